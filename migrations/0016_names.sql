-- What somebody was called when they sat down. The log itself has a hash of it, made with a salt: so the chain covers the name, and the name can be forgotten
-- while the chain still holds. A row lies beside its game, and lasts until its player is forgotten or the game is put away.
CREATE TABLE seat_names (
  game_id   text NOT NULL,
  named     text NOT NULL,
  player_id text NOT NULL,
  name      text NOT NULL,
  salt      text NOT NULL,
  PRIMARY KEY (game_id, named)
);

CREATE INDEX seat_names_by_player ON seat_names (player_id);

-- Players who are forgotten, or about to be: whoever died in the middle of it is found here, and what was begun is finished.
CREATE TABLE forgotten_players (
  player_id    text        PRIMARY KEY,
  forgotten_at timestamptz NOT NULL,
  done_at      timestamptz
);

CREATE INDEX forgotten_players_to_do ON forgotten_players (forgotten_at) WHERE done_at IS NULL;

-- Players for whom an open seat is kept: they are told, and find the table.
ALTER TABLE games ADD COLUMN kept_for text[] NOT NULL DEFAULT '{}';
ALTER TABLE listings ADD COLUMN kept_for text[] NOT NULL DEFAULT '{}';

CREATE INDEX games_kept_for ON games USING gin (kept_for) WHERE status <> 'over';
CREATE INDEX listings_kept_for ON listings USING gin (kept_for) WHERE status <> 'over';
CREATE INDEX games_unfinished_by_host ON games (host) WHERE status <> 'over';
CREATE INDEX listings_unfinished_by_host ON listings (host) WHERE status <> 'over';
