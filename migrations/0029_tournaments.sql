-- Who meets whom, round after round. A tournament belongs to no game, so all of it is at home.
CREATE TABLE tournaments (
  tournament_id text        PRIMARY KEY,
  name          text        NOT NULL,
  -- Who announced it; null when they are forgotten.
  host          text,
  club          text,
  status        text        NOT NULL,
  -- What the draw and all shared luck follow from; told at the end.
  seed          text        NOT NULL,
  -- When somebody looks after it next; null when it is over. Whoever takes it writes down when another may.
  look_at       timestamptz,
  -- Of a request that may be sent again.
  request_hash  text,
  created_at    timestamptz NOT NULL
);

CREATE INDEX tournaments_due ON tournaments (look_at) WHERE look_at IS NOT NULL;
CREATE INDEX tournaments_newest ON tournaments (created_at DESC, tournament_id DESC);
CREATE INDEX tournaments_of_host ON tournaments (host) WHERE status <> 'over';

-- Its log: the key is the lock. Whoever comes second with a number has lost the race, and looks again.
CREATE TABLE tournament_events (
  tournament_id text        NOT NULL REFERENCES tournaments (tournament_id),
  seq           integer     NOT NULL,
  at            timestamptz NOT NULL,
  event         json        NOT NULL,
  hash          text        NOT NULL,
  PRIMARY KEY (tournament_id, seq)
);

-- Who the numbers in a log are. What is forgotten of somebody is forgotten here.
CREATE TABLE tournament_entrants (
  tournament_id text        NOT NULL REFERENCES tournaments (tournament_id),
  entrant       integer     NOT NULL,
  player_id     text,
  name          text        NOT NULL,
  PRIMARY KEY (tournament_id, entrant)
);

CREATE INDEX tournament_entrants_by_player ON tournament_entrants (player_id) WHERE player_id IS NOT NULL;
