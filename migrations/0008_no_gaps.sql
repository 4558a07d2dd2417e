-- A log has no gaps, and the table itself sees to it: the first event of a decision names the event before it, which must be there.
-- The others of the decision land with it or not at all. Null for the first event of a game, and for what was written before this was asked.
ALTER TABLE events
  ADD COLUMN before integer CHECK (before = seq - 1),
  ADD CONSTRAINT events_have_no_gaps FOREIGN KEY (game_id, before) REFERENCES events (game_id, seq);
