import { hasCitus, isDistributed } from './cluster.js';
import { type Database, StartProblem } from './database.js';
import { LIST_ALL } from './listing-statements.js';

/** What belongs to a game and lies beside it. The first decides where; whatever is not named here stays at home. */
export const BY_GAME = ['events', 'games', 'idempotency_keys', 'seat_names'] as const;

/** Spreads the tables over the nodes of a cluster, as far as that is not done yet. Tells of each step. */
export const distribute = async (home: Database, tell: (what: string) => void): Promise<void> => {
  await refuseWhatIsNone(home);
  for (const table of BY_GAME) {
    if (await isDistributed(home, table)) {
      tell(`${table}: was spread by game already`);
      continue;
    }
    await home.alone((run) => run(spreading(table)));
    tell(`${table}: is spread by game now`);
  }
  await listAnew(home);
  const [row] = await home.ask('SELECT count(*)::text AS games FROM listings', []);
  tell(`listings: ${row?.games} games can be listed; this table and all others stay on the coordinator`);
};

/** Lists all games as they stand, where games are spread. */
export const listAnew = async (home: Database): Promise<void> => {
  if (home.node === null || !(await isDistributed(home))) return;
  await home.alone((run) => run(BY_TIME));
  await home.alone((run) => run(LIST_ALL));
};

/** A few bytes for each stretch of a log that is written in the order of time: finds what was written last, shard by shard. */
const BY_TIME =
  'CREATE INDEX IF NOT EXISTS events_by_time ON events USING brin (at) WITH (autosummarize = on)';

/** What a migration has added to a ledger that is spread already. */
export const distributeTheNew = async (home: Database): Promise<void> => {
  if (home.node === null || !(await isDistributed(home))) return;
  for (const table of BY_GAME)
    if (!(await isDistributed(home, table))) await home.alone((run) => run(spreading(table)));
  const [lists] = await home.ask(
    'SELECT NOT EXISTS (SELECT FROM listings) AND NOT EXISTS (SELECT FROM past_listings) AS empty',
    [],
  );
  if (lists?.empty === true) await listAnew(home);
};

/** Our trigger refuses changes on whichever node they are tried, so it is safe where Citus cannot know that it is. */
const spreading = (table: string): string => `
  BEGIN;
  SET LOCAL citus.enable_unsafe_triggers = on;
  SET LOCAL client_min_messages = warning;
  SELECT create_distributed_table('${table}', 'game_id'${table === 'events' ? '' : ", colocate_with => 'events'"});
  COMMIT;`;

const WORKERS = "SELECT FROM pg_dist_node WHERE noderole = 'primary' AND shouldhaveshards AND isactive";
const LOCAL_GROUP = 'SELECT groupid FROM pg_dist_local_group';

const refuseWhatIsNone = async (home: Database): Promise<void> => {
  if (home.node === null || !(await hasCitus(home)))
    throw new StartProblem(
      'There is no Citus here. Spreading needs its extension on the coordinator and on every worker: CREATE EXTENSION citus.',
    );
  const [local] = await home.ask(LOCAL_GROUP, []);
  if (Number(local?.groupid) !== 0)
    throw new StartProblem('DATABASE_URL: this is a worker. Give the address of the coordinator.');
  if ((await home.ask(WORKERS, [])).length === 0)
    throw new StartProblem(
      "The cluster has no worker yet. Add one on the coordinator: SELECT citus_add_node('worker-1', 5432).",
    );
};
