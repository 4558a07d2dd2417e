-- Games that a bot may have to move in. After a crash, whoever is still there looks for them and plays on.
ALTER TABLE games ADD COLUMN has_bots boolean NOT NULL DEFAULT false;

CREATE INDEX games_with_bots ON games (game_id) WHERE status = 'playing' AND has_bots;
