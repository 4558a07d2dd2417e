import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limitsBy } from '../../src/http/limits.js';
import { type Guest, openParlor, type Parlor } from '../support/parlor.js';
import { freshDatabase } from '../support/places.js';

/** A clock that stands still until a test moves it. */
let now = 0;
let parlor: Parlor;
let ann: Guest;
let ben: Guest;
beforeAll(async () => {
  parlor = await openParlor({
    fresh: freshDatabase,
    limits: limitsBy(() => now, { reads: 3, actions: 2, creations: 4 }),
  });
  ann = await parlor.guest('Ann');
  ben = await parlor.guest('Ben');
});
beforeEach(() => {
  now += 120_000;
});
afterAll(() => parlor?.close());

const read = (as?: Guest) => parlor.get('/games', { as });

describe('the rate limit', () => {
  test('is told on every answer of the API, with what is left', async () => {
    const first = await read(ann);
    expect(first.headers.get('ratelimit-policy')).toBe('"reads";q=3;w=60');
    expect(first.headers.get('ratelimit')).toBe('"reads";r=2;t=60');
    now += 20_500;
    expect((await read(ann)).headers.get('ratelimit')).toBe('"reads";r=1;t=40');
  });

  test('refuses the one request too many, and says when to come back', async () => {
    for (const left of [2, 1, 0]) {
      const { status, headers } = await read(ann);
      expect({ status, limit: headers.get('ratelimit') }).toEqual({
        status: 200,
        limit: `"reads";r=${left};t=60`,
      });
    }
    now += 45_000;
    const { body, headers } = await read(ann);
    expect(body).toMatchObject({
      status: 429,
      code: 'too-many-requests',
      detail: expect.stringContaining('reads'),
    });
    expect(headers.get('retry-after')).toBe('15');
    expect(headers.get('ratelimit')).toBe('"reads";r=0;t=15');
    now += 15_000;
    expect((await read(ann)).status, 'as promised').toBe(200);
  });

  test('counts each player alone', async () => {
    for (let i = 0; i < 4; i++) await read(ann);
    expect((await read(ann)).status).toBe(429);
    expect((await read(ben)).status).toBe(200);
  });

  test('counts reads, actions and creations apart: who looked too often may still act', async () => {
    const game = await parlor.lay(ann);
    for (let i = 0; i < 4; i++) await read(ann);
    expect((await read(ann)).status).toBe(429);
    const sat = await parlor.post(`/games/${game.id}/seats`, { as: ann, body: { seat: 1 } });
    expect(sat.status).toBe(201);
    expect(sat.headers.get('ratelimit-policy')).toBe('"actions";q=2;w=60');
    expect((await parlor.lay(ann)).status).toBe('waiting');
  });

  test('counts those without a token by where they come from, and bad tokens with them', async () => {
    for (let i = 0; i < 2; i++) expect((await read()).status).toBe(200);
    const guess = () => parlor.get('/me', { headers: { authorization: 'Bearer guess' } });
    expect((await guess()).status).toBe(401);
    expect((await guess()).status).toBe(429);
  });

  test('a refused request changes nothing', async () => {
    const game = await parlor.play([ann, ben]);
    now += 120_000;
    const turn = () =>
      parlor.post(`/games/${game.id}/actions`, { as: ben, body: { type: 'place', column: 0 } });
    for (let i = 0; i < 2; i++) expect((await turn()).status).toBe(409);
    const before = await parlor.log(game.id);
    expect((await turn()).status).toBe(429);
    expect(await parlor.log(game.id)).toEqual(before);
  });
});
