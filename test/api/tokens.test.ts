import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { open } from '../live/support/open.js';
import { OPERATIONS } from '../secrecy/support/operations.js';
import type { Guest, Parlor } from '../support/parlor.js';
import { openParlors, type Parlors } from '../support/parlors.js';
import { freshDatabase, freshFolder } from '../support/places.js';
import { until } from '../support/until.js';

interface Token extends Guest {
  readonly label: string;
  readonly scope: string;
  readonly current: boolean;
  readonly createdOn: string;
  readonly lastUsedOn: string | null;
  readonly playerId: string;
  readonly left: number;
  readonly note: string;
}

interface Link {
  readonly code: string;
  readonly expiresAt: string;
}

const MINUTE = 60_000;

/** What asks for nobody, and what does nothing but look, though it is no GET. */
const HARMLESS = ['createPlayer', 'exchangeCode', 'createTicket', 'rehearse', 'stepRollouts'];
const CHANGES = OPERATIONS.filter(({ id, method }) => method !== 'GET' && !HARMLESS.includes(id));

describe.each([
  ['one process on a folder', freshFolder],
  ['two processes on a Postgres server', freshDatabase],
] as const)('with %s', (_name, freshPlace) => {
  let parlors: Parlors;
  let here: Parlor;
  let there: Parlor;
  let ann: Guest;
  beforeAll(async () => {
    parlors = await openParlors(freshPlace);
    ({ here, there } = parlors);
    ann = await here.guest('Ann');
  });
  afterAll(() => parlors?.close());

  const make = async (as: Guest, scope = 'play', label = 'phone'): Promise<Token> => {
    const made = await here.post<Token>('/me/tokens', { as, body: { label, scope } });
    expect(made.status).toBe(201);
    return made.body;
  };
  const listed = async (as: Guest) => (await here.get<{ items: Token[] }>('/me/tokens', { as })).body.items;

  test('the token of a sign-up is the first of several', async () => {
    const ben = await here.guest('Ben');
    const phone = await make(ben);
    expect(phone.token).toMatch(/^parlor_[0-9A-Za-z]{22}_[\w-]{43}$/);
    for (const door of [here, there]) {
      const { body } = await door.get<Guest>('/me', { as: phone });
      expect(body).toMatchObject({ id: ben.id, name: 'Ben' });
    }
    const today = new Date().toISOString().slice(0, 10);
    expect(await listed(phone)).toEqual([
      expect.objectContaining({ label: 'first', scope: 'play', lastUsedOn: today, current: false }),
      expect.objectContaining({ label: 'phone', scope: 'play', lastUsedOn: today, current: true }),
    ]);
    expect(JSON.stringify(await listed(phone))).not.toContain(phone.token.slice(-43));
  });

  test('a token that watches reads and listens, in every process, and changes nothing', async () => {
    const screen = await make(ann, 'watch', 'screen');
    const game = await here.lay(ann, { visibility: 'public' });
    for (const door of [here, there]) {
      expect((await door.get(`/games/${game.id}`, { as: screen })).status).toBe(200);
      expect((await door.post('/me/tickets', { as: screen })).status).toBe(201);
      const stream = await open(door, '/me/events', { as: screen });
      expect(stream.status).toBe(200);
      await stream.hangUp();
      for (const { id, method, template } of CHANGES) {
        const path = template.replace('{id}', game.id).replaceAll(/\{\w+\}/g, '1');
        const { status, body } = await door.request(method, path, { as: screen, body: {} });
        expect([status, body.code], id).toEqual([403, 'watch-only']);
      }
    }
    expect((await here.log(game.id)).length).toBe(1);
  });

  test('a revoked token is good no more, here and there, and what it opened ends', async () => {
    const game = await here.lay(ann);
    const phone = await make(ann);
    const club = await here.post<Guest>('/clubs', { as: ann, body: { name: 'Class 4b' } });
    const wanted = { name: 'Cup', ruleset: 'knucklebones', format: 'swiss', club: club.body.id };
    const cup = await here.post<Guest>('/tournaments', { as: ann, body: wanted });
    const { body: sold } = await there.post<{ ticket: string }>('/me/tickets', { as: phone });
    const streams = [
      await open(here, `/games/${game.id}/events`, { as: phone }),
      await open(there, '/me/events', { as: phone }),
      await open(there, `/games/${game.id}/events?ticket=${sold.ticket}`),
      await open(there, `/tournaments/${cup.body.id}/events`, { as: phone }),
      await open(here, `/clubs/${club.body.id}/classroom`, { as: phone }),
    ];
    const seek = await here.post<Guest>('/seeks', { as: phone, body: { ruleset: 'dastan' } });
    const wait = { as: phone, headers: { prefer: 'wait=60', 'if-none-match': `"${game.version}"` } };
    const held = [
      here.get(`/games/${game.id}`, wait),
      there.get(`/games/${game.id}/events?after=${game.version}`, wait),
      there.get(`/seeks/${seek.body.id}`, wait),
    ];
    const waiting = () => here.services.streams.count + there.services.streams.count;
    const all = streams.length + held.length;
    await until(() => expect(waiting()).toBeGreaterThanOrEqual(here === there ? 2 * all : all));
    const others = await open(there, `/games/${game.id}/events`, { as: ann });
    const { body: unused } = await there.post<{ ticket: string }>('/me/tickets', { as: phone });
    const revoked = await here.del<Token>(`/me/tokens/${phone.id}`, { as: ann });
    expect(revoked).toMatchObject({ status: 200, body: { id: phone.id, current: false } });
    await until(async () => {
      for (const door of [here, there])
        expect(await door.get('/me', { as: phone })).toMatchObject({
          status: 401,
          body: { code: 'invalid-token' },
        });
    });
    for (const reply of await Promise.all(held))
      expect(reply).toMatchObject({ status: 401, body: { code: 'invalid-token' } });
    for (const stream of streams) expect((await stream.rest()).at(-1)?.told.reason).toBe('token-revoked');
    expect((await open(there, `/me/events?ticket=${unused.ticket}`)).status, 'nor do its tickets').toBe(401);
    expect((await there.get('/me', { as: ann })).status, 'the others stay').toBe(200);
    await others.hangUp();
    expect(await here.del(`/me/tokens/${phone.id}`, { as: ann })).toMatchObject({
      status: 404,
      body: { code: 'unknown-token' },
    });
  });

  test('whoever revokes the token in use, or the last one, is told so', async () => {
    const ben = await here.guest('Ben');
    const phone = await make(ben);
    const own = await here.del<Token>(`/me/tokens/${phone.id}`, { as: phone });
    expect(own.body).toMatchObject({ current: true, left: 1, note: expect.stringContaining('asked with') });
    const [first] = await listed(ben);
    const last = await here.del<Token>(`/me/tokens/${first?.id}`, { as: ben });
    expect(last.body).toMatchObject({ left: 0, note: expect.stringContaining('last token') });
    expect((await here.get('/me', { as: ben })).status).toBe(401);
  });

  test('nobody revokes the token of another', async () => {
    const ben = await here.guest('Ben');
    const phone = await make(ann);
    expect((await here.del(`/me/tokens/${phone.id}`, { as: ben })).status).toBe(404);
    expect((await here.get('/me', { as: phone })).status).toBe(200);
  });

  const MOST = 50;

  test('whoever asks for ever so many tokens, also all at once, gets no more than the limit', async () => {
    const ben = await here.guest('Ben');
    const asked = Array.from({ length: MOST + 20 }, (_, count) =>
      (count % 2 === 0 ? here : there).post('/me/tokens', { as: ben, body: { label: `${count}` } }),
    );
    const refused = (await Promise.all(asked)).filter(({ status }) => status !== 201);
    for (const reply of refused)
      expect(reply).toMatchObject({ status: 409, body: { code: 'too-many-tokens' } });
    const tokens = await listed(ben);
    expect(tokens.length).toBe(asked.length - refused.length + 1);
    expect(tokens.length).toBe(MOST);
    expect(await link(ben)).toMatchObject({ status: 409, body: { code: 'too-many-tokens' } });
  });

  test('a code finds no room where the tokens are full, stays good, and is used when one is revoked', async () => {
    const ben = await here.guest('Ben');
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const { code } = (await link(ben, { headers })).body;
    for (let count = 1; count < MOST; count++) await make(ben);
    for (const door of [here, there])
      expect(await exchange(door, code)).toMatchObject({ status: 409, body: { code: 'too-many-tokens' } });
    expect((await link(ben, { headers })).body.code, 'told again, though no other would be made').toBe(code);
    const [, spare] = await listed(ben);
    await here.del(`/me/tokens/${spare?.id}`, { as: ben });
    expect(await exchange(there, code)).toMatchObject({ status: 201, body: { playerId: ben.id } });
    expect(await exchange(here, code)).toMatchObject({ status: 404, body: { code: 'unknown-code' } });
  });

  test('ten codes at a time are enough for anybody, and a used one makes room', async () => {
    const ben = await here.guest('Ben');
    const codes: string[] = [];
    for (let count = 0; count < 10; count++) codes.push((await link(ben)).body.code);
    expect(await link(ben)).toMatchObject({ status: 409, body: { code: 'too-many-codes' } });
    expect((await link(ann)).status, 'others have their own').toBe(201);
    expect((await exchange(there, codes[0] ?? '')).status).toBe(201);
    expect((await link(ben)).status).toBe(201);
  });

  test('a token asked for under a key is the same for the same request, wherever it is sent', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const ask = (door: Parlor, label = 'tablet') =>
      door.post<Token>('/me/tokens', { as: ann, body: { label }, headers });
    const all = await Promise.all([ask(here), ask(there), ask(here)]);
    all.push(await ask(there));
    expect(new Set(all.map(({ body }) => body.token)).size).toBe(1);
    expect(all.filter((it) => it.headers.get('idempotency-replayed') === 'true')).toHaveLength(3);
    expect(await ask(here, 'another')).toMatchObject({ status: 422, body: { code: 'key-reused' } });
    await here.store.tokens.forgetSealed(new Date(Date.now() + MINUTE));
    expect(await ask(here)).toMatchObject({ status: 422, body: { code: 'key-reused' } });
  });

  const link = (as: Guest, asking = {}) => here.post<Link>('/me/links', { as, ...asking });
  const exchange = (door: Parlor, code: string, headers = {}) =>
    door.post<Token>('/tokens', { body: { code, label: 'phone' }, headers });

  test('a code takes me to another device, once', async () => {
    const { code, expiresAt } = (await link(ann)).body;
    expect(code).toMatch(/^(?:[2-9A-HJKMNP-Z]{3}-){3}[2-9A-HJKMNP-Z]{3}$/);
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(10 * MINUTE);
    const said = code.toLowerCase().replaceAll('-', ' ');
    const came = await exchange(there, said);
    expect(came).toMatchObject({ status: 201, body: { playerId: ann.id, scope: 'play', label: 'phone' } });
    for (const door of [here, there])
      expect((await door.get<Guest>('/me', { as: came.body })).body.id).toBe(ann.id);
    expect(await exchange(here, code)).toMatchObject({ status: 404, body: { code: 'unknown-code' } });
  });

  test('of many who say the same code at once one comes in', async () => {
    const { code } = (await link(ann)).body;
    const came = await Promise.all([here, there, here, there].map((door) => exchange(door, code)));
    expect(came.map(({ status }) => status).toSorted()).toEqual([201, 404, 404, 404]);
  });

  test('a code under a key is told again while it can be used, and the token it gave too', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const [first, again] = [await link(ann, { headers }), await link(ann, { headers })];
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    const watch = { headers, body: { scope: 'watch' } };
    expect((await link(ann, watch)).body).toMatchObject({ code: 'key-reused' });
    const key = { 'idempotency-key': crypto.randomUUID() };
    const came = await Promise.all([here, there].map((door) => exchange(door, first.body.code, key)));
    came.push(await exchange(there, first.body.code, key));
    expect(new Set(came.map(({ body }) => body.token)).size).toBe(1);
    expect((await exchange(here, first.body.code)).status, 'without the key it is used').toBe(404);
    const another = { body: { code: first.body.code, label: 'fridge' }, headers: key };
    expect((await here.post('/tokens', another)).body.code).toBe('key-reused');
    expect((await link(ann, { headers })).body, 'a used code is told no more').toMatchObject({
      code: 'key-reused',
    });
  });

  test('a code of the scope watch gives a token that watches', async () => {
    const { code } = (await link(ann, { body: { scope: 'watch' } })).body;
    expect((await exchange(here, code)).body.scope).toBe('watch');
  });

  test.each(['', '0O1IL', 'hello!', '22222222', '€'])('%j is no code', async (code) => {
    const { status } = await exchange(here, code);
    expect([400, 404]).toContain(status);
  });

  test('a new name is known in every process, and a table keeps the one I sat down with', async () => {
    const ben = await here.guest('Ben');
    const game = await here.lay(ben);
    await there.get('/me', { as: ben });
    const renamed = await here.request<Guest>('PATCH', '/me', { as: ben, body: { name: ' Benjamin ' } });
    expect(renamed).toMatchObject({ status: 200, body: { id: ben.id, name: 'Benjamin' } });
    await until(async () => {
      for (const door of [here, there])
        expect((await door.get<Guest>('/me', { as: ben })).body.name).toBe('Benjamin');
    });
    const { body } = await there.get<{ seats: { name: string }[] }>(`/games/${game.id}`);
    expect(body.seats[0]?.name).toBe('Ben');
    const later = await there.lay(ben);
    expect(later.seats[0]?.name).toBe('Benjamin');
  });
});
