import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeliverySeen, WebhookSeen } from '../../src/webhooks/webhooks.js';
import { type Guest, openParlor, type Page, type Parlor } from '../support/parlor.js';
import { freshDatabase } from '../support/places.js';
import { until } from '../support/until.js';
import { honest, startBot, status, verify } from './support/bot-server.js';
import { ANYWHERE, BRISK, deliveriesOf, delivery, robot } from './support/scene.js';

type Made = WebhookSeen & { readonly secret?: string };

let parlor: Parlor;
let ann: Guest;
beforeAll(async () => {
  parlor = await openParlor({ fresh: freshDatabase, webhooks: ANYWHERE });
  ann = await parlor.guest('Ann');
});
afterAll(() => parlor?.close());

const put = (as: Guest | undefined, body: unknown, at = parlor) =>
  at.request<Made>('PUT', '/me/webhook', { as, body });
const URL_OF_NOBODY = 'http://127.0.0.1:9/turn';

describe('a webhook', () => {
  test('is made once with its secret, then changed without', async () => {
    const ben = await parlor.guest('Ben');
    expect((await parlor.get('/me/webhook', { as: ben })).body.code).toBe('unknown-webhook');
    const made = await put(ben, { url: URL_OF_NOBODY });
    expect(made.status).toBe(201);
    expect(made.headers.get('cache-control')).toBe('no-store');
    expect(made.body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const changed = await put(ben, { url: `${URL_OF_NOBODY}s`, rulesets: ['dastan'] });
    expect(changed.status).toBe(200);
    const { body } = await parlor.get<WebhookSeen>('/me/webhook', { as: ben });
    expect(body).toEqual(changed.body);
    expect(body).toEqual({
      url: `${URL_OF_NOBODY}s`,
      rulesets: ['dastan'],
      notices: ['your-turn'],
      status: 'active',
      reason: null,
      reasonCode: null,
      since: null,
      failures: 0,
      pausedUntil: null,
      createdAt: made.body.createdAt,
    });
    const kept = await parlor.store.webhooks.find(ben.id);
    expect(kept?.secret, 'a retry that lost its answer can still ask for a new secret').toBe(
      made.body.secret,
    );
  });

  test('is its owner’s alone, and goes when its owner says so', async () => {
    const ben = await parlor.guest('Ben');
    await put(ben, { url: URL_OF_NOBODY });
    expect((await parlor.get('/me/webhook')).body.code).toBe('missing-token');
    expect((await parlor.get('/me/webhook', { as: ann })).body.code).toBe('unknown-webhook');
    expect((await parlor.del('/me/webhook', { as: ann })).body.code).toBe('unknown-webhook');
    expect((await parlor.del('/me/webhook', { as: ben })).status).toBe(204);
    expect((await parlor.get('/me/webhook', { as: ben })).body.code).toBe('unknown-webhook');
  });

  test('that is gone is not called', async () => {
    const robo = await robot(parlor, status(500));
    await parlor.play([robo, ann]);
    await delivery(parlor, robo, ({ attempts }) => attempts.length >= 2);
    await parlor.del('/me/webhook', { as: robo });
    expect((await delivery(parlor, robo, (it) => it.status === 'dropped')).nextAttemptAt).toBeNull();
    const { id } = await parlor.play([robo, ann]);
    const other = await robot(parlor, honest);
    await parlor.play([other, ann]);
    await delivery(parlor, other, (it) => it.status === 'answered');
    expect(robo.bot.calls.filter(({ body }) => body.data.game.id === id)).toEqual([]);
  });

  test.each([
    [{}, '/url'],
    [{ url: 7 }, '/url'],
    [{ url: 'here' }, '/url'],
    [{ url: 'https://ann:secret@bot.example.org/' }, '/url'],
    [{ url: 'ftp://bot.example.org/' }, '/url'],
    [{ url: URL_OF_NOBODY, rulesets: [] }, '/rulesets'],
    [{ url: URL_OF_NOBODY, notices: [] }, '/notices'],
    [{ url: URL_OF_NOBODY, notices: ['game-ended'] }, '/notices/0'],
    [{ url: URL_OF_NOBODY, colour: 'red' }, '/colour'],
  ])('is not made of %j', async (body, pointer) => {
    const said = await parlor.request('PUT', '/me/webhook', { as: ann, body });
    expect(said).toMatchObject({ status: 400, body: { code: 'malformed-request' } });
    expect(said.body.errors?.[0]?.pointer).toBe(pointer);
    expect(said.text).not.toContain('secret@');
  });

  test('for a game that is not on the shelf is not made', async () => {
    const said = await parlor.request('PUT', '/me/webhook', {
      as: ann,
      body: { url: URL_OF_NOBODY, rulesets: ['chess'] },
    });
    expect(said).toMatchObject({ status: 404, body: { code: 'unknown-ruleset' } });
    expect(said.body.errors?.[0]?.pointer).toBe('/rulesets/0');
  });
});

describe('a secret', () => {
  test('can be changed; for a while both sign', async () => {
    const robo = await robot(parlor, status(204));
    const path = '/me/webhook/secret';
    expect((await parlor.post(path, { as: ann })).body.code).toBe('unknown-webhook');
    const { status: made, body } = await parlor.post<{ secret: string; previousUntil: string }>(path, {
      as: robo,
    });
    expect(made).toBe(201);
    expect(body.secret).not.toBe(robo.secret);
    expect(Date.parse(body.previousUntil)).toBeGreaterThan(Date.now() + 3_600_000);
    await parlor.play([robo, ann]);
    await delivery(parlor, robo, (it) => it.status === 'acknowledged');
    const [call] = robo.bot.calls;
    if (call === undefined) throw new Error('nobody called');
    expect(call.headers['webhook-signature']?.split(' ')).toHaveLength(2);
    verify(robo.secret, call);
    verify(body.secret, call);
    expect(() => verify('whsec_c29tZXRoaW5nIGVsc2U=', call)).toThrow();
    expect(() => verify(body.secret, { ...call, text: `${call.text} ` })).toThrow();
    await parlor.post(path, { as: robo });
    await parlor.play([robo, ann]);
    await until(() => expect(robo.bot.calls).toHaveLength(2));
    expect(() => verify(robo.secret, robo.bot.calls[1] ?? call), 'two changes ago').toThrow();
  });

  test('asked for twice under one key is changed once', async () => {
    const ben = await parlor.guest('Ben');
    await put(ben, { url: URL_OF_NOBODY });
    const asking = { as: ben, headers: { 'idempotency-key': 'again' } };
    const first = await parlor.post<{ secret: string }>('/me/webhook/secret', asking);
    const second = await parlor.post<object>('/me/webhook/secret', asking);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    const other = { as: ben, headers: { 'idempotency-key': 'another' } };
    const third = await parlor.post<{ secret: string }>('/me/webhook/secret', other);
    expect(third.headers.get('idempotency-replayed')).toBeNull();
    expect(third.body.secret).not.toBe(first.body.secret);
  });

  test('follows from no key: who knows the key and the player knows nothing', async () => {
    const secretUnder = async (word: string): Promise<string> => {
      const eve = await parlor.guest('Eve');
      await put(eve, { url: URL_OF_NOBODY });
      const asking = { as: eve, headers: { 'idempotency-key': word } };
      const { body } = await parlor.post<{ secret: string }>('/me/webhook/secret', asking);
      await parlor.del('/me/webhook', { as: eve });
      await put(eve, { url: URL_OF_NOBODY });
      const { body: anew } = await parlor.post<{ secret: string }>('/me/webhook/secret', asking);
      expect(anew.secret).not.toBe(body.secret);
      expect(body.secret).not.toContain(
        createHash('sha256').update(`webhook secret ${eve.id} ${word}`).digest('base64'),
      );
      return anew.secret;
    };
    expect(await secretUnder('a-key-of-more-than-twenty-letters')).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  });

  test('asked for by twins at the same moment is changed once, so the one before still signs', async () => {
    const robo = await robot(parlor, status(204));
    const asking = { as: robo, headers: { 'idempotency-key': 'another-key-of-more-than-twenty-letters' } };
    const ask = () => parlor.post<{ secret: string }>('/me/webhook/secret', asking);
    const twins = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(twins.map(({ body }) => JSON.stringify(body)))).toHaveLength(1);
    expect(twins.filter(({ headers }) => headers.get('idempotency-replayed') === 'true')).toHaveLength(2);
    await parlor.play([robo, ann]);
    await until(() => expect(robo.bot.calls).toHaveLength(1));
    const [call] = robo.bot.calls;
    if (call === undefined) throw new Error('nobody called');
    verify(robo.secret, call);
  });
});

test('the log is read page by page, by its owner alone', async () => {
  const robo = await robot(parlor, status(204));
  for (let games = 0; games < 3; games++) await parlor.play([robo, ann]);
  await until(async () =>
    expect((await deliveriesOf(parlor, robo)).map((it) => it.status)).toEqual(Array(3).fill('acknowledged')),
  );
  const path = '/me/webhook/deliveries';
  const first = await parlor.get<Page<DeliverySeen>>(`${path}?limit=2`, { as: robo });
  const { nextCursor } = first.body;
  expect(first.headers.get('link')).toContain(`cursor=${nextCursor}`);
  const second = await parlor.get<Page<DeliverySeen>>(`${path}?limit=2&cursor=${nextCursor}`, { as: robo });
  expect(second.body.nextCursor).toBeNull();
  expect([...first.body.items, ...second.body.items]).toEqual(await deliveriesOf(parlor, robo));
  expect((await parlor.get(`${path}?cursor=mine`, { as: robo })).body.code).toBe('malformed-request');
  expect(await deliveriesOf(parlor, ann)).toEqual([]);
});

describe('whom a server calls', () => {
  const opened = async (webhooks: Parameters<typeof openParlor>[0]): Promise<Parlor> =>
    openParlor({ fresh: freshDatabase, ...webhooks });

  test('is nobody where the operator says so', async () => {
    const quiet = await opened({ webhooks: { reach: 'off' } });
    const ben = await quiet.guest('Ben');
    const said = await put(ben, { url: 'https://bot.example.org/' }, quiet);
    expect(said).toMatchObject({ status: 403, body: { code: 'webhooks-off' } });
    await quiet.close();
  });

  test('is only the public, and the address that was looked up is the one that is called', async () => {
    const bot = await startBot(honest);
    const asked: string[] = [];
    let found = '8.8.8.8';
    const lookUp = async (host: string) => {
      asked.push(host);
      return [{ address: found, family: 4 }];
    };
    const careful = await opened({ webhooks: { reach: 'public', ports: 'any', pace: BRISK, lookUp } });
    const ben = await careful.guest('Ben');
    for (const host of ['127.0.0.1', '[::1]', '169.254.169.254', '2130706433'])
      expect(await put(ben, { url: `https://${host}:${bot.port}/turn` }, careful), host).toMatchObject({
        status: 422,
        body: { code: 'forbidden-target' },
      });
    expect(asked).toEqual([]);
    expect((await put(ben, { url: `https://bot.example:${bot.port}/turn` }, careful)).status).toBe(201);
    // The name means something else by the time of the call.
    found = '127.0.0.1';
    await careful.play([ben, await careful.guest('Ann')]);
    const { attempts } = await delivery(careful, ben, (it) => it.attempts.length >= 2);
    expect(attempts[0]).toMatchObject({ status: null, code: 'no-public-address' });
    expect(bot.calls).toEqual([]);
    await careful.close();

    const open = await opened({ webhooks: { reach: 'any', ports: 'any', pace: BRISK, lookUp } });
    const cat = await open.guest('Cat');
    await put(cat, { url: `http://bot.example:${bot.port}/turn` }, open);
    await open.play([cat, await open.guest('Ann')]);
    await delivery(open, cat, (it) => it.status === 'answered');
    expect(bot.calls[0]?.headers.host).toBe(`bot.example:${bot.port}`);
    await open.close();
    await bot.close();
  });
});

test('a port that the operator does not allow is not called, not even one that was set before', async () => {
  const { place, remove } = await freshDatabase();
  const before = await openParlor({ place, webhooks: ANYWHERE });
  const robo = await robot(before, honest);
  await before.close();
  const strict = await openParlor({ place, webhooks: { reach: 'any', pace: BRISK } });
  expect(await put(robo, { url: robo.bot.url }, strict)).toMatchObject({
    status: 400,
    body: { code: 'malformed-request', errors: [{ pointer: '/url' }] },
  });
  await strict.play([robo, await strict.guest('Ann')]);
  const { attempts } = await delivery(strict, robo, (it) => it.attempts.length >= 2);
  expect(attempts[0]).toMatchObject({ status: null, code: 'forbidden-port' });
  expect(robo.bot.calls).toEqual([]);
  await strict.close();
  await remove();
});

test('no secret, no address and no hand stands in the server’s log', async () => {
  const lines: string[] = [];
  const logged = await openParlor({
    fresh: freshDatabase,
    webhooks: ANYWHERE,
    logTo: { write: (line) => void lines.push(line) },
  });
  const robo = await robot(logged, status(500));
  await logged.play([robo, await logged.guest('Ann')], { ruleset: 'jackaroo' });
  await until(async () =>
    expect((await logged.get<WebhookSeen>('/me/webhook', { as: robo })).body.status).toBe('disabled'),
  );
  await logged.close();
  expect(lines.length).toBeGreaterThan(0);
  const said = lines.join('');
  for (const secret of [robo.secret, robo.bot.url, 'whsec_', robo.token]) expect(said).not.toContain(secret);
});
