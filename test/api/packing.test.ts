import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RULEBOOKS } from '../../src/games/registry.js';
import { type Doorstep, openDoor } from '../support/doorstep.js';
import { type Game, type Guest, openParlor, type Parlor } from '../support/parlor.js';

/** Large texts travel packed, for whoever says that they unpack; what is small, done or streamed travels as it is. */

let parlor: Parlor;
let door: Doorstep;
let ann: Guest;
let small: Game;
let large: Game;
beforeAll(async () => {
  parlor = await openParlor();
  door = await openDoor(parlor);
  ann = await parlor.guest('Ann');
  const ben = await parlor.guest('Ben');
  small = await parlor.play([ann, ben]);
  large = await parlor.play([ann, ben], { ruleset: 'dastan' });
});
afterAll(async () => {
  await door?.close();
  await parlor?.close();
});

interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

type Headers = { readonly [name: string]: string };

const ask = async (method: string, path: string, headers: Headers, body = ''): Promise<Got> => {
  const sending = request(`${door.url}${path}`, {
    method,
    headers: { 'x-request-id': 'the-same', ...headers },
  });
  sending.end(body);
  const [incoming] = await once(sending, 'response');
  const pieces: Buffer[] = [];
  for await (const piece of incoming) pieces.push(piece);
  return { status: incoming.statusCode, headers: incoming.headers, bytes: Buffer.concat(pieces) };
};

const UNPACK = {
  br: (bytes: Buffer) => brotliDecompressSync(bytes).toString(),
  gzip: (bytes: Buffer) => gunzipSync(bytes).toString(),
};
const CODINGS = ['br', 'gzip'] as const;

/** Odd enough for the way through Hono, and the same question. */
const theLongWay = (path: string): string => (path.includes('?') ? `${path}&` : `${path}?`);
const asAnn = (): Headers => ({ authorization: `Bearer ${ann.token}` });

const HTML = { accept: 'text/html' };
const LARGE: readonly (readonly [name: string, path: () => string, headers: () => Headers])[] = [
  ['a game with much to choose', () => `/games/${large.id}`, asAnn],
  ['a picture', () => `/games/${large.id}/picture`, asAnn],
  ['a page', () => '/rulesets/dastan', () => HTML],
  ['a guide', () => '/guides/fairness', () => ({})],
  ['a ruleset', () => '/rulesets/dastan', () => ({})],
  ['the OpenAPI document', () => '/openapi.json', () => ({})],
  ['the explorer', () => '/docs/swagger-ui.css', () => ({})],
  ['the page to play on', () => '/', () => HTML],
];

describe.each(LARGE)('%s', (_name, path, headers) => {
  test.each(CODINGS)(
    'travels as %s and is the same when it is unpacked, whichever way it came',
    async (coding) => {
      const wanted = { ...headers(), 'accept-encoding': coding };
      const [plain, packed, byHono] = await Promise.all([
        ask('GET', path(), headers()),
        ask('GET', path(), wanted),
        ask('GET', theLongWay(path()), wanted),
      ]);
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(packed.headers['content-encoding']).toBe(coding);
      expect(UNPACK[coding](packed.bytes)).toBe(plain.bytes.toString());
      expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 1.5);
      for (const got of [plain, packed])
        expect(got.headers.vary).toMatch(/(?:^|, )Accept-Encoding(?:, Accept-Language)?$/);
      expect(byHono.bytes.equals(packed.bytes)).toBe(true);
      expect({ ...byHono.headers, date: '' }).toEqual({ ...packed.headers, date: '' });
    },
  );

  test('is told of by HEAD as by GET, without its body', async () => {
    const wanted = { ...headers(), 'accept-encoding': 'br' };
    const [head, get] = await Promise.all([ask('HEAD', path(), wanted), ask('GET', path(), wanted)]);
    expect(head.bytes.length).toBe(0);
    for (const name of ['content-encoding', 'content-type', 'vary', 'etag'])
      expect(head.headers[name], name).toBe(get.headers[name]);
  });
});

describe('a picture of a board', () => {
  /** What a browser is sent anew with every event. */
  const MOST = 8 * 1024;

  test.each(RULEBOOKS.map(({ id }) => id))('of %s is under 8 kB on its way', async (ruleset) => {
    const wanted = { ruleset, seats: [{ player: 'me' }, { player: 'me' }], chance: { seed: 'a picture' } };
    const { body: table } = await parlor.post<Game>('/games', { as: ann, body: wanted });
    let game = table;
    for (let acted = 0; acted < 30 && game.status === 'playing'; acted++) {
      const action = game.legal[acted % game.legal.length]?.action;
      const { body } = await parlor.post<{ game: Game }>(`/games/${game.id}/actions`, {
        as: ann,
        body: action,
      });
      game = body.game;
    }
    for (const coding of CODINGS) {
      const headers = { ...asAnn(), 'accept-encoding': coding };
      const got = await ask('GET', `/games/${game.id}/picture`, headers);
      expect([got.status, got.headers['content-encoding']]).toEqual([200, coding]);
      expect(got.bytes.length).toBeLessThan(MOST);
    }
  });
});

describe('who would have what', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['deflate, zstd', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['', undefined],
  ])('"%s" gets %s', async (said, coding) => {
    const got = await ask('GET', '/openapi.json', { 'accept-encoding': said });
    expect(got.headers['content-encoding']).toBe(coding);
  });
});

describe('the tag of what is packed', () => {
  test('is another one, for the bytes are others, and is heeded as the plain one is', async () => {
    const path = `/games/${large.id}`;
    const wanted = { ...asAnn(), 'accept-encoding': 'br' };
    const packed = await ask('GET', path, wanted);
    expect(packed.headers.etag).toBe(`"${large.version}-br"`);
    for (const tag of [
      `"${large.version}-br"`,
      `"${large.version}-gzip"`,
      `W/"${large.version}-br"`,
      `"${large.version}"`,
    ]) {
      const again = await ask('GET', path, { ...wanted, 'if-none-match': tag });
      expect([again.status, again.headers.etag], tag).toEqual([304, tag.replace('W/', '')]);
      expect(again.headers.vary).toBe('Authorization, Accept, Accept-Encoding, Accept-Language');
    }
    const stale = await ask('GET', path, { ...wanted, 'if-none-match': `"${large.version - 1}-br"` });
    expect(stale.status).toBe(200);
  });

  test('is a version that one may act upon', async () => {
    const game = await parlor.play([ann, ann], { ruleset: 'dastan' });
    const act = (tag: string) =>
      ask(
        'POST',
        `/games/${game.id}/actions`,
        { ...asAnn(), 'content-type': 'application/json', 'if-match': tag, 'accept-encoding': 'br' },
        JSON.stringify(game.legal[0]?.action),
      );
    expect((await act(`"${game.version - 1}-br"`)).status).toBe(412);
    const acted = await act(`"${game.version}-br"`);
    expect(acted.status).toBe(201);
    expect(acted.headers.etag).toMatch(/^"\d+"$/);
  });
});

describe('as it is travels', () => {
  const greedy = { 'accept-encoding': 'br, gzip' };

  test('what is small', async () => {
    for (const path of ['/healthz', '/me', `/games/${small.id}/board`, `/games/${small.id}/nothing`]) {
      const got = await ask('GET', path, { ...greedy, ...asAnn() });
      expect(got.headers['content-encoding'], path).toBeUndefined();
    }
  });

  test('the answer to an action, however large', async () => {
    const game = await parlor.play([ann, ann], { ruleset: 'dastan' });
    const headers = { ...greedy, ...asAnn(), 'content-type': 'application/json' };
    const body = JSON.stringify(game.legal[0]?.action);
    const acted = await ask('POST', `/games/${game.id}/actions`, headers, body);
    expect(acted.status).toBe(201);
    expect(acted.bytes.length).toBeGreaterThan(4096);
    expect(acted.headers['content-encoding']).toBeUndefined();
  });

  test.each(['text/event-stream', 'application/x-ndjson'])('a stream of %s', async (accept) => {
    const sending = request(`${door.url}/games/${large.id}/events`, { headers: { ...greedy, accept } });
    sending.end();
    const [incoming] = await once(sending, 'response');
    expect(incoming.headers['content-type']).toContain(accept);
    expect(incoming.headers['content-encoding']).toBeUndefined();
    const [first] = await once(incoming, 'data');
    expect(String(first)).toMatch(/^(?:retry|\n|\{)/);
    incoming.destroy();
  });

  test('a face, which is packed in itself', async () => {
    const { text } = await parlor.get('/', { headers: HTML });
    const [, face = ''] = /href="(\/web\/[^"]+\.woff2)"/.exec(text) ?? [];
    const got = await ask('GET', face, greedy);
    expect([got.status, got.headers['content-encoding']]).toEqual([200, undefined]);
  });
});
