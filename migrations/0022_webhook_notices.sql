-- What somebody wants to be called for beside their turns; null for turns alone.
ALTER TABLE webhooks ADD COLUMN notices text[];

-- A row is about a turn, or about something else that waits for its player at that version of the game.
ALTER TABLE webhook_deliveries
  ADD COLUMN type text NOT NULL DEFAULT 'your-turn',
  DROP CONSTRAINT webhook_deliveries_pkey,
  ADD PRIMARY KEY (game_id, version, seat, type);
