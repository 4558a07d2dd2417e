import { readEnv } from './env.js';
import { leave } from './leave.js';
import { openStore } from './store/store.js';

/** The database wakes up on a thread of its own while the rest of the program is still being read. */
const start = async (): Promise<void> => {
  const env = readEnv(process.env);
  const place =
    env.databaseUrl === undefined
      ? { folder: env.dataFolder }
      : { url: env.databaseUrl, listenUrl: env.listenUrl };
  const [store, { serve }] = await Promise.all([openStore(place), import('./serve.js')]);
  await serve(env, store);
};

start().catch(leave);
