import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Database } from '../../src/store/database.js';
import { openEmbedded } from '../../src/store/embedded.js';
import { type Store, storeIn } from '../../src/store/store.js';
import { turnstile } from '../../src/store/turnstile.js';
import { fillFolder } from './places.js';

/** Embedded databases of this worker that nobody uses at the moment. Starting one takes seconds, emptying one a moment. */
const idle: Database[] = [];

/** A store with nothing in it, as new as if it had just been made. Closing it gives the database back, emptied. */
export const lentStore = async (): Promise<Store> => {
  const database = idle.pop() ?? (await started());
  const giveBack = async (): Promise<void> => {
    await database.run('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    idle.push(database);
  };
  return storeIn({ ...database, soon: turnstile(), close: giveBack });
};

/** In the folder that goes when the run ends: a worker does not know when it has run its last file. */
const started = async (): Promise<Database> => {
  const folder = mkdtempSync(join(inject('sharedFolder'), 'lent-'));
  await fillFolder(folder);
  return openEmbedded(folder);
};
