-- Players whose turns are announced by a call to an address of theirs. The secret is kept as it is, since it signs.
CREATE TABLE webhooks (
  player_id        text        PRIMARY KEY,
  url              text        NOT NULL,
  -- Only turns in games of these; null for all.
  rulesets         text[],
  secret           text        NOT NULL,
  -- After a change the secret before signs too, for a while.
  old_secret       text,
  old_secret_until timestamptz,
  -- Failures in a row, and until when nothing is tried because of them.
  failures         integer     NOT NULL,
  paused_until     timestamptz,
  disabled_at      timestamptz,
  disabled_why     text,
  created_at       timestamptz NOT NULL
);

-- One row for each turn that is to be announced: whoever claims it calls. It is the player's log as well.
CREATE TABLE webhook_deliveries (
  game_id    text        NOT NULL,
  version    integer     NOT NULL,
  seat       smallint    NOT NULL,
  player_id  text        NOT NULL,
  status     text        NOT NULL,
  -- Of an open one: nobody calls before this moment. A claim puts it off, so what a dead process claimed falls due again.
  due_at     timestamptz NOT NULL,
  attempts   json        NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (game_id, version, seat)
);

CREATE INDEX webhook_deliveries_due ON webhook_deliveries (due_at) WHERE status = 'open';
CREATE INDEX webhook_deliveries_newest ON webhook_deliveries (player_id, created_at DESC, game_id DESC);
CREATE INDEX webhook_deliveries_oldest ON webhook_deliveries (created_at);
