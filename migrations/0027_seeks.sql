-- Who looks for an opponent. A seek belongs to no game yet, so it is at home.
CREATE TABLE seeks (
  seek_id      text             PRIMARY KEY,
  player_id    text             NOT NULL,
  -- The token it was asked with: when that goes, so does the seek.
  token_id     text             NOT NULL,
  ruleset      text             NOT NULL,
  club         text             REFERENCES clubs (club_id) ON DELETE CASCADE,
  -- The table that is wished for, and its mark: only those who wish for the same are matched.
  wish         json             NOT NULL,
  wish_mark    text             NOT NULL,
  -- How strong they are believed to be.
  mu           double precision NOT NULL,
  status       text             NOT NULL,
  why          text,
  -- The table at which they meet. It is laid when the status is matched.
  game_id      text,
  -- Of a request that may be sent again.
  request_hash text,
  created_at   timestamptz      NOT NULL,
  -- When somebody last asked for it, or listened.
  seen_at      timestamptz      NOT NULL,
  changed_at   timestamptz      NOT NULL
);

CREATE UNIQUE INDEX seeks_one_each ON seeks (player_id, ruleset) WHERE status IN ('waiting', 'paired');
CREATE INDEX seeks_open ON seeks (created_at) WHERE status IN ('waiting', 'paired');
CREATE INDEX seeks_over ON seeks (changed_at) WHERE status NOT IN ('waiting', 'paired');
