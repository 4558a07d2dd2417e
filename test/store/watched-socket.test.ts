import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { watchedSocket } from '../../src/store/watched-socket.js';

const SILENCE_MS = 200;
const NEVER_MS = 2 ** 31 - 1;

/** On a thread of its own, which goes on while this one does not: answers what it is asked when it is told to, says so, and never closes anything. */
const OTHER = `
  const { createServer } = require('node:net');
  const { parentPort, workerData: { isToAnswer, hasAnswered } } = require('node:worker_threads');
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => {});
    socket.on('data', () => {
      Atomics.wait(isToAnswer, 0, 0);
      socket.write('yes', () => {
        Atomics.store(hasAnswered, 0, 1);
        Atomics.notify(hasAnswered, 0);
      });
    });
  });
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
`;

const flag = () => new Int32Array(new SharedArrayBuffer(4));

const talk = async (silenceMs: number) => {
  const isToAnswer = flag();
  const hasAnswered = flag();
  const other = new Worker(OTHER, { eval: true, workerData: { isToAnswer, hasAnswered } });
  onTestFinished(async () => void (await other.terminate()));
  const [port] = await once(other, 'message');
  const socket = watchedSocket(silenceMs)({ host: ['127.0.0.1'], port: [port] });
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  const isHeard = new Promise<boolean>((resolve) => {
    socket.once('data', () => resolve(true));
    socket.once('close', () => resolve(false));
  });
  return {
    isHeard,
    ask: () => void socket.write('are you there?'),
    end: () => void socket.end(),
    /** Nothing goes on in this thread until the answer is there. */
    letAnswer() {
      Atomics.store(isToAnswer, 0, 1);
      Atomics.notify(isToAnswer, 0);
      Atomics.wait(hasAnswered, 0, 0);
    },
  };
};

test('what has come while this process was too busy to listen is no silence', async () => {
  const { ask, letAnswer, isHeard } = await talk(SILENCE_MS);
  ask();
  letAnswer();
  // And then not until the clock has run out.
  Atomics.wait(flag(), 0, 0, 3 * SILENCE_MS);
  expect(await isHeard).toBe(true);
});

test('a silence ends the connection', async () => {
  const { ask, isHeard } = await talk(SILENCE_MS);
  ask();
  expect(await isHeard).toBe(false);
});

test('whoever says goodbye does not wait for one', async () => {
  const { end, isHeard } = await talk(NEVER_MS);
  end();
  expect(await isHeard).toBe(false);
});
