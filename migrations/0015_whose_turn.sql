-- On the last event of a decision: the seats that are to act after it. So a list can say whose turn it is, and a move stays one row and nothing else.
-- Events from before have none: such a game is folded when somebody asks.
ALTER TABLE events ADD COLUMN to_act smallint[];

-- When a card was last written: somebody sat down or left, or the game began or ended. Whoever was away is told of what ended meanwhile.
ALTER TABLE games ADD COLUMN changed_at timestamptz;
ALTER TABLE listings ADD COLUMN changed_at timestamptz;
