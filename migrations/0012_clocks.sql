-- Games whose clock runs, and when somebody must look at them next. No move changes this: the next look is never later than a turn from now.
CREATE TABLE game_clocks (
  game_id text        PRIMARY KEY,
  look_at timestamptz NOT NULL
);

CREATE INDEX game_clocks_due ON game_clocks (look_at);

-- When somebody was last here to play with: one row, which every process touches every few seconds.
CREATE TABLE house_hours (
  house   text        PRIMARY KEY,
  beat_at timestamptz NOT NULL
);

INSERT INTO house_hours (house, beat_at) VALUES ('parlor', now());

-- When nobody was: no clock ran in these hours.
CREATE TABLE house_closings (
  closed_at timestamptz NOT NULL,
  opened_at timestamptz PRIMARY KEY
);
