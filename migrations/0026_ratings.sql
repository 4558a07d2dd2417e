-- A rated game that is over is marked until ratings know of it: whoever dies in between leaves the mark.
ALTER TABLE games ADD COLUMN to_rate boolean NOT NULL DEFAULT false;
CREATE INDEX games_to_rate ON games (game_id) WHERE to_rate;

-- Whose games are rated together: a ruleset in the open, or a ruleset in a club. All of this is at home.
CREATE TABLE rating_pools (
  pool    text    PRIMARY KEY,
  ruleset text    NOT NULL,
  club    text    REFERENCES clubs (club_id) ON DELETE CASCADE,
  -- Grows with every fold, and is its lock.
  version integer NOT NULL DEFAULT 0
);

CREATE INDEX rating_pools_of_club ON rating_pools (club) WHERE club IS NOT NULL;

-- What a finished game says of those who played. It stays when the game itself is put away.
CREATE TABLE rated_games (
  game_id  text        PRIMARY KEY,
  pool     text        NOT NULL REFERENCES rating_pools (pool) ON DELETE CASCADE,
  ended_at timestamptz NOT NULL,
  -- By seat: who, and the place they came to.
  places   json        NOT NULL,
  -- Only where everything before it in the order of its pool is folded too.
  folded   boolean     NOT NULL DEFAULT false
);

CREATE INDEX rated_games_in_order ON rated_games (pool, ended_at, game_id);
CREATE INDEX rated_games_unfolded ON rated_games (pool, ended_at, game_id) WHERE NOT folded;

-- How somebody stood after a game. Where an older game comes in late, the fold begins again from here.
CREATE TABLE rating_steps (
  pool     text             NOT NULL REFERENCES rating_pools (pool) ON DELETE CASCADE,
  who      text             NOT NULL,
  ended_at timestamptz      NOT NULL,
  game_id  text             NOT NULL,
  mu       double precision NOT NULL,
  sigma    double precision NOT NULL,
  games    integer          NOT NULL,
  damped   integer          NOT NULL,
  weight   double precision NOT NULL,
  PRIMARY KEY (pool, who, ended_at, game_id)
);

-- How everybody stands.
CREATE TABLE ratings (
  pool       text             NOT NULL REFERENCES rating_pools (pool) ON DELETE CASCADE,
  who        text             NOT NULL,
  mu         double precision NOT NULL,
  sigma      double precision NOT NULL,
  games      integer          NOT NULL,
  damped     integer          NOT NULL,
  changed_at timestamptz      NOT NULL,
  PRIMARY KEY (pool, who)
);

CREATE INDEX ratings_best ON ratings (pool, (mu - sigma) DESC, who);
CREATE INDEX ratings_of_somebody ON ratings (who);
