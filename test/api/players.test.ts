import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Guest, openParlor, type Parlor } from '../support/parlor.js';
import { freshDatabase } from '../support/places.js';

let parlor: Parlor;
beforeAll(async () => {
  parlor = await openParlor({ fresh: freshDatabase });
});
afterAll(() => parlor?.close());

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
  const row = await parlor.store.players.find(ann.id);
  expect(row?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(row)).not.toContain(ann.token.slice(-43));
});
