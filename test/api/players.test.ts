import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Guest, openParlor, type Parlor } from '../support/parlor.js';
import { type FreshPlace, freshDatabase } from '../support/places.js';

let fresh: FreshPlace;
let parlor: Parlor;
let passed = 0;
const clock = (): number => Date.now() + passed;
beforeAll(async () => {
  fresh = await freshDatabase();
  parlor = await openParlor({ place: fresh.place, clock });
});
afterAll(async () => {
  await parlor?.close();
  await fresh?.remove();
});

test('a name gives a token, shown this once', async () => {
  const { status, headers, body } = await parlor.post<Guest>('/players', { body: { name: 'Ann' } });
  expect(status).toBe(201);
  expect(headers.get('location')).toBe('/me');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body.name).toBe('Ann');
  expect(body.token).toMatch(/^parlor_[0-9A-Za-z]{22}_[\w-]{43}$/);
});

test('the token says who I am, and does not come back', async () => {
  const ann = await parlor.guest('Ann');
  const { body, headers } = await parlor.get<Guest>('/me', { as: ann });
  expect(body).toEqual({ id: ann.id, name: 'Ann', createdAt: expect.any(String) });
  expect(headers.get('cache-control')).toBe('no-store');
});

test('the scheme may be written in any case', async () => {
  const ann = await parlor.guest('Ann');
  for (const scheme of ['bearer', 'BEARER', 'Bearer ']) {
    const { status } = await parlor.get('/me', { headers: { authorization: `${scheme} ${ann.token}` } });
    expect(status, scheme).toBe(200);
  }
});

test('two players may have one name, and are two', async () => {
  const [one, other] = [await parlor.guest('Ann'), await parlor.guest('Ann')];
  expect(one.id).not.toBe(other.id);
  expect(one.token).not.toBe(other.token);
});

test.each([
  ['  Ann  ', 'Ann'],
  ['Zoë 🎲', 'Zoë 🎲'],
  ['李雷', '李雷'],
  ['A'.repeat(40), 'A'.repeat(40)],
  ["Robert'); DROP TABLE players;--", "Robert'); DROP TABLE players;--"],
])('the name %j is kept as %j', async (given, kept) => {
  const ann = await parlor.guest(given);
  expect((await parlor.get<Guest>('/me', { as: ann })).body.name).toBe(kept);
});

test('only a hash of the token is kept', async () => {
  const ann = await parlor.guest('Ann');
  const holder = await parlor.store.tokens.holder(ann.id);
  expect(holder?.tokens.map(({ tokenHash }) => tokenHash)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  expect(JSON.stringify(holder)).not.toContain(ann.token.slice(-43));
});

describe('a sign-up under a key', () => {
  const signUp = (door: Parlor, key: string, name = 'Ann') =>
    door.post<Guest>('/players', { body: { name }, headers: { 'idempotency-key': key } });
  const MINUTE = 60_000;

  test('can be repeated for ten minutes, through any process; then the key is refused', async () => {
    const key = crypto.randomUUID();
    const first = await signUp(parlor, key);
    const another = await openParlor({ place: fresh.place, clock });
    try {
      passed = 9 * MINUTE;
      const again = await signUp(another, key);
      expect(again.body).toEqual(first.body);
      expect(again.headers.get('idempotency-replayed')).toBe('true');
      passed = 10 * MINUTE;
      for (const door of [parlor, another])
        expect(await signUp(door, key)).toMatchObject({ status: 422, body: { code: 'key-reused' } });
      expect((await another.get('/me', { as: first.body })).status, 'the token stays good').toBe(200);
    } finally {
      passed = 0;
      await another.close();
    }
  });

  test('gives a token that nobody can work out from the key', async () => {
    const key = crypto.randomUUID();
    const { body } = await signUp(parlor, key);
    const secret = body.token.slice(-43);
    const derived = createHash('sha256').update(`token ${key}`).digest('base64url');
    expect(secret).not.toBe(derived);
    const kept = await parlor.store.signUps.find(createHash('sha256').update(`sign-up ${key}`).digest('hex'));
    expect(kept?.sealedToken).not.toBeNull();
    expect(JSON.stringify(kept)).not.toContain(secret);
    await parlor.store.signUps.forgetTokens(new Date(Date.now() + MINUTE));
    expect(await signUp(parlor, key)).toMatchObject({ status: 422, body: { code: 'key-reused' } });
  });

  test('for another name is another request', async () => {
    const key = crypto.randomUUID();
    await signUp(parlor, key);
    expect(await signUp(parlor, key, 'Ben')).toMatchObject({ status: 422, body: { code: 'key-reused' } });
  });

  test('sent several times at once makes one player', async () => {
    const key = crypto.randomUUID();
    const all = await Promise.all([1, 2, 3, 4].map(() => signUp(parlor, key)));
    expect(new Set(all.map(({ body }) => body.token)).size).toBe(1);
    expect(all.filter(({ headers }) => headers.has('idempotency-replayed'))).toHaveLength(3);
  });
});
