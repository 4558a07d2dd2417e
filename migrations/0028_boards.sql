-- A board gives the same luck to all its tables. Its secret is told when the last of them is done, and from then on anybody who may see its games does.
CREATE TABLE told_boards (
  board_id text        PRIMARY KEY,
  told_at  timestamptz NOT NULL
);
