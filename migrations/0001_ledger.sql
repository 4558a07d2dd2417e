-- The ledger: what happened, in order, for ever. Every key begins with the game, so that games can be spread over many servers.

CREATE TABLE events (
  game_id    text        NOT NULL,
  seq        integer     NOT NULL CHECK (seq > 0),
  at         timestamptz NOT NULL,
  event      json        NOT NULL,
  -- Who asked: null for what the house itself did.
  seat       smallint,
  player_id  text,
  -- The action itself, on the first event of its decision.
  action     json,
  request_id text,
  -- SHA-256 over the previous hash and this row, in hexadecimal: a changed log shows.
  hash       text        NOT NULL,
  PRIMARY KEY (game_id, seq)
);

CREATE FUNCTION refuse_to_rewrite_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'events are only ever added to' USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER events_are_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite_history();

-- What a list of games shows, and the secret the dice come from. Changed only when somebody sits down or the game starts or ends.
CREATE TABLE games (
  game_id    text        PRIMARY KEY,
  ruleset    text        NOT NULL,
  visibility text        NOT NULL,
  status     text        NOT NULL,
  players    text[]      NOT NULL,
  card       json        NOT NULL,
  secret     text        NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE INDEX games_newest ON games (created_at DESC, game_id DESC);
CREATE INDEX games_by_player ON games USING gin (players);

CREATE TABLE players (
  player_id  text        PRIMARY KEY,
  name       text        NOT NULL,
  token_hash text        NOT NULL,
  created_at timestamptz NOT NULL
);
