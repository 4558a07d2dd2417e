// Postgres on a thread of its own, so that a statement never holds up a request that is being read or answered.
// Plain JavaScript: a worker is started by Node itself, which reads no TypeScript here.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';

/** Texts cross to the other thread as they are; whoever asked reads them there. */
const asText = (value) => value;
const parsers = { [types.TIMESTAMPTZ]: asText, [types.JSON]: asText };

const work = {
  query: async (client, { sql, parameters }) =>
    (await client.query(sql, parameters, { rowMode: 'array', parsers })).rows,
  exec: async (client, { sql }) => (await client.exec(sql, { parsers })).at(-1)?.rows ?? [],
  close: async (client) => {
    await client.close();
    return [];
  },
};

try {
  const client = await PGlite.create(workerData.folder);
  parentPort.on('message', async ({ id, task, ...asked }) => {
    try {
      parentPort.postMessage({ id, rows: await work[task](client, asked) });
    } catch (error) {
      parentPort.postMessage({ id, error: { message: error.message, code: error.code } });
    }
    if (task === 'close') parentPort.close();
  });
  parentPort.postMessage({ id: 0, rows: [] });
} catch (error) {
  parentPort.postMessage({ id: 0, error: { message: error.message } });
  parentPort.close();
}
