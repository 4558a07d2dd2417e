-- What a class has to do, and what its teacher sees of how it goes. It belongs to the club and goes with it, or with whoever leaves.
CREATE TABLE club_assignments (
  club_id       text        NOT NULL REFERENCES clubs (club_id) ON DELETE CASCADE,
  assignment_id text        NOT NULL,
  title         text        NOT NULL,
  task          json        NOT NULL,
  created_at    timestamptz NOT NULL,
  PRIMARY KEY (club_id, assignment_id)
);

-- What the client kit said at somebody's desk, the latest.
CREATE TABLE club_reports (
  club_id       text        NOT NULL,
  assignment_id text        NOT NULL,
  member_id     text        NOT NULL,
  passed        integer     NOT NULL,
  checks        integer     NOT NULL,
  score         integer     NOT NULL,
  reported_at   timestamptz NOT NULL,
  PRIMARY KEY (club_id, assignment_id, member_id),
  FOREIGN KEY (club_id, assignment_id) REFERENCES club_assignments (club_id, assignment_id) ON DELETE CASCADE,
  FOREIGN KEY (club_id, member_id) REFERENCES club_members (club_id, member_id) ON DELETE CASCADE
);

-- How often somebody was told no, by the code. There are as many codes as the rules have, and no more.
CREATE TABLE club_refusals (
  club_id   text        NOT NULL,
  member_id text        NOT NULL,
  code      text        NOT NULL,
  times     integer     NOT NULL,
  last_at   timestamptz NOT NULL,
  PRIMARY KEY (club_id, member_id, code),
  FOREIGN KEY (club_id, member_id) REFERENCES club_members (club_id, member_id) ON DELETE CASCADE
);

-- How somebody acted in a game of the club: how often, by what their client called itself, and when last.
CREATE TABLE club_play (
  club_id    text        NOT NULL,
  member_id  text        NOT NULL,
  game_id    text        NOT NULL,
  by_curl    integer     NOT NULL,
  by_others  integer     NOT NULL,
  is_chaotic boolean     NOT NULL,
  last_at    timestamptz NOT NULL,
  PRIMARY KEY (club_id, member_id, game_id),
  FOREIGN KEY (club_id, member_id) REFERENCES club_members (club_id, member_id) ON DELETE CASCADE
);

CREATE INDEX club_play_by_age ON club_play (last_at);
