-- When each player was last seen at a game, or, with an empty game, anywhere. Written seldom, for many at once, and forgotten after a day.
CREATE TABLE presence (
  game_id   text        NOT NULL,
  player_id text        NOT NULL,
  seen_at   timestamptz NOT NULL,
  PRIMARY KEY (game_id, player_id)
);

CREATE INDEX presence_oldest ON presence (seen_at);
