import { startWorker, type ThreadProgram } from '../threads/start.js';
import { type Row, Unavailable } from './database.js';
import type { Reply, Task } from './pglite-messages.js';

/** PGlite on its own thread: the few things asked of it, by message. */
export interface PgliteThread {
  /** Rows as arrays, for Drizzle. */
  query(sql: string, parameters: readonly unknown[]): Promise<readonly (readonly unknown[])[]>;
  /** Rows as objects, of the last statement in the script. */
  exec(sql: string): Promise<readonly Row[]>;
  close(): Promise<void>;
}

const PROGRAM: ThreadProgram = {
  bundled: 'pglite-worker.js',
  source: new URL('./pglite-worker.ts', import.meta.url),
};

interface Waiting {
  readonly resolve: (rows: readonly never[]) => void;
  readonly reject: (error: Error) => void;
}

/** Resolves when the database in the folder is open. */
export const startPglite = async (folder: string): Promise<PgliteThread> => {
  const worker = startWorker(PROGRAM, { workerData: { folder } });
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  const answered = (id: number): Promise<readonly never[]> =>
    new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  const ask = (task: Task): Promise<readonly never[]> => {
    const id = ++asked;
    worker.postMessage({ id, ...task });
    return answered(id);
  };
  worker.on('message', (reply: Reply<never>) => settle(waiting, reply));
  worker.on('error', (error) => abandon(waiting, error.message));
  worker.on('exit', () => abandon(waiting, 'it has ended'));
  await answered(0);
  return {
    query: (sql, parameters) => ask({ task: 'query', sql, parameters }),
    exec: (sql) => ask({ task: 'exec', sql }),
    async close() {
      await ask({ task: 'close' });
      await worker.terminate();
    },
  };
};

const settle = (waiting: Map<number, Waiting>, { id, rows, error }: Reply<never>): void => {
  const one = waiting.get(id);
  waiting.delete(id);
  if (error === undefined) one?.resolve(rows ?? []);
  else
    one?.reject(
      Object.assign(new Error(error.message), error.code === undefined ? {} : { code: error.code }),
    );
};

const abandon = (waiting: Map<number, Waiting>, why: string): void => {
  for (const { reject } of waiting.values())
    reject(new Unavailable(`the embedded database does not answer: ${why}`));
  waiting.clear();
};
