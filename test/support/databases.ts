import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Database } from '../../src/store/database.js';
import { openEmbedded } from '../../src/store/embedded.js';
import { migrate } from '../../src/store/migrate.js';
import { openServer, withNews } from '../../src/store/server.js';
import { turnstile } from '../../src/store/turnstile.js';
import { onCluster } from './on-cluster.js';
import { emptyFolder, type FreshPlace, fillFolder, freshDatabase, freshFolder } from './places.js';
import { EMPTY_TABLES, MAKE_BARE, PUT_ASIDE } from './tables.js';

/** Set, it is where every house is opened that would have had an embedded database: all that is served is tried on a cluster. */
const { PARLOR_TEST_HOUSES_ON: coordinator } = process.env;

/** Databases of this worker that are open and that nobody uses at the moment. Starting one takes seconds, emptying one a moment. */
const idle: Database[] = [];
const idleServed: Served[] = [];

/** A database of the server, with the connections of each process that used it. */
interface Served {
  readonly url: string;
  readonly connected: Database[];
}

/**
 * A database of the kind that this place would hold, gone when it is closed: with tables and nothing in them,
 * or bare, where the place is an empty folder or a bare database.
 * One with tables is lent, with its connections: whoever needs the folder or the address itself makes that place and opens it.
 */
export const emptyDatabase = async (fresh: () => Promise<FreshPlace> = freshFolder): Promise<Database> => {
  if (fresh === freshFolder && coordinator !== undefined) return onCluster(coordinator);
  if (fresh === freshFolder) return lent();
  if (fresh === freshDatabase) return (await servedDatabase(1))();
  if (fresh === emptyFolder) return bare();
  const { place, remove } = await fresh();
  const database = await ('url' in place ? openServer(place.url) : openEmbedded(place.folder));
  const close = async (): Promise<void> => {
    await database.close();
    await remove();
  };
  return { ...database, close };
};

const lent = async (): Promise<Database> => {
  const database = idle.pop() ?? (await started());
  const giveBack = async (): Promise<void> => {
    await emptied(database);
    idle.push(database);
  };
  return { ...database, soon: turnstile(), close: giveBack };
};

/**
 * The way into a database of the server for so many processes, of whom the last to leave empties it.
 * Their connections are lent with it, but for those by which processes hear of one another: to their neighbours they are a process that ends.
 */
export const servedDatabase = async (processes: number): Promise<() => Promise<Database>> => {
  const served = idleServed.pop() ?? { url: (await freshDatabase()).place.url, connected: [] };
  const free = [...served.connected];
  let left = 0;
  return async () => {
    const database = free.pop() ?? (await connected(served));
    const leave = async (): Promise<void> => {
      left++;
      if (left < processes) return;
      await emptied(database);
      idleServed.push(served);
    };
    return withNews({ ...database, soon: turnstile(), close: leave }, served.url);
  };
};

const emptied = async (database: Database): Promise<void> => {
  await database.run(EMPTY_TABLES).catch(() => withTables(database));
};

const bare = async (): Promise<Database> => {
  const database = await lent();
  await database.run(MAKE_BARE);
  return database;
};

const withTables = async (database: Database): Promise<void> => {
  await database.run(MAKE_BARE);
  await migrate(database);
  await database.run(PUT_ASIDE);
};

/** In the folder that goes when the run ends: a worker does not know when it has run its last file. */
const started = async (): Promise<Database> => {
  const folder = mkdtempSync(join(inject('sharedFolder'), 'lent-'));
  await fillFolder(folder);
  const database = await openEmbedded(folder);
  await database.run(PUT_ASIDE);
  return database;
};

const connected = async (served: Served): Promise<Database> => {
  const database = await openServer(served.url);
  served.connected.push(database);
  return database;
};
