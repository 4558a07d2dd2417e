import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { drainOf } from '../../../src/http/wire/drain.js';
import { serverOf } from '../../../src/http/wire/server.js';
import { listening, SSE } from '../../live/support/listen.js';
import { layArena, newBook } from '../../live/support/load.js';
import { ask } from '../../live/support/remote.js';
import { openParlor } from '../../support/parlor.js';
import { type FreshPlace, freshDatabase } from '../../support/places.js';
import { settingsFor, startProgram } from '../../support/program.js';
import { until } from '../../support/until.js';

let fresh: FreshPlace<{ readonly url: string }>;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh?.remove());

/** What has to be done after the signal is the program's own work: it waits for nobody who may be slow on a busy machine. */
test.each(['SIGTERM', 'SIGINT'] as const)(
  'told to stop by %s: a last word for every stream, and exit code 0',
  async (signal) => {
    const program = await startProgram(settingsFor(fresh.place));
    onTestFinished(async () => void (await program.stop('SIGKILL')));
    const { url } = program;
    const arena = await layArena({ urls: () => [url] }, 1, newBook());
    const path = `/games/${arena.games[0]}`;
    const stream = listening(await fetch(new URL(`${path}/events`, url), { headers: { accept: SSE } }));
    await stream.next();

    const ended = program.stop(signal);
    expect((await stream.rest()).at(-1)).toMatchObject({ type: 'end', told: { reason: 'restart' } });
    const { code, err, out } = await ended;
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('"msg":"Parlor is closing"');
  },
);

test('while it stops: a last word for every stream, an answer for who waits, not ready, nothing new, and what is under way finishes, however long that takes', async () => {
  const parlor = await openParlor({ place: fresh.place });
  onTestFinished(() => parlor.store.close());
  const server = serverOf(parlor.app, parlor.services).listen(0, '127.0.0.1');
  const drain = drainOf(server);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = `http://127.0.0.1:${address.port}`;
  const arena = await layArena({ urls: () => [url] }, 1, newBook());
  const path = `/games/${arena.games[0]}`;

  const { version } = (await ask(url, 'GET', path)).body;
  const stream = listening(await fetch(new URL(`${path}/events`, url), { headers: { accept: SSE } }));
  const unread = connect(address.port, '127.0.0.1').pause();
  onTestFinished(() => void unread.destroy());
  unread.write(`GET ${path}/events HTTP/1.1\r\nHost: parlor\r\nAccept: ${SSE}\r\n\r\n`);
  const waiting = ask(url, 'GET', path, { headers: { 'if-none-match': `"${version}"`, prefer: 'wait=60' } });
  await until(() => expect(parlor.services.streams.count, 'who waits holds a place too').toBe(3));

  // A request whose body is still on its way.
  const slow = connect(address.port, '127.0.0.1');
  let heard = '';
  slow.on('data', (piece) => {
    heard += piece;
  });
  const body = '{"name":"Cem"}';
  slow.write(
    `POST /players HTTP/1.1\r\nHost: parlor\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  while (!heard.includes('100 Continue')) await once(slow, 'data');

  await parlor.services.close();
  const drained = drain(EVER_MS);
  expect((await stream.rest()).at(-1)).toMatchObject({ type: 'end', told: { reason: 'restart' } });
  expect((await waiting).status).toBe(304);
  for (const [method, there] of [
    ['GET', '/readyz'],
    ['GET', path],
    ['POST', '/players'],
    ['GET', `${path}/events`],
  ] as const) {
    const { status, headers, body: said } = await ask(url, method, there);
    expect({ there, status, code: said.code }).toEqual({ there, status: 503, code: 'unavailable' });
    expect(headers.get('retry-after')).toMatch(/^\d+$/);
  }
  expect((await ask(url, 'GET', '/healthz')).status).toBe(200);

  slow.write(body);
  while (!heard.includes('"token"')) await once(slow, 'data');
  expect(heard).toContain('HTTP/1.1 201');
  slow.end();
  await drained;
});

test('whoever hung up with several requests on one connection is not waited for', async () => {
  const parlor = await openParlor({ place: fresh.place });
  onTestFinished(() => parlor.store.close());
  const server = serverOf(parlor.app, parlor.services).listen(0, '127.0.0.1');
  const drain = drainOf(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const path = `/games/${(await layArena({ urls: () => [url] }, 1, newBook())).games[0]}`;
  const { version } = (await ask(url, 'GET', path)).body;

  const hasty = connect(port, '127.0.0.1').on('error', () => {});
  const next = 'GET /healthz HTTP/1.1\r\nHost: parlor\r\n\r\n';
  const [connection] = await Promise.all([
    once(server, 'connection').then(([socket]: Socket[]) => socket),
    hasty.write(
      `GET ${path} HTTP/1.1\r\nHost: parlor\r\nIf-None-Match: "${version}"\r\nPrefer: wait=60\r\n\r\n${next}${next}`,
    ),
  ]);
  await until(() => expect(parlor.services.streams.count).toBe(1));
  hasty.destroy();
  await once(connection ?? expect.fail(), 'close');

  await parlor.services.close();
  await drain(EVER_MS);
});

const EVER_MS = 2_000_000_000;
