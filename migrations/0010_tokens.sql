-- A player may have several tokens, each with a label and a scope; only hashes are kept.
CREATE TABLE tokens (
  player_id  text        NOT NULL,
  token_id   text        NOT NULL,
  token_hash text        NOT NULL,
  label      text        NOT NULL,
  -- What it may do: 'play', or 'watch'.
  scope      text        NOT NULL,
  created_at timestamptz NOT NULL,
  -- A day, not a moment, so that looking at something does not write each time.
  last_used  date,
  PRIMARY KEY (player_id, token_id)
);

INSERT INTO tokens (player_id, token_id, token_hash, label, scope, created_at)
SELECT player_id, 't_' || substr(player_id, 3), token_hash, 'first', 'play', created_at FROM players;

ALTER TABLE players DROP COLUMN token_hash;

-- A stream ends with the token it was opened by, also when that was by way of a ticket.
ALTER TABLE tickets ADD COLUMN token_id text;

-- A code that takes a player to another device: for one use, soon.
CREATE TABLE links (
  code_hash   text        PRIMARY KEY,
  player_id   text        NOT NULL,
  -- What the token may do that it is exchanged for.
  scope       text        NOT NULL,
  expires_at  timestamptz NOT NULL,
  used_at     timestamptz,
  -- Of a request that may be repeated: its key, and the code under that key; null once it is told no more.
  key_hash    text        UNIQUE,
  sealed_code text
);

CREATE INDEX links_oldest ON links (expires_at);

-- Tokens made by a request that may be repeated: for some minutes the token can be told again, to whoever has the key.
CREATE TABLE token_keys (
  key_hash     text        PRIMARY KEY,
  player_id    text        NOT NULL,
  token_id     text        NOT NULL,
  -- Tells another request under the same key.
  request_hash text        NOT NULL,
  sealed_token text,
  created_at   timestamptz NOT NULL
);

CREATE INDEX token_keys_oldest ON token_keys (created_at);
