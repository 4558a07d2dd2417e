import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshPlace, freshDatabase } from '../../support/places.js';
import { settingsFor, startProgram } from '../../support/program.js';
import { listening, SSE } from '../support/listen.js';
import { layArena, newBook } from '../support/load.js';
import { ask } from '../support/remote.js';

let fresh: FreshPlace;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh?.remove());

test('told to stop: not ready, nothing new, a last word for every stream, what is under way finishes, exit code 0', async () => {
  const program = await startProgram(settingsFor(fresh.place));
  const { url } = program;
  const arena = await layArena({ urls: () => [url] }, 1, newBook());
  const path = `/games/${arena.games[0]}`;
  const { version } = (await ask(url, 'GET', path)).body;
  const stream = listening(await fetch(new URL(`${path}/events`, url), { headers: { accept: SSE } }));
  await stream.next();
  const unread = connect(Number(new URL(url).port), '127.0.0.1').pause();
  unread.write(`GET ${path}/events HTTP/1.1\r\nHost: parlor\r\nAccept: ${SSE}\r\n\r\n`);
  const waiting = ask(url, 'GET', path, { headers: { 'if-none-match': `"${version}"`, prefer: 'wait=60' } });

  // A request whose body is still on its way.
  const slow = connect(Number(new URL(url).port), '127.0.0.1');
  let heard = '';
  slow.on('data', (piece) => {
    heard += piece;
  });
  const body = '{"name":"Cem"}';
  slow.write(
    `POST /players HTTP/1.1\r\nHost: parlor\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  while (!heard.includes('100 Continue')) await once(slow, 'data');

  const ended = program.stop('SIGTERM');
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
  const { code, err } = await ended;
  expect({ code, err }).toEqual({ code: 0, err: '' });
  unread.destroy();
});
