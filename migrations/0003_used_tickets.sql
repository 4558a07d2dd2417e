-- A used ticket is kept for a while: the request that made it may be repeated, and must not make it valid again.
ALTER TABLE tickets ADD COLUMN used_at timestamptz;
