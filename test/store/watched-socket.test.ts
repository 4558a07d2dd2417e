import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { watchedSocket } from '../../src/store/watched-socket.js';

const SILENCE_MS = 200;

/** On a thread of its own, which goes on while this one does not: answers every word, or none, and says when it has. */
const OTHER = `
  const { createServer } = require('node:net');
  const { parentPort, workerData } = require('node:worker_threads');
  const { answered, isMute } = workerData;
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', () => {
      if (isMute) return;
      socket.write('yes', () => {
        Atomics.store(answered, 0, 1);
        Atomics.notify(answered, 0);
      });
    });
  });
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
`;

const talkTo = async (given: { readonly isMute: boolean }) => {
  const answered = new Int32Array(new SharedArrayBuffer(4));
  const other = new Worker(OTHER, { eval: true, workerData: { ...given, answered } });
  onTestFinished(async () => void (await other.terminate()));
  const [port] = await once(other, 'message');
  const socket = watchedSocket(SILENCE_MS)({ host: ['127.0.0.1'], port: [port] });
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  const isHeard = new Promise<boolean>((resolve) => {
    socket.once('data', () => resolve(true));
    socket.once('close', () => resolve(false));
  });
  socket.write('are you there?');
  return { answered, isHeard };
};

test('what has come while this process was too busy to listen is no silence', async () => {
  const { answered, isHeard } = await talkTo({ isMute: false });
  // Nothing goes on in this thread until the answer is there, and then not until the clock has run out.
  Atomics.wait(answered, 0, 0);
  Atomics.wait(answered, 0, 1, 3 * SILENCE_MS);
  expect(await isHeard).toBe(true);
});

test('a silence ends the connection', async () => {
  const { isHeard } = await talkTo({ isMute: true });
  expect(await isHeard).toBe(false);
});
