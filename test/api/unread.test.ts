import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { limitsBy } from '../../src/http/request/limits.js';
import { USUAL_ROOM } from '../../src/http/wire/one-by-one.js';
import { serverOf } from '../../src/http/wire/server.js';
import { openDoor } from '../support/doorstep.js';
import { openParlor, type Parlor } from '../support/parlor.js';
import { until } from '../support/until.js';

/** Whoever asks and does not read. */

const PLENTY = { reads: 1_000_000, actions: 1_000, creations: 1_000 };
const PATIENCE = { headersMs: 10_000, requestMs: 30_000, idleMs: 75_000, unreadMs: 60_000, lookMs: 20 };
const NO_CAPS = { inAll: 1_000, perNetwork: 1_000 };
/** The largest answer there is: far more of these than any kernel keeps for us. */
const DOCUMENT = 'GET /openapi.json HTTP/1.1\r\nHost: parlor\r\n\r\n';
const MANY = 80;
const GREETING = 'GET /healthz HTTP/1.1\r\nHost: parlor\r\n\r\n';

const lines: string[] = [];
let parlor: Parlor;
beforeAll(async () => {
  parlor = await openParlor({
    limits: limitsBy(() => 0, PLENTY),
    logTo: { write: (line) => void lines.push(line) },
  });
});
afterAll(() => parlor?.close());

const doorWith = async (room = USUAL_ROOM, patience = PATIENCE): Promise<number> => {
  const { port, close } = await openDoor(parlor, NO_CAPS, patience, room);
  onTestFinished(close);
  return port;
};

const ask = (port: number, bytes: string): Socket => {
  const socket = connect(port, '127.0.0.1')
    .on('error', () => {})
    .pause();
  onTestFinished(() => void socket.destroy());
  socket.write(bytes);
  return socket;
};

const allFrom = async (socket: Socket): Promise<string> => {
  let got = '';
  socket.setEncoding('latin1').on('data', (piece) => {
    got += piece;
  });
  socket.resume();
  await once(socket, 'close');
  return got;
};

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const closed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => void socket.once('close', () => resolve()));

const made = (): number => lines.filter((line) => line.includes('"/openapi.json"')).length;

describe('requests that are sent without waiting for their answers', () => {
  test('are answered in their order', async () => {
    const port = await doorWith();
    const last = GREETING.replace('Host', 'Connection: close\r\nHost');
    const got = await allFrom(ask(port, `${GREETING}GET /nothing HTTP/1.1\r\nHost: p\r\n\r\n${last}`));
    expect(got.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404', 'HTTP/1.1 200']);
  });

  test('are not done before the answers before them were taken', async () => {
    lines.length = 0;
    const port = await doorWith();
    const socket = ask(port, DOCUMENT.repeat(MANY));
    await until(() => expect(made()).toBeGreaterThan(0));
    for (let other = 0; other < 20; other++)
      await allFrom(ask(port, GREETING.replace('Host', 'Connection: close\r\nHost')));
    expect(made()).toBeLessThan(MANY / 2);
    // And whoever reads after all gets all of them.
    socket.resume();
    await until(() => expect(made()).toBe(MANY));
  });

  test('are too many at some point: the last answer says so', async () => {
    const port = await doorWith({ ...USUAL_ROOM, waiting: 3 });
    const got = await allFrom(ask(port, GREETING.repeat(20)));
    expect(got.match(/HTTP\/1.1 \d+/g)).toEqual([...Array(4).fill('HTTP/1.1 200'), 'HTTP/1.1 429']);
    expect(got).toContain('"code":"too-many-requests"');
  });

  test('with long headers count for several of all that may wait', async () => {
    const port = await doorWith({ ...USUAL_ROOM, waitingInAll: 10 });
    const last = GREETING.replace('Host', 'Connection: close\r\nHost');
    expect((await allFrom(ask(port, GREETING.repeat(8) + last))).match(/HTTP\/1.1 200/g)).toHaveLength(9);
    const long = GREETING.replace('Host', `X: ${'a'.repeat(15_000)}\r\nHost`);
    expect(await allFrom(ask(port, long.repeat(8) + last))).toContain('HTTP/1.1 429');
  });

  test('leave their room to others when their connection goes', async () => {
    const room = { ...USUAL_ROOM, waitingInAll: 10 };
    const { port, server, close } = await openDoor(parlor, NO_CAPS, PATIENCE, room);
    onTestFinished(close);
    for (let times = 0; times < 3; times++) {
      const gone = once(server, 'connection').then(([socket]) => closed(socket));
      const made = once(server, 'request');
      const hasty = ask(port, DOCUMENT + GREETING.repeat(9));
      await made;
      hasty.destroy();
      await gone;
    }
    const last = GREETING.replace('Host', 'Connection: close\r\nHost');
    const got = await allFrom(ask(port, GREETING.repeat(9) + last));
    expect(got.match(/HTTP\/1.1 \d+/g)).toEqual(Array(10).fill('HTTP/1.1 200'));
  });

  test('are not done behind an answer that was the last', async () => {
    const port = await doorWith();
    lines.length = 0;
    await allFrom(ask(port, GREETING.replace('Host', 'Connection: close\r\nHost') + DOCUMENT));
    expect(made()).toBe(0);
  });
});

describe('whoever does not read what they asked for', () => {
  test.each([
    ['after a while', USUAL_ROOM, { ...PATIENCE, unreadMs: 100 }],
    ['when more is kept for readers than there is room', { ...USUAL_ROOM, unreadBytes: 1_000 }, PATIENCE],
  ])('is cut off %s', async (_, room, patience) => {
    const server = serverOf(parlor.app, parlor.services, NO_CAPS, patience, room).listen(0, '127.0.0.1');
    onTestFinished(() => {
      server.close();
      server.closeAllConnections();
    });
    await once(server, 'listening');
    ask((server.address() as AddressInfo).port, DOCUMENT.repeat(MANY));
    const ended = once(server, 'connection').then(([socket]) => once(socket, 'close'));
    await ended;
  });
});

test('what was answered is let go of, while its connection lies idle', async () => {
  const { port, server, close } = await openDoor(parlor, NO_CAPS, PATIENCE);
  onTestFinished(close);
  const asked: WeakRef<object>[] = [];
  server.on('request', (incoming) => void asked.push(new WeakRef(incoming)));
  const sockets = Array.from({ length: MANY }, () => ask(port, GREETING).resume());
  await Promise.all(sockets.map((socket) => once(socket, 'data')));
  await until(() => {
    collectGarbage();
    expect(asked.filter((request) => request.deref() !== undefined).length).toBeLessThan(MANY / 2);
  });
  expect(sockets.some((socket) => socket.closed)).toBe(false);
});
