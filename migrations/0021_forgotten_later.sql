-- Somebody who is forgotten may sit in a game that nobody can leave for them, since its rules are not here. It is tried again from this moment on; null for at once.
ALTER TABLE forgotten_players ADD COLUMN retry_at timestamptz;
