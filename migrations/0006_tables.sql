-- Who laid a table; and from which network, as a hash under a key that only this database knows, kept while the game lasts.
-- How many games wait or play is counted by both.
ALTER TABLE games ADD COLUMN host text;
ALTER TABLE games ADD COLUMN network text;
-- A seat may be open while a game waits, and also while it is played.
ALTER TABLE games ADD COLUMN has_open_seat boolean NOT NULL DEFAULT false;

UPDATE games SET
  host = (SELECT player_id FROM events WHERE events.game_id = games.game_id AND seq = 1),
  has_open_seat = (status = 'waiting');

CREATE INDEX games_unfinished_by_player ON games USING gin (players) WHERE status <> 'over';
CREATE INDEX games_unfinished_for_bots ON games (host) WHERE status <> 'over' AND players = '{}';
CREATE INDEX games_unfinished_by_network ON games (network, created_at) WHERE status <> 'over';
CREATE INDEX games_with_open_seat ON games (created_at DESC, game_id DESC) WHERE has_open_seat;
CREATE INDEX games_waiting ON games (created_at) WHERE status = 'waiting';

CREATE TABLE house_keys (
  name text PRIMARY KEY,
  key  text NOT NULL
);

INSERT INTO house_keys (name, key)
VALUES ('network', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));

-- Sign-ups that may be repeated: for some minutes the token can be told again, to whoever has the key; after that the key is only known to be used.
CREATE TABLE sign_ups (
  key_hash     text        PRIMARY KEY,
  player_id    text        NOT NULL,
  -- The token, under a key made of the caller's word and of something random; null once the minutes are over.
  sealed_token text,
  created_at   timestamptz NOT NULL
);

CREATE INDEX sign_ups_oldest ON sign_ups (created_at);
