import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Acted,
  type Choices,
  type Game,
  type Guest,
  openParlor,
  type Parlor,
} from '../support/parlor.js';

let parlor: Parlor;
let ann: Guest;
let ben: Guest;
let game: Game;
beforeAll(async () => {
  parlor = await openParlor();
  ann = await parlor.guest('Ann');
  ben = await parlor.guest('Ben <b>');
  game = await parlor.play([ann, ben]);
});
afterAll(() => parlor?.close());

const look = (accept: string, as?: Guest, rest = '') =>
  parlor.get<Game>(`/games/${game.id}${rest}`, { as, headers: { accept } });

describe('a game', () => {
  test('is seen by each from where they sit', async () => {
    const [mine, yours, theirs] = [
      (await parlor.get<Game>(`/games/${game.id}`, { as: ann })).body,
      (await parlor.get<Game>(`/games/${game.id}`, { as: ben })).body,
      (await parlor.get<Game>(`/games/${game.id}`)).body,
    ];
    expect(mine.seats.map(({ you }) => you)).toEqual([true, false]);
    expect(yours.seats.map(({ you }) => you)).toEqual([false, true]);
    expect(theirs.seats.map(({ you }) => you)).toEqual([false, false]);
    expect(mine.legal.map(({ action }) => action)).toEqual(
      [0, 1, 2].map((column) => ({ type: 'place', column })),
    );
    expect(yours.legal).toEqual([]);
    expect(theirs.legal).toEqual([]);
    expect(theirs.toAct).toEqual([0]);
  });

  test('never names the players by their ids', async () => {
    for (const as of [ann, ben, undefined]) {
      const { text } = await parlor.get(`/games/${game.id}`, { as });
      expect(text).not.toContain(ann.id);
      expect(text).not.toContain(ben.id);
    }
  });

  test('has links, and each opens', async () => {
    for (const [name, link] of Object.entries(game.links)) {
      const { status } = await parlor.get(link, { as: ann });
      expect(status, name).toBe(
        ['seats', 'forks', 'rehearsals', 'offers', 'claims'].includes(name) ? 405 : 200,
      );
    }
  });

  test.each([
    ['*/*', 'application/json'],
    ['application/json', 'application/json'],
    ['text/plain', 'text/plain; charset=utf-8'],
    ['text/*', 'text/plain; charset=utf-8'],
    ['image/svg+xml', 'image/svg+xml'],
    ['image/*', 'image/svg+xml'],
    ['application/json;q=0.5, text/plain', 'text/plain; charset=utf-8'],
    ['audio/mpeg', 'application/json'],
  ])('for Accept: %s is %s', async (accept, type) => {
    const { status, headers } = await look(accept);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(type);
    const spoken = type.startsWith('text/') ? '' : ', Accept-Language';
    const packable = type === 'image/svg+xml' ? ', Accept-Encoding' : '';
    expect(headers.get('vary')).toBe(`Authorization, Accept${packable}${spoken}`);
  });

  test('is drawn as text with the names of the players, at most 80 columns wide', async () => {
    const { text } = await look('text/plain', ann);
    expect((await parlor.get(game.links.board ?? '', { as: ann })).text).toBe(text);
    expect(text).toContain('Ann');
    expect(Math.max(...text.split('\n').map((line) => [...line].length))).toBeLessThanOrEqual(80);
  });

  test('is drawn before it begins, too', async () => {
    const waiting = await parlor.lay(ann);
    const text = await parlor.get(`/games/${waiting.id}`, { headers: { accept: 'text/plain' } });
    expect(text.text).toContain('seat 0: Ann\n  seat 1: (open)');
    const svg = await parlor.get(`/games/${waiting.id}/picture`);
    expect(svg.text).toMatch(/^<svg /);
  });

  test('is pictured as SVG that runs nothing and loads nothing', async () => {
    const { text, headers } = await look('image/svg+xml');
    expect(text).toMatch(/^<svg [^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    expect(text).not.toMatch(/<script|\son\w+=|href=|<foreignObject|<b>/i);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'");
    expect((await parlor.get(`/games/${game.id}/picture`)).text).toBe(text);
  });
});

describe('the version of a game', () => {
  test('is its ETag, whoever looks and in whatever form', async () => {
    for (const accept of ['application/json', 'text/plain', 'image/svg+xml'])
      for (const as of [ann, ben, undefined])
        expect((await look(accept, as)).headers.get('etag')).toBe(`"${game.version}"`);
    for (const path of ['/actions', '/board', '/picture', '/events'])
      expect((await parlor.get(`/games/${game.id}${path}`)).headers.get('etag')).toBe(`"${game.version}"`);
  });

  test.each(['', '/actions', '/board', '/picture'])(
    'who has it is told so: GET /games/{id}%s',
    async (path) => {
      const etag = `"${game.version}"`;
      for (const known of [etag, `W/${etag}`, `"1", ${etag}`, '*']) {
        const reply = await parlor.get(`/games/${game.id}${path}`, { headers: { 'if-none-match': known } });
        expect(reply.status, known).toBe(304);
        expect(reply.headers.get('etag')).toBe(etag);
        expect(reply.headers.get('vary')).toMatch(/^Authorization, Accept, Accept-Encoding\b/);
        expect(reply.headers.get('content-type')).toBeNull();
      }
      for (const known of ['"1"', '"1", W/"2"', '""', '"x"']) {
        const reply = await parlor.get(`/games/${game.id}${path}`, { headers: { 'if-none-match': known } });
        expect(reply.status, known).toBe(200);
      }
    },
  );

  test('is the same for all who look, so a cache that another viewer filled is never said to be right', async () => {
    const etag = { 'if-none-match': `"${game.version}"` };
    for (const path of ['', '/actions', '/board', '/picture', '/odds']) {
      const at = `/games/${game.id}${path}?at=${game.version}`;
      expect((await parlor.get(at, { as: ben, headers: etag })).status, path).toBe(200);
    }
  });

  test('is never taken for granted by a cache while it may change', async () => {
    expect((await look('*/*')).headers.get('cache-control')).toBe('private, no-store');
    const pinned = await look('*/*', undefined, `?at=${game.version}`);
    expect(pinned.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  });
});

describe('the legal actions as a schema', () => {
  test('are asked for by the address or by Accept', async () => {
    const path = `/games/${game.id}/actions`;
    const asked = await parlor.get(`${path}?as=schema`, { as: ann });
    const negotiated = await parlor.get(path, { as: ann, headers: { accept: 'application/schema+json' } });
    expect(negotiated.headers.get('content-type')).toBe('application/schema+json');
    expect(negotiated.text).toBe(asked.text);
    const json = await parlor.get(path, { as: ann, headers: { accept: '*/*' } });
    expect(json.headers.get('content-type')).toBe('application/json');
  });

  const schema = (as: Guest | undefined, more = '') =>
    parlor.get<object>(`/games/${game.id}/actions?as=schema${more}`, { as });

  test('take what is listed, for whoever is to act, and nothing from anybody else', async () => {
    const { body, headers } = await schema(ann);
    expect(headers.get('content-type')).toBe('application/schema+json');
    expect(headers.get('etag')).toBe(`"${game.version}"`);
    const isLegal = new Ajv2020().compile(body);
    for (const { action } of game.legal) expect(isLegal(action)).toBe(true);
    expect(isLegal({ type: 'place', column: 3 })).toBe(false);
    for (const as of [ben, undefined]) {
      const isTheirs = new Ajv2020().compile((await schema(as)).body);
      for (const { action } of game.legal) expect(isTheirs(action)).toBe(false);
    }
  });

  test('of the past never change, and another form is not known', async () => {
    const { headers, body } = await schema(ann, `&at=${game.version}`);
    expect(headers.get('cache-control')).toContain('immutable');
    expect(body).toEqual((await schema(ann)).body);
    expect((await parlor.get(`/games/${game.id}/actions?as=poem`)).body.code).toBe('malformed-request');
  });
});

describe('the past', () => {
  test('stays as it was, at every version', async () => {
    const played = await parlor.play([ann, ben]);
    const seen: Game[] = [played];
    for (const as of [ann, ben, ann, ben]) {
      const { body } = await parlor.post<Acted>(`/games/${played.id}/actions`, {
        as,
        body: { type: 'place', column: 1 },
      });
      seen.push((await parlor.get<Game>(`/games/${played.id}`, { as: ann })).body);
      expect(body.version).toBe(seen.at(-1)?.version);
    }
    for (const then of seen) {
      const { body, headers } = await parlor.get<Game>(`/games/${played.id}?at=${then.version}`, { as: ann });
      expect(body).toEqual(then);
      expect(headers.get('etag')).toBe(`"${then.version}"`);
    }
  });

  test('begins with an empty table', async () => {
    const { body } = await parlor.get<Game>(`/games/${game.id}?at=1`);
    expect(body).toMatchObject({ status: 'waiting', version: 1, view: null, toAct: [], legal: [] });
    expect(body.seats.map(({ kind }) => kind)).toEqual(['player', 'open']);
  });

  test('in the middle of a decision nobody is to act', async () => {
    const started = (await parlor.log(game.id)).find(({ event }) => event.type === 'game-started');
    const at = started?.seq ?? 0;
    const { body } = await parlor.get<Game>(`/games/${game.id}?at=${at}`, { as: ann });
    expect(body).toMatchObject({ status: 'playing', version: at, toAct: [], legal: [] });
    const choices = await parlor.get<Choices>(`/games/${game.id}/actions?at=${at}`, { as: ann });
    expect(choices.body).toEqual({ version: at, toAct: [], legal: [] });
  });

  test('is the same in every form, and kept for ever', async () => {
    const played = await parlor.play([ann, ben]);
    const questions = [
      ['', 'application/json'],
      ['', 'text/plain'],
      ['', 'image/svg+xml'],
      ['/board', 'text/plain'],
      ['/picture', 'image/svg+xml'],
      ['/actions', 'application/json'],
      ['/odds', 'application/json'],
    ] as const;
    const ask = (path: string, accept: string, query = '') =>
      parlor.get(`/games/${played.id}${path}${query}`, { as: ann, headers: { accept } });
    const before = await Promise.all(questions.map(([path, accept]) => ask(path, accept)));
    await parlor.post(`/games/${played.id}/actions`, { as: ann, body: { type: 'place', column: 1 } });
    for (const [index, [path, accept]] of questions.entries()) {
      const then = await ask(path, accept, `?at=${played.version}`);
      expect(then.text, `${path} ${accept}`).toBe(before[index]?.text);
      expect(then.headers.get('cache-control')).toContain('immutable');
      expect((await ask(path, accept)).text).not.toBe(then.text);
    }
  });

  test('can be drawn and pictured', async () => {
    const text = await look('text/plain', ann, '?at=1');
    expect(text.text).toContain('(open)');
    const then = await parlor.get(`/games/${game.id}/picture?at=1`);
    expect(then.text).not.toBe((await parlor.get(`/games/${game.id}/picture`)).text);
  });
});

test('looking changes nothing', async () => {
  const before = await parlor.log(game.id);
  for (const path of ['', '?at=2', '/actions', '/events', '/picture'])
    await parlor.get(`/games/${game.id}${path}`, { as: ann });
  expect(await parlor.log(game.id)).toEqual(before);
});
