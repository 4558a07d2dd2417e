-- Where games are spread, a list is asked for and answered at home: its table has all that an item shows, and no question goes to the games.
-- What was listed before is listed anew when the migrations are done. Still empty where all games are in one database.
TRUNCATE listings;

ALTER TABLE listings
  ADD COLUMN card       json        NOT NULL,
  ADD COLUMN version    integer     NOT NULL,
  ADD COLUMN updated_at timestamptz NOT NULL,
  ADD COLUMN to_act     smallint[],
  -- Every move changes version, time and turn. No index has them while a game lasts, so a row has only to find room on its page.
  SET (fillfactor = 70);

CREATE INDEX listings_over ON listings (updated_at) WHERE status = 'over';
CREATE INDEX listings_by_ruleset ON listings (ruleset, created_at DESC, game_id DESC) WHERE visibility = 'public';
-- It is small, so one index by player will do.
DROP INDEX listings_unfinished_by_player;

-- Games that are over leave it after a minute, so it is never larger than what is waiting and playing.
CREATE TABLE past_listings (
  game_id    text        PRIMARY KEY,
  ruleset    text        NOT NULL,
  visibility text        NOT NULL,
  status     text        NOT NULL,
  created_at timestamptz NOT NULL,
  changed_at timestamptz,
  card       json        NOT NULL,
  version    integer     NOT NULL,
  updated_at timestamptz NOT NULL,
  to_act     smallint[]
);

CREATE INDEX past_listings_newest ON past_listings (created_at DESC, game_id DESC) WHERE visibility = 'public';
CREATE INDEX past_listings_by_ruleset ON past_listings (ruleset, created_at DESC, game_id DESC) WHERE visibility = 'public';
CREATE INDEX past_listings_oldest ON past_listings (updated_at);

-- Who played in them: the games of a player lie beside one another, newest first.
CREATE TABLE past_players (
  game_id    text        NOT NULL,
  player_id  text        NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (game_id, player_id)
);

CREATE INDEX past_players_newest ON past_players (player_id, created_at DESC, game_id DESC);
