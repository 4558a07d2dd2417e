import { placesOf } from '../../../src/store/cluster.js';
import type { Database } from '../../../src/store/database.js';
import { distribute } from '../../../src/store/distribute.js';
import { migrate } from '../../../src/store/migrate.js';
import { onePlace, type Places } from '../../../src/store/places.js';
import { openServer } from '../../../src/store/server.js';
import { emptyDatabase } from '../../support/databases.js';
import { freshDatabase, freshFolder } from '../../support/places.js';
import { freshCluster } from './cluster.js';
import { findPooler } from './pooler.js';
import { standInsOf } from './stand-ins.js';

/** Every kind of database that is there, with tables and nothing in them; closing it is the end of them. */
export type OpenKind = () => Promise<Places>;

const embedded: OpenKind = async () => {
  const database = await emptyDatabase(freshFolder);
  await migrate(database);
  return onePlace(database);
};

const served: OpenKind = async () => {
  const database = await emptyDatabase(freshDatabase);
  await migrate(database);
  return onePlace(database);
};

const standIns: OpenKind = async () => {
  const fresh = async (): Promise<Database> => {
    const database = await emptyDatabase(freshDatabase);
    await migrate(database);
    return database;
  };
  return standInsOf(await Promise.all([fresh(), fresh(), fresh()]));
};

const cluster =
  (coordinator: string): OpenKind =>
  async () => {
    const { url, remove } = await freshCluster(coordinator);
    const home = await openServer(url);
    await migrate(home);
    await distribute(home, () => {});
    const places = await placesOf(home);
    const close = async (): Promise<void> => {
      await places.close();
      await remove();
    };
    return { ...places, close };
  };

const pooled =
  (startPooler: NonNullable<ReturnType<typeof findPooler>>): OpenKind =>
  async () => {
    const { place, remove } = await freshDatabase();
    const pooler = await startPooler(place.url);
    const database = await openServer(pooler.url, { listenUrl: place.url });
    await migrate(database);
    const close = async (): Promise<void> => {
      await database.close();
      await pooler.stop();
      await remove();
    };
    return onePlace({ ...database, close });
  };

const pooler = findPooler();
const { PARLOR_TEST_CITUS_URL: coordinator } = process.env;
if (pooler === null) console.warn('PgBouncer is not installed: the ledger is not tested through it.');
if (coordinator === undefined)
  console.warn('PARLOR_TEST_CITUS_URL is not set: the ledger is not tested on a Citus cluster.');

type Kind = readonly [name: string, open: OpenKind];

/** Those where games are in more than one place. */
export const SPREAD: readonly Kind[] = [
  ['two databases that stand in for two nodes', standIns],
  ...(coordinator === undefined ? [] : ([['a Citus cluster', cluster(coordinator)]] as const)),
];

export const KINDS: readonly Kind[] = [
  ['the embedded database', embedded],
  ['a Postgres server', served],
  ...(pooler === null ? [] : ([['a Postgres server behind PgBouncer', pooled(pooler)]] as const)),
  ...SPREAD,
];
