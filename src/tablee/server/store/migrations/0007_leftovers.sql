-- A match that is deleted goes with its row. Its moves and commands follow little by little, so that
-- nobody who writes waits for them: they refer to no match, and what is left over is written down.
CREATE TABLE leftovers (
    table_id TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;

CREATE TRIGGER deleted_tables AFTER DELETE ON tables
BEGIN
    INSERT INTO leftovers VALUES (old.id);
END;

-- As they were, but for the reference that deleted with the row.
CREATE TABLE free_moves (
    table_id TEXT NOT NULL,
    version INTEGER NOT NULL CHECK (version > 0),
    seat INTEGER NOT NULL,
    move TEXT NOT NULL,
    at INTEGER NOT NULL, -- milliseconds since 1970
    "by" TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;
INSERT INTO free_moves SELECT * FROM moves;
DROP TABLE moves;
ALTER TABLE free_moves RENAME TO moves;

CREATE TABLE free_commands (
    table_id TEXT NOT NULL,
    command TEXT NOT NULL,
    version INTEGER NOT NULL,
    PRIMARY KEY (table_id, command)
) STRICT, WITHOUT ROWID;
INSERT INTO free_commands SELECT * FROM commands;
DROP TABLE commands;
ALTER TABLE free_commands RENAME TO commands;
