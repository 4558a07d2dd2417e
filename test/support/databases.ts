import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Database } from '../../src/store/database.js';
import { openEmbedded } from '../../src/store/embedded.js';
import { migrate } from '../../src/store/migrate.js';
import { openServer } from '../../src/store/server.js';
import { turnstile } from '../../src/store/turnstile.js';
import { onCluster } from './on-cluster.js';
import { emptyFolder, type FreshPlace, fillFolder, freshFolder } from './places.js';
import { EMPTY_TABLES, MAKE_BARE, PUT_ASIDE } from './tables.js';

/** Set, it is where every house is opened that would have had an embedded database: all that is served is tried on a cluster. */
const { PARLOR_TEST_HOUSES_ON: coordinator } = process.env;

/** Embedded databases of this worker that nobody uses at the moment. Starting one takes seconds, emptying one a moment. */
const idle: Database[] = [];

/**
 * A database of the kind that this place would hold, gone when it is closed: with tables and nothing in them,
 * or bare, where the place is an empty folder or a bare database.
 * An embedded one is lent: whoever needs the folder itself makes that place and opens it.
 */
export const emptyDatabase = async (fresh: () => Promise<FreshPlace> = freshFolder): Promise<Database> => {
  if (fresh === freshFolder) return coordinator === undefined ? lent() : onCluster(coordinator);
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
    await database.run(EMPTY_TABLES).catch(() => withTables(database));
    idle.push(database);
  };
  return { ...database, soon: turnstile(), close: giveBack };
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
