import postgres from 'postgres';
import type { ThrowawayServer } from '../../support/postgres-server.js';
import type { Server } from './server.js';

/** What is done to the servers while people play. */
export interface Mischief {
  readonly name: 'kills' | 'stops' | 'database restarts' | 'deafenings';
  readonly often: number;
  commit(): Promise<void>;
}

export const mischiefs = (
  servers: Server[],
  start: () => Promise<Server>,
  database: ThrowawayServer,
): readonly Mischief[] => {
  const replace = async (signal: NodeJS.Signals): Promise<void> => {
    const at = Math.floor(Math.random() * servers.length);
    const code = await servers[at]?.end(signal);
    if (signal === 'SIGTERM' && code !== 0) throw new Error(`told to stop, a server ended with ${code}`);
    servers[at] = await start();
  };
  return [
    { name: 'kills', often: 4, commit: () => replace('SIGKILL') },
    { name: 'stops', often: 2, commit: () => replace('SIGTERM') },
    {
      name: 'database restarts',
      often: 2,
      async commit() {
        await database.halt(Math.random() < 0.5 ? 'crash' : 'shutdown');
        await database.resume();
      },
    },
    { name: 'deafenings', often: 3, commit: () => deafen(database.url) },
  ];
};

/** Cuts the connections on which the processes hear of each other. */
const deafen = async (url: string): Promise<void> => {
  const admin = postgres(url, { max: 1, onnotice: () => {} });
  await admin`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'parlor news'`;
  await admin.end();
};

export const anyMischief = (all: readonly Mischief[]): Mischief | undefined => {
  let left = Math.random() * all.reduce((sum, { often }) => sum + often, 0);
  return all.find(({ often }) => {
    left -= often;
    return left < 0;
  });
};
