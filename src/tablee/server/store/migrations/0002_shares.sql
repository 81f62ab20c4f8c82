-- A finished match that somebody has shared: whoever has the link may look at it.
CREATE TABLE shares (
    link TEXT PRIMARY KEY,
    table_id TEXT NOT NULL UNIQUE REFERENCES tables (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
