-- People under one roof: a class, a league, friends. A club belongs to no game, so all of it is at home.
CREATE TABLE clubs (
  club_id      text        PRIMARY KEY,
  name         text        NOT NULL,
  -- Whoever says it comes in; null while the door is closed.
  code         text        UNIQUE,
  -- Of a request that may be sent again.
  request_hash text,
  created_at   timestamptz NOT NULL
);

-- Somebody's place in a club, under an id and a name that only the club knows. Who was sent away stays, so that the code lets nobody back in.
CREATE TABLE club_members (
  club_id      text        NOT NULL REFERENCES clubs (club_id) ON DELETE CASCADE,
  member_id    text        NOT NULL,
  player_id    text        NOT NULL,
  display_name text        NOT NULL,
  role         text        NOT NULL,
  joined_at    timestamptz NOT NULL,
  PRIMARY KEY (club_id, member_id)
);

CREATE UNIQUE INDEX club_members_once ON club_members (club_id, player_id);
CREATE UNIQUE INDEX club_members_one_owner ON club_members (club_id) WHERE role = 'owner';
CREATE INDEX club_members_by_player ON club_members (player_id);

-- The club a game belongs to, in the games themselves and wherever lists are asked for.
ALTER TABLE games ADD COLUMN club text;
ALTER TABLE listings ADD COLUMN club text;
ALTER TABLE past_listings ADD COLUMN club text;

CREATE INDEX games_of_club ON games (club, created_at DESC, game_id DESC) WHERE club IS NOT NULL;
CREATE INDEX listings_of_club ON listings (club, created_at DESC, game_id DESC) WHERE club IS NOT NULL;
CREATE INDEX past_listings_of_club ON past_listings (club, created_at DESC, game_id DESC) WHERE club IS NOT NULL;
