-- Never change a migration that has been released: its checksum is kept in every database.
-- Times are seconds since 1970, except in moves.

PRAGMA application_id = 1415668332; -- "Tabl": how we know our own files

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    created REAL NOT NULL,
    seen REAL NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE devices (
    token_hash TEXT PRIMARY KEY, -- never the token: a stolen database opens no door
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    created REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX devices_by_person ON devices (person);

-- Neither the host nor the members refer to people: a room outlives those who are forgotten.
CREATE TABLE rooms (
    id TEXT PRIMARY KEY,
    link TEXT NOT NULL UNIQUE,
    host TEXT NOT NULL,
    body BLOB NOT NULL,
    touched REAL NOT NULL
) STRICT;
CREATE INDEX rooms_by_host ON rooms (host);

CREATE TABLE members (
    room TEXT NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
    person TEXT NOT NULL,
    PRIMARY KEY (room, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX members_by_person ON members (person);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    room TEXT NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    rules TEXT NOT NULL,
    options TEXT NOT NULL,
    seats INTEGER NOT NULL,
    rng TEXT NOT NULL,
    seed TEXT NOT NULL,
    started REAL NOT NULL,
    finished REAL,
    body BLOB NOT NULL
) STRICT;
CREATE INDEX tables_by_room ON tables (room);
CREATE INDEX open_tables ON tables (id) WHERE finished IS NULL;

CREATE TABLE moves (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version INTEGER NOT NULL CHECK (version > 0),
    seat INTEGER NOT NULL,
    move TEXT NOT NULL,
    at INTEGER NOT NULL, -- milliseconds since 1970
    "by" TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;

CREATE TABLE commands (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    command TEXT NOT NULL,
    version INTEGER NOT NULL,
    PRIMARY KEY (table_id, command)
) STRICT, WITHOUT ROWID;
