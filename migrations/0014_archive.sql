-- Games that were exported as records and removed, so that whoever asks for one hears what became of it.
CREATE TABLE archived_games (
  game_id     text        PRIMARY KEY,
  ruleset     text        NOT NULL,
  visibility  text        NOT NULL,
  ended_at    timestamptz NOT NULL,
  archived_at timestamptz NOT NULL
);

-- Events are still only ever added to, with one way out: the whole log of a game, by a transaction that names it.
-- Where there is a role parlor_archivist, only its members may.
CREATE FUNCTION refuse_to_remove_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.game_id = current_setting('parlor.removes', true)
    AND (to_regrole('parlor_archivist') IS NULL OR pg_has_role(current_user, to_regrole('parlor_archivist')::oid, 'MEMBER'))
  THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'events are only ever added to' USING ERRCODE = 'restrict_violation';
END
$$;

-- On a cluster the trigger is as safe on every node as it was; elsewhere nobody reads this setting.
SET LOCAL citus.enable_unsafe_triggers = on;

DROP TRIGGER events_are_append_only ON events;

CREATE TRIGGER events_are_append_only
  BEFORE UPDATE OR TRUNCATE ON events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite_history();

CREATE TRIGGER events_are_kept
  BEFORE DELETE ON events
  FOR EACH ROW EXECUTE FUNCTION refuse_to_remove_history();
