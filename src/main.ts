import cluster from 'node:cluster';
import { readEnv } from './env.js';
import { leave } from './leave.js';
import { whileOthersWait } from './shelf/patience.js';
import { openStore } from './store/store.js';
import { mustHoldRecords } from './upkeep/records-folder.js';

/** What the shelf holds is in the document, so it is filled before the front door is loaded. */
const frontDoor = async (games: string | null): Promise<typeof import('./serve.js')> => {
  if (games !== null)
    await (await import('./shelf/load.js')).loadGames(games, process.cwd(), whileOthersWait);
  return import('./serve.js');
};

/**
 * The embedded database wakes up on a thread of its own while the rest of the program is still being read.
 * A Postgres server answers at once, and is asked first: a slow machine that is busy reading would hear it too late.
 */
const start = async (): Promise<void> => {
  const env = readEnv(process.env);
  // Once for all processes: one that is started again later serves players, whatever has become of the folder.
  if (cluster.isPrimary && env.retention !== null) mustHoldRecords(env.retention.folder);
  if (env.processes > 1 && cluster.isPrimary) {
    const [{ tendProcesses }, { openLog }] = await Promise.all([
      import('./processes/tend.js'),
      import('./log.js'),
    ]);
    return tendProcesses(env.processes, openLog(env.logLevel, 0));
  }
  const place =
    env.databaseUrl === undefined
      ? { folder: env.dataFolder }
      : { url: env.databaseUrl, listenUrl: env.listenUrl };
  const opening = openStore(place);
  if ('url' in place) await opening;
  const [store, { serve }] = await Promise.all([opening, frontDoor(env.games)]);
  await serve(env, store);
};

start().catch(leave);
