import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import { guardFiles } from './guarded-files.js';
import type { Asked, Reply } from './pglite-messages.js';

/** Postgres on a thread of its own, so that a statement never holds up a request that is being read or answered. */

/** Texts cross to the other thread as they are; whoever asked reads them there. */
const asText = (value: string): string => value;
const parsers = { [types.TIMESTAMPTZ]: asText, [types.JSON]: asText };

const work = async (client: PGlite, asked: Asked): Promise<readonly unknown[]> => {
  switch (asked.task) {
    case 'query':
      return (await client.query(asked.sql, [...asked.parameters], { rowMode: 'array', parsers })).rows;
    case 'exec':
      return (await client.exec(asked.sql, { parsers })).at(-1)?.rows ?? [];
    case 'close':
      await client.close();
      return [];
  }
};

/**
 * Postgres keeps what it has read in these buffers, and the system keeps it once more.
 * Its usual 128 MB are taken, and emptied, at every start.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/**
 * How many bytes of a function run before it is worth optimising. With V8's own 1.8 million a start spends a third of its work
 * on optimising what is needed at a start alone; what a game needs again and again still gets there within its first seconds.
 */
const BUDGET_BYTES = 40_000_000;

const say = (reply: Reply): void => parentPort?.postMessage(reply);

const failureOf = (error: unknown): NonNullable<Reply['error']> => {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? { message, code } : { message };
};

/** The machine inside has broken down, and would answer nothing but nonsense from here on: an error of WebAssembly, not of SQL. */
const isBroken = (error: unknown): boolean => error instanceof Error && error.name === 'RuntimeError';

/** Ends this thread in the middle of whatever it does; the process hears of it. */
const stop = (): never => process.exit(1);

const answer = async (client: PGlite, asked: Asked): Promise<void> => {
  try {
    say({ id: asked.id, rows: await work(client, asked) });
  } catch (error) {
    if (isBroken(error)) throw error;
    say({ id: asked.id, error: failureOf(error) });
  }
  if (asked.task === 'close') parentPort?.close();
};

const { folder, mine, next } = workerData;
try {
  guardFiles({ mine: String(mine), next: String(next) }, stop);
  setFlagsFromString(`--wasm-tiering-budget=${BUDGET_BYTES}`);
  const client = await PGlite.create(String(folder), { startParams });
  parentPort?.on('message', (asked: Asked) => void answer(client, asked));
  say({ id: 0, rows: [] });
} catch (error) {
  say({ id: 0, error: failureOf(error) });
  parentPort?.close();
}
