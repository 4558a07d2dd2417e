import type { Worker } from 'node:worker_threads';
import { startWorker, type ThreadProgram } from '../threads/start.js';
import { type Row, Unavailable } from './database.js';
import type { Held } from './lock-file.js';
import type { Reply, Task } from './pglite-messages.js';

/** PGlite on its own thread: the few things asked of it, by message. */
export interface PgliteThread {
  /** Rows as arrays, for Drizzle. */
  query(sql: string, parameters: readonly unknown[]): Promise<readonly (readonly unknown[])[]>;
  /** Rows as objects, of the last statement in the script. */
  exec(sql: string): Promise<readonly Row[]>;
  /** When the thread has ended, whoever ended it: from then on every question is refused at once. The answer says why. */
  readonly ended: Promise<string>;
  /** Ends it in the middle of whatever it does. */
  stop(why: string): Promise<void>;
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

/** Resolves when the database in the folder is open. Its files are written only while the lock is held. */
export const startPglite = async (folder: string, { mine, next }: Held): Promise<PgliteThread> => {
  const worker = startWorker(PROGRAM, { workerData: { folder, mine, next } });
  const questions = questionsTo(worker);
  await questions.answered(0);
  const { ask, end, ended } = questions;
  return {
    query: (sql, parameters) => ask({ task: 'query', sql, parameters }),
    exec: (sql) => ask({ task: 'exec', sql }),
    ended,
    async stop(why) {
      end(why);
      await worker.terminate();
    },
    async close() {
      // One that has ended by itself has nothing left to close.
      await ask({ task: 'close' }).catch(() => {});
      await worker.terminate();
    },
  };
};

const questionsTo = (worker: Worker) => {
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let why: string | null = null;
  let tellEnd: (why: string) => void = () => {};
  const ended = new Promise<string>((resolve) => {
    tellEnd = resolve;
  });
  const answered = (id: number): Promise<readonly never[]> =>
    new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  const ask = async (task: Task): Promise<readonly never[]> => {
    if (why !== null) throw gone(why);
    const id = ++asked;
    worker.postMessage({ id, ...task });
    return answered(id);
  };
  const end = (reason: string): void => {
    why ??= reason;
    abandon(waiting, why);
    tellEnd(why);
  };
  worker.on('message', (reply: Reply<never>) => settle(waiting, reply));
  worker.on('error', (error) => end(error instanceof Error ? error.message : String(error)));
  worker.on('exit', (code) => end(`its thread ended with code ${code}`));
  return { ask, answered, end, ended };
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

const gone = (why: string): Unavailable => new Unavailable(`the embedded database does not answer: ${why}`);

const abandon = (waiting: Map<number, Waiting>, why: string): void => {
  for (const { reject } of waiting.values()) reject(gone(why));
  waiting.clear();
};
