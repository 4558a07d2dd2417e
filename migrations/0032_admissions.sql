-- Who is about to have one more game: counted with the games there are until it is known what came of it, so that of all who ask at once
-- no more come in than there is room for. It has no log of its own: a crash of the database loses what was under way at that moment, and nothing else.
CREATE UNLOGGED TABLE admissions (
  -- The id that follows from the request: sent again, it finds its table.
  name      text        NOT NULL,
  player_id text        NOT NULL,
  -- The table itself. It is another where the place of the first was away.
  game_id   text        NOT NULL,
  network   text,
  at        timestamptz NOT NULL,
  PRIMARY KEY (name, player_id)
);

CREATE INDEX admissions_by_player ON admissions (player_id);
CREATE INDEX admissions_by_network ON admissions (network) WHERE network IS NOT NULL;
CREATE INDEX admissions_by_age ON admissions (at);
