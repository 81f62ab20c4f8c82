-- A class that plays together; its tables are rooms, which its document names.
CREATE TABLE classes (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    body BLOB NOT NULL
) STRICT, WITHOUT ROWID;
