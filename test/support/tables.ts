/**
 * Tables with nothing in them, over and over: to make them takes a third of a second, to empty them a moment.
 * Rows that the migrations themselves wrote are put aside and put back; a test that changed the tables gets nobody else's.
 */

/** Not even tables. */
export const MAKE_BARE = `DROP SCHEMA IF EXISTS aside CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public`;

/** All that migrations make, and which of them were made, as one text. */
const SHAPE = `(SELECT string_agg(thing, ',' ORDER BY thing) FROM (
  SELECT concat_ws(' ', attrelid::regclass, attname, atttypid, attnotnull) FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE relnamespace = 'public'::regnamespace AND attnum > 0
  UNION ALL SELECT concat_ws(' ', conrelid::regclass, conname, md5(conbin::text)) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT concat_ws(' ', tgrelid::regclass, tgname, tgenabled) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT concat_ws(' ', proname, md5(prosrc)) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
  UNION ALL SELECT concat_ws(' ', number, name) FROM parlor_migrations
) AS things(thing))`;

const FILLED = `FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
  AND relname <> 'parlor_migrations' AND pg_relation_size(oid) > 0`;

/** Run once, when the tables were just made. */
export const PUT_ASIDE = `CREATE SCHEMA aside;
  CREATE TABLE aside.parlor_shape AS SELECT ${SHAPE} AS shape;
  DO $$ DECLARE filled text; BEGIN
    FOR filled IN SELECT relname ${FILLED} LOOP
      EXECUTE format('CREATE TABLE aside.%1$I AS TABLE public.%1$I', filled);
    END LOOP;
  END $$`;

/** Emptying a small table row by row leaves it as everybody knows it; to cut it off makes a new one, which each connection must learn of. */
const LARGE = 1_000_000;

/** Fails where the tables are not as they were made; then nothing helps but to make them anew. */
export const EMPTY_TABLES = `DO $$ DECLARE filled text; BEGIN
    IF ${SHAPE} <> (SELECT shape FROM aside.parlor_shape) THEN RAISE EXCEPTION 'a test changed the tables'; END IF;
    SET LOCAL session_replication_role = replica;
    FOR filled IN SELECT relname ${FILLED} AND pg_total_relation_size(oid) > ${LARGE} LOOP
      EXECUTE format('TRUNCATE public.%I CASCADE', filled);
    END LOOP;
    FOR filled IN SELECT relname ${FILLED} LOOP
      EXECUTE format('DELETE FROM public.%I', filled);
    END LOOP;
    FOR filled IN SELECT tablename FROM pg_tables WHERE schemaname = 'aside' AND tablename <> 'parlor_shape' LOOP
      EXECUTE format('INSERT INTO public.%1$I SELECT * FROM aside.%1$I', filled);
    END LOOP;
    UPDATE house_hours SET beat_at = now();
  END $$`;
