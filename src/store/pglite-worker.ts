import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
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

const say = (reply: Reply): void => parentPort?.postMessage(reply);

const failureOf = (error: unknown): NonNullable<Reply['error']> => {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? { message, code } : { message };
};

try {
  const client = await PGlite.create(String(workerData.folder));
  parentPort?.on('message', async (asked: Asked) => {
    const { id } = asked;
    await work(client, asked).then(
      (rows) => say({ id, rows }),
      (error: unknown) => say({ id, error: failureOf(error) }),
    );
    if (asked.task === 'close') parentPort?.close();
  });
  say({ id: 0, rows: [] });
} catch (error) {
  say({ id: 0, error: failureOf(error) });
  parentPort?.close();
}
