-- When a device was last seen: who doesn't come for long has to introduce themselves again.
-- Nobody is sent away by the upgrade itself.
ALTER TABLE devices ADD COLUMN seen REAL NOT NULL DEFAULT 0;
UPDATE devices SET seen = CAST(strftime('%s', 'now') AS REAL);
