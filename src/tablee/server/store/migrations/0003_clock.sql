-- What the sweeps have read of the machine's clock, in seconds since 1970: one row.
CREATE TABLE clock (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    believed REAL NOT NULL, -- what was too old by then may be deleted
    last REAL NOT NULL,
    jumped REAL -- the first reading after a jump, until the clock has run on for a while
) STRICT;
