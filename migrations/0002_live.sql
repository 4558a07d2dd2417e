-- What makes requests safe to repeat: a key, the request it stood for, and the events that came of it.
-- The answer is not kept: it is made again from the log, so it can show no more than it did.
CREATE TABLE idempotency_keys (
  game_id      text        NOT NULL,
  player_id    text        NOT NULL,
  key          text        NOT NULL,
  request_hash text        NOT NULL,
  seat         smallint,
  first_seq    integer     NOT NULL,
  last_seq     integer     NOT NULL,
  created_at   timestamptz NOT NULL,
  PRIMARY KEY (game_id, player_id, key)
);

CREATE INDEX idempotency_keys_oldest ON idempotency_keys (created_at);

-- Tickets let a browser open a stream without putting its token into an address. Each opens one.
CREATE TABLE tickets (
  ticket_hash text        PRIMARY KEY,
  player_id   text        NOT NULL,
  expires_at  timestamptz NOT NULL
);

CREATE INDEX tickets_oldest ON tickets (expires_at);
