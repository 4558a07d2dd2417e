-- Codes that can be said aloud, and the table each leads to. A code follows from the id of its game; this is the way back.
CREATE TABLE join_codes (
  code_hash  text        PRIMARY KEY,
  game_id    text        NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE INDEX join_codes_oldest ON join_codes (created_at);

-- When somebody who belongs to a waiting table last looked at it; written seldom.
CREATE TABLE looks (
  game_id text        PRIMARY KEY,
  at      timestamptz NOT NULL
);

CREATE INDEX looks_oldest ON looks (at);
