-- Where games are spread over several databases, what a list asks for is kept in one: a row for each game, which says only whether it belongs in a list.
-- What the list shows is read from the game itself. Empty where all games are in one database, since the games themselves are asked there.
CREATE TABLE listings (
  game_id       text        PRIMARY KEY,
  ruleset       text        NOT NULL,
  visibility    text        NOT NULL,
  status        text        NOT NULL,
  players       text[]      NOT NULL,
  has_bots      boolean     NOT NULL,
  host          text,
  network       text,
  has_open_seat boolean     NOT NULL,
  created_at    timestamptz NOT NULL,
  -- The event it was written with: an older one never covers a newer one.
  as_of         integer     NOT NULL
);

CREATE INDEX listings_newest ON listings (created_at DESC, game_id DESC) WHERE visibility = 'public';
CREATE INDEX listings_lobby ON listings (created_at DESC, game_id DESC) WHERE visibility = 'public' AND status <> 'over';
CREATE INDEX listings_by_player ON listings USING gin (players);
CREATE INDEX listings_with_bots ON listings (game_id) WHERE status = 'playing' AND has_bots;
CREATE INDEX listings_unfinished_by_player ON listings USING gin (players) WHERE status <> 'over';
CREATE INDEX listings_unfinished_for_bots ON listings (host) WHERE status <> 'over' AND players = '{}';
CREATE INDEX listings_unfinished_by_network ON listings (network, created_at) WHERE status <> 'over';
CREATE INDEX listings_with_open_seat ON listings (created_at DESC, game_id DESC) WHERE has_open_seat;
CREATE INDEX listings_waiting ON listings (created_at) WHERE status = 'waiting';

-- The event a card was written with, while its listing is still to be written. Whoever dies in between leaves it, and it is found by the index.
ALTER TABLE games ADD COLUMN unlisted integer;
CREATE INDEX games_unlisted ON games (game_id) WHERE unlisted IS NOT NULL;
