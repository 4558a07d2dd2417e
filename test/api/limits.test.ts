import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limitsBy } from '../../src/http/request/limits.js';
import { proxiesIn } from '../../src/http/request/proxies.js';
import { openDoor } from '../support/doorstep.js';
import { type Guest, openParlor, type Parlor } from '../support/parlor.js';
import { freshDatabase } from '../support/places.js';

/** A clock that stands still until a test moves it. */
let now = 0;
let parlor: Parlor;
let ann: Guest;
let ben: Guest;
/** The front door behind a proxy, so that a test may come from anywhere. */
let url: string;
let closeDoor: () => Promise<void>;
beforeAll(async () => {
  const trusted = proxiesIn('loopback');
  if (!trusted.ok) throw new Error(trusted.problem);
  const each = { reads: 30, actions: 6, creations: 6 };
  parlor = await openParlor({
    fresh: freshDatabase,
    limits: limitsBy(() => now, each, { reads: 60, actions: 12, creations: 12 }),
    proxies: trusted.value,
  });
  ann = await parlor.guest('Ann');
  ben = await parlor.guest('Ben');
  const door = await openDoor(parlor);
  url = door.url;
  closeDoor = door.close;
});
beforeEach(() => {
  now += 120_000;
});
afterAll(async () => {
  await closeDoor?.();
  await parlor?.close();
});

const me = (as: Guest) => parlor.get('/me', { as });
const spend = async (times: number, ask: () => Promise<{ readonly status: number }>): Promise<void> => {
  for (let i = 0; i < times; i++) expect((await ask()).status).not.toBe(429);
};
const from = (address: string, path: string, init: RequestInit & { readonly as?: Guest } = {}) =>
  fetch(`${url}${path}`, {
    ...init,
    headers: {
      'x-forwarded-for': address,
      ...(init.as === undefined ? {} : { authorization: `Bearer ${init.as.token}` }),
      ...Object(init.headers),
    },
  });
const leftIn = ({ headers }: Pick<Response, 'headers'>): string | null => headers.get('ratelimit');

describe('a budget', () => {
  test('is told on every answer, with what is left and when it will be whole', async () => {
    const first = await me(ann);
    expect(first.headers.get('ratelimit-policy')).toBe('"reads";q=30;w=60');
    expect(leftIn(first)).toBe('"reads";r=29;t=2');
    await spend(9, () => me(ann));
    expect(leftIn(await me(ann))).toBe('"reads";r=19;t=22');
    now += 10_000;
    expect(leftIn(await me(ann)), 'it comes back evenly').toBe('"reads";r=23;t=14');
  });

  test('refuses the one request too many, and says when to come back', async () => {
    await spend(30, () => me(ann));
    const { body, headers } = await me(ann);
    expect(body).toMatchObject({
      status: 429,
      code: 'too-many-requests',
      detail:
        'You have too few reads left for this: 0. They come back evenly; wait 2 seconds, as Retry-After says.',
    });
    expect(headers.get('retry-after')).toBe('2');
    expect(leftIn({ headers })).toBe('"reads";r=0;t=60');
    now += 2_000;
    expect((await me(ann)).status, 'as promised').toBe(200);
    expect((await me(ann)).status).toBe(429);
  });

  test('of reads, actions and creations is counted apart: who looked too often may still act', async () => {
    const game = await parlor.lay(ann);
    await spend(30, () => me(ann));
    expect((await me(ann)).status).toBe(429);
    const sat = await parlor.post(`/games/${game.id}/seats`, { as: ann, body: { seat: 1 } });
    expect(sat.status).toBe(201);
    expect(sat.headers.get('ratelimit-policy')).toBe('"actions";q=6;w=60');
    expect((await parlor.lay(ann)).status).toBe('waiting');
  });

  test('a refused request changes nothing', async () => {
    const game = await parlor.play([ann, ben]);
    now += 120_000;
    const turn = () =>
      parlor.post(`/games/${game.id}/actions`, { as: ben, body: { type: 'place', column: 0 } });
    for (let i = 0; i < 6; i++) expect((await turn()).status).toBe(409);
    const before = await parlor.log(game.id);
    expect((await turn()).status).toBe(429);
    expect(await parlor.log(game.id)).toEqual(before);
  });
});

describe('whoever asks', () => {
  test('each player is counted alone', async () => {
    await spend(30, () => me(ann));
    expect((await me(ann)).status).toBe(429);
    expect((await me(ben)).status).toBe(200);
  });

  test('more tokens are no more budget: all of one address share what is the address’s', async () => {
    const crowd = [ann, ben, await parlor.guest('Cat'), await parlor.guest('Dan')];
    let answered = 0;
    for (let i = 0; i < 100; i++) answered += (await me(crowd[i % 4] ?? ann)).status === 200 ? 1 : 0;
    expect(answered).toBe(60);
    const { body, headers } = await me(ann);
    expect(body.detail).toMatch(
      /^All who share your address have together too few reads left for this: 0\. .*wait 1 second,/,
    );
    expect(headers.get('ratelimit-policy')).toBe('"network-reads";q=60;w=60');
    expect(headers.get('retry-after')).toBe('1');
  });

  test('the purse that will be empty first is the one that is told', async () => {
    await spend(45, () => parlor.get('/rulesets'));
    expect(leftIn(await me(ann))).toBe('"network-reads";r=14;t=46');
  });

  test('a player in a hurry spends nothing of those who sit beside', async () => {
    await spend(30, () => me(ann));
    for (let i = 0; i < 100; i++) expect((await me(ann)).status).toBe(429);
    await spend(30, () => me(ben));
  });

  test('those without a token are counted by where they come from, and bad tokens with them', async () => {
    const guess = () => parlor.get('/me', { headers: { authorization: 'Bearer guess' } });
    await spend(59, () => parlor.get('/healthz'));
    await spend(59, guess);
    expect((await guess()).status).toBe(401);
    expect((await guess()).status).toBe(429);
    expect((await parlor.get('/rulesets')).status).toBe(429);
  });

  test('an address elsewhere has a budget of its own; one of IPv6 shares it with its /64', async () => {
    const asked = (address: string, times: number) =>
      Promise.all(Array.from({ length: times }, () => from(address, '/rulesets')));
    await asked('192.0.2.1', 60);
    expect((await from('192.0.2.1', '/rulesets')).status).toBe(429);
    expect((await from('::ffff:192.0.2.1', '/rulesets')).status).toBe(429);
    expect((await from('192.0.2.2', '/rulesets')).status).toBe(200);
    for (let i = 0; i < 60; i++) await from(`2001:db8:0:7::${i.toString(16)}`, '/rulesets');
    expect((await from('2001:db8:0:7:ffff::1', '/rulesets')).status).toBe(429);
    expect((await from('2001:db8:0:8::1', '/rulesets')).status).toBe(200);
  });

  test('a player who moves about takes the own budget along', async () => {
    for (let i = 0; i < 30; i++) await from(`192.0.2.${i}`, '/me', { as: ann });
    expect((await from('192.0.2.99', '/me', { as: ann })).status).toBe(429);
  });
});

describe('a request costs what it costs', () => {
  const costOf = async (ask: () => Promise<Pick<Response, 'headers'>>): Promise<number> => {
    now += 120_000;
    const [, left] = /r=(\d+)/.exec(leftIn(await ask()) ?? '') ?? [];
    return 60 - Number(left);
  };

  test('a look is 1; the past, odds, records and long pages are more', async () => {
    const game = await parlor.play([ann, ben], { options: { width: 1, height: 1 } });
    const at = (path: string) => () => parlor.get(`/games/${game.id}${path}`);
    expect(await costOf(at(''))).toBe(1);
    expect(await costOf(at('?at=1'))).toBe(26);
    expect(await costOf(at('/picture?at=1'))).toBe(30);
    expect(await costOf(at('/odds'))).toBe(25);
    expect(await costOf(at('/events?limit=20'))).toBe(6);
    expect(await costOf(at('/events?limit=500'))).toBe(30);
    expect(await costOf(at('/record')), 'more than a purse holds is a whole purse').toBe(60);
    expect(await costOf(() => parlor.get('/games?limit=100'))).toBe(10);
    expect(await costOf(() => parlor.get('/clubs/c_1/members'))).toBe(30);
  });

  test('one that is not understood costs no more than reading it', async () => {
    expect(await costOf(() => parlor.get('/games/g_1?at=soon'))).toBe(1);
  });

  test('one that cannot be paid for in full is refused, and the rest is still there', async () => {
    const game = await parlor.lay(ann);
    now += 120_000;
    await spend(2, () => parlor.get(`/games/${game.id}?at=1`));
    const { status, headers } = await parlor.get(`/games/${game.id}?at=1`);
    expect({ status, wait: headers.get('retry-after') }).toEqual({ status: 429, wait: '18' });
    await spend(7, () => parlor.get(`/games/${game.id}`));
    expect((await parlor.get(`/games/${game.id}`)).status).toBe(429);
  });

  test('a rehearsal and a fork are counted where their deeds are', async () => {
    const game = await parlor.play([ann, ben]);
    now += 120_000;
    const body = { type: 'place', column: 0 };
    const tried = await parlor.post(`/games/${game.id}/rehearsals`, { as: ann, body });
    expect(leftIn(tried)).toBe('"actions";r=3;t=30');
    expect(leftIn(await parlor.post(`/games/${game.id}/forks`, { as: ann, body: {} }))).toBe(
      '"creations";r=4;t=20',
    );
  });

  test.each([
    ['GET', '/docs', 200, 1],
    ['GET', '/docs/explorer.js', 200, 20],
    ['GET', '/openapi.json', 200, 5],
    ['GET', '/web/icon.svg', 200, 5],
    ['GET', '/web/nothing.js', 404, 5],
    ['GET', '/play/g_1', 200, 1],
    ['GET', '/verify', 200, 1],
    ['GET', '/guides/bots', 200, 15],
    ['GET', '/problems', 200, 15],
    ['GET', '/nothing', 404, 1],
    ['GET', '/players', 405, 1],
    ['OPTIONS', '/players', 204, 1],
    ['OPTIONS', '/nothing', 404, 1],
    ['HEAD', '/docs', 200, 1],
  ])('%s %s is counted, and refused in its turn', async (method, path, status, cost) => {
    const ask = () => parlor.request(method, path);
    const first = await ask();
    expect({ status: first.status, left: leftIn(first) }).toEqual({
      status,
      left: expect.stringContaining(`r=${60 - cost};`),
    });
    for (let left = 60 - cost; left >= cost; left -= cost) await ask();
    const last = await ask();
    expect({ status: last.status, type: last.headers.get('content-type') }).toEqual({
      status: 429,
      type: 'application/problem+json',
    });
    expect(last.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  });

  test('health is told to everybody always', async () => {
    await spend(60, () => parlor.get('/nothing'));
    expect((await parlor.get('/nothing')).status).toBe(429);
    const { status, headers } = await parlor.get('/healthz');
    expect({ status, left: leftIn({ headers }) }).toEqual({ status: 200, left: '"network-reads";r=0;t=60' });
  });
});

describe('what is remembered', () => {
  test('does not grow with those who come once', () => {
    const limits = limitsBy(() => 0, { reads: 2, actions: 2, creations: 2 }, undefined, 1_000);
    const busy = { kind: 'player', id: 'p_busy' } as const;
    const take = (payer: Parameters<typeof limits.take>[0]) => limits.take(payer, 'reads', 1).isAllowed;
    expect([take(busy), take(busy)]).toEqual([true, true]);
    for (let i = 0; i < 400; i++) take({ kind: 'network', id: `2001:db8:0:${i}::/64` });
    expect(take(busy), 'a crowd does not wash it out').toBe(false);
    for (let i = 0; i < 100_000; i++) take({ kind: 'network', id: `2001:db8:1:${i}::/64` });
    expect(take(busy), 'a flood does: this is what bounds it').toBe(true);
  });

  test('lasts as long as it matters, however seldom somebody comes', () => {
    let time = 0;
    const limits = limitsBy(() => time, { reads: 60, actions: 2, creations: 2 });
    const payer = { kind: 'player', id: 'p_1' } as const;
    limits.take(payer, 'reads', 60);
    time = 59_999;
    limits.take({ kind: 'player', id: 'p_2' }, 'reads', 1);
    time = 60_000;
    expect(limits.take(payer, 'reads', 60).isAllowed).toBe(true);
    time = 119_000;
    expect(limits.look(payer, 'reads').left).toBe(59);
    time = 300_000;
    expect(limits.look(payer, 'reads').left).toBe(60);
  });
});
