import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { Hono } from 'hono';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { type Answer, type Exchange, responseOf } from '../../src/http/exchange.js';
import type { RequestEnv } from '../../src/http/services.js';
import { stream } from '../../src/http/streams/stream.js';
import { type Streams, streamsUpTo } from '../../src/http/streams/streams.js';
import { PlainExchange } from '../../src/http/wire/plain-exchange.js';
import { send } from '../../src/http/wire/send.js';
import { type FeedLines, feedOf } from '../../src/table/live/feed.js';
import { type Game, type Guest, openParlor, type Parlor } from '../support/parlor.js';
import { freshDatabase } from '../support/places.js';
import { until } from '../support/until.js';
import { SSE } from './support/listen.js';
import { open } from './support/open.js';
import { act } from './support/play.js';

const BEAT_MS = 15_000;
afterEach(() => {
  vi.useRealTimers();
});

/** A server on a port of its own, and its number. */
const listenOn = (fetch: Parameters<typeof serve>[0]['fetch']): Promise<number> =>
  listening(serve({ fetch, port: 0, hostname: '127.0.0.1' }));

const listening = async (server: ServerType): Promise<number> => {
  onTestFinished(() => {
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
  await once(server, 'listening');
  return portOf(server);
};

const portOf = (server: Pick<Server, 'address'>): number => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};

/** Asks for a stream by hand, and reads only when told to. */
const askBySocket = (port: number, path: string): Socket => {
  const socket = connect(port, '127.0.0.1').pause();
  socket.on('error', () => {});
  socket.write(`GET ${path} HTTP/1.1\r\nHost: parlor\r\nAccept: ${SSE}\r\n\r\n`);
  onTestFinished(() => void socket.destroy());
  return socket;
};

describe.each(['through Hono', 'on the short way'])('a stream nobody reads, %s', (way) => {
  const LINE = 'x'.repeat(100_000);
  const LOOKS = 5;
  /** What the kernel takes, our buffer, and some. */
  const ENOUGH = 20_000_000;
  const FAR_TOO_MUCH = 2 * ENOUGH;
  let streams: Streams;
  let made: number;
  let begun: () => void;
  let parlor: Parlor;
  beforeAll(async () => {
    parlor = await openParlor({ fresh: freshDatabase });
  });
  afterAll(() => parlor?.close());
  beforeEach(() => {
    streams = streamsUpTo(10, 10);
    made = 0;
    begun = () => {};
  });

  /** The real stream, with more to say than any buffer holds. */
  const endless = (c: Exchange): Answer => {
    const slot = streams.open({ network: 'here', tokenId: null, playerId: 'Ann' });
    if (!slot.ok) throw new Error(slot.problem.detail);
    c.set('requestId', 'r');
    return stream(c, parlor.services, SSE, slot.value, (signal) => feedOf(endlessLines(signal), signal));
  };
  async function* endlessLines(signal: AbortSignal): AsyncGenerator<FeedLines> {
    begun();
    while (!signal.aborted && made < FAR_TOO_MUCH) {
      made += LINE.length;
      yield [{ kind: 'event', id: String(made), json: LINE }];
    }
  }
  /** Either way, once `ready` lets it begin. */
  const serveEndless = (ready: (c: Exchange) => Promise<void> = async () => {}): Promise<number> => {
    const answer = async (c: Exchange): Promise<Answer> => {
      await ready(c);
      return endless(c);
    };
    if (way === 'on the short way')
      return listening(
        createServer((incoming, outgoing) => {
          void answer(new PlainExchange(incoming, outgoing)).then((said) => send(outgoing, said));
        }).listen(0, '127.0.0.1'),
      );
    const app = new Hono<RequestEnv>();
    app.get('/', async (c) => responseOf(await answer(c)));
    return listenOn(app.fetch);
  };
  /** Until every buffer on the way is full and no more is made, however often one looks. */
  const untilStuck = async (): Promise<void> => {
    let before = -1;
    let looks = 0;
    await until(() => {
      looks = made > 0 && made === before ? looks + 1 : 0;
      before = made;
      expect(looks).toBe(LOOKS);
    });
  };

  test('is cut off when its buffer is still full at the next heartbeat, and costs no more until then', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const port = await serveEndless();
    const socket = askBySocket(port, '/');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await untilStuck();
    const stuckAt = made;
    expect(stuckAt).toBeLessThan(ENOUGH);
    vi.advanceTimersByTime(BEAT_MS);
    expect(streams.count, 'one beat is no proof').toBe(1);
    vi.advanceTimersByTime(BEAT_MS);
    socket.resume();
    await closed;
    await until(() => expect(streams.count).toBe(0));
    expect(made - stuckAt).toBeLessThanOrEqual(LINE.length);
  });

  test('does not keep a closing server waiting', async () => {
    const port = await serveEndless();
    const socket = askBySocket(port, '/');
    await untilStuck();
    streams.endAll('restart');
    await until(() => expect(streams.count).toBe(0));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.resume();
    await closed;
  });

  test('holds no place when its reader left before it began', async () => {
    let tell = (): void => {};
    const arrived = new Promise<void>((resolve) => {
      tell = resolve;
    });
    const port = await serveEndless(async (c) => {
      tell();
      await new Promise((resolve) => c.req.raw.signal.addEventListener('abort', resolve));
    });
    const socket = askBySocket(port, '/');
    const started = new Promise<void>((resolve) => {
      begun = resolve;
    });
    await arrived;
    socket.destroy();
    await started;
    await until(() => expect(streams.count).toBe(0));
  });
});

describe('streams of a real server', () => {
  let parlor: Parlor;
  let ann: Guest;
  let ben: Guest;
  let game: Game;
  beforeAll(async () => {
    parlor = await openParlor({ fresh: freshDatabase, streams: streamsUpTo(3, 2) });
    ann = await parlor.guest('Ann');
    ben = await parlor.guest('Ben');
    game = await parlor.play([ann, ben]);
  });
  beforeEach(() => until(() => expect(parlor.services.streams.count).toBe(0)));
  afterAll(() => parlor?.close());

  test('a closed connection is noticed at once, whatever the stream was waiting for', async () => {
    const port = await listenOn(parlor.app.fetch);
    const sockets = [1, 2].map(() => askBySocket(port, `/games/${game.id}/events`).resume());
    await until(() => expect(parlor.services.streams.count).toBe(2));
    sockets[0]?.destroy();
    await until(() => expect(parlor.services.streams.count).toBe(1));
    sockets[1]?.end();
    await act(parlor, game.id, [ann]);
    sockets[1]?.destroy();
    await until(() => expect(parlor.services.streams.count).toBe(0));
  });

  test('one caller may have so many, and is told to close one', async () => {
    const path = `/games/${game.id}/events`;
    const [first] = [await open(parlor, path, { as: ann }), await open(parlor, '/me/events', { as: ann })];
    const third = await open(parlor, path, { as: ann });
    expect(third.status).toBe(429);
    expect(third.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(third.headers.get('content-type')).toBe('application/problem+json');
    await first.hangUp();
    await until(async () => expect((await open(parlor, path, { as: ann })).status).toBe(200));
  });

  test('the server has so many places in all, and says to come again', async () => {
    const path = `/games/${game.id}/events`;
    for (const as of [ann, ann, ben]) expect((await open(parlor, path, { as })).status).toBe(200);
    const one = await open(parlor, path);
    expect(one.status).toBe(503);
    expect(one.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await parlor.get(path)).status, 'pages are still read').toBe(200);
  });
});
