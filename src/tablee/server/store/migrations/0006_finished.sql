-- The last matches of a room, however many there were.
CREATE INDEX finished_tables ON tables (room, finished DESC, id) WHERE finished IS NOT NULL;
