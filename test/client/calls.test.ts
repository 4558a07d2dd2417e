import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  isProblem,
  ParlorConnectionError,
  ParlorError,
  ParlorTimeoutError,
  UnexpectedAnswerError,
  verifyWebhook,
} from '../../src/client/index.js';
import { fromRoot } from '../../src/root.js';
import { newSigningSecret, signedHeaders } from '../../src/webhooks/signature.js';
import { openParlor, type Parlor as Services } from '../support/parlor.js';
import { until } from '../support/until.js';
import { anyLegal, clientOf, doorOf } from './support.js';

let services: Services;
let token: string;
beforeAll(async () => {
  services = await openParlor();
  token = (await clientOf(services).createPlayer('Ann')).token;
});
afterAll(() => services.close());

const ALONE = { ruleset: 'knucklebones', seats: [{ player: 'me' }, { player: 'me' }] } as const;
const ONCE = { attempts: 1 };

/** Never answers, but hears that it is called off. */
const silent = (request: Request): Promise<Response> =>
  new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)));

describe('what goes wrong is one family', () => {
  const thrownBy = (fetch: (request: Request) => Promise<Response>, timeoutMs = 30_000): Promise<unknown> =>
    clientOf(services, { fetch, timeoutMs, patience: ONCE })
      .me()
      .then(() => null)
      .catch((thrown: unknown) => thrown);

  test('nobody there', async () => {
    const thrown = await thrownBy(async () => Promise.reject(new TypeError('fetch failed')));
    expect(thrown).toBeInstanceOf(ParlorConnectionError);
    expect(thrown).toMatchObject({ name: 'ParlorConnectionError', cause: expect.any(TypeError) });
  });

  test('no answer in time', async () => {
    const thrown = await thrownBy(silent, 1);
    expect(thrown).toBeInstanceOf(ParlorTimeoutError);
    expect(thrown).toBeInstanceOf(ParlorConnectionError);
  });

  test('the answer of a stranger, also one that is pleased', async () => {
    for (const status of [200, 404]) {
      const page = new Response('<h1>Hello</h1>', { status, headers: { 'content-type': 'text/html' } });
      expect(await thrownBy(async () => page)).toBeInstanceOf(UnexpectedAnswerError);
    }
  });

  test('a "no" of the server', async () => {
    const thrown = await thrownBy(doorOf(services));
    expect(thrown).toBeInstanceOf(ParlorError);
    expect(isProblem(thrown, 'missing-token')).toBe(true);
    expect(isProblem(thrown, 'game-over')).toBe(false);
    // @ts-expect-error No server says so.
    expect(isProblem(thrown, 'typo')).toBe(false);
  });
});

describe('a call', () => {
  test('may have a time of its own, or be called off, and then says which', async () => {
    const ann = clientOf(services, { token, fetch: silent });
    await expect(ann.me({ timeoutMs: 1 })).rejects.toBeInstanceOf(ParlorTimeoutError);
    const stop = new AbortController();
    const asked = ann.games({}, { signal: stop.signal });
    stop.abort(new Error('enough'));
    await expect(asked).rejects.toThrow('enough');
  });

  test('that waits is given the time it asked for', async () => {
    const limits: number[] = [];
    const timeout = AbortSignal.timeout;
    AbortSignal.timeout = (ms) => {
      limits.push(ms);
      return timeout.call(AbortSignal, ms);
    };
    try {
      const ann = clientOf(services, { token, timeoutMs: 1_000_000 });
      const game = await ann.createGame({ ...ALONE, seats: [...ALONE.seats] });
      await ann.act(game, anyLegal({ ...game, game, seat: 0, view: game.view ?? raise() }), { waitS: 20 });
    } finally {
      AbortSignal.timeout = timeout;
    }
    expect(limits).toEqual([1_000_000, 1_020_000]);
  });

  test('goes through the middleware, each try of it', async () => {
    const seen: string[] = [];
    const ann = clientOf(services, {
      token,
      patience: { firstPauseMs: 1 },
      middleware: [
        async (request, next) => {
          request.headers.set('x-request-id', `try-${seen.length}`);
          const answer = await next(request);
          seen.push(`${answer.status} ${answer.headers.get('x-request-id')}`);
          return answer;
        },
        async (request, next) =>
          seen.length === 0
            ? new Response('', { status: 503, headers: { 'retry-after': '0' } })
            : next(request),
      ],
    });
    expect((await ann.me()).name).toBe('Ann');
    expect(seen).toEqual(['503 null', '200 try-1']);
  });
});

describe('shortcuts', () => {
  test('pages are awaited one by one or read as a whole', async () => {
    const ann = clientOf(services, { token });
    const games = [];
    for (let laid = 0; laid < 3; laid++) games.push((await ann.createGame({ ruleset: 'dastan' })).id);
    expect((await ann.games({ player: 'me', limit: 2 })).items).toHaveLength(2);
    const found: string[] = [];
    for await (const { id } of ann.games({ player: 'me', ruleset: 'dastan', limit: 1 })) found.push(id);
    expect(found.toReversed()).toEqual(games);
  });

  test('a whole game: its log, its record, and a fork of it', async () => {
    const ann = clientOf(services, { token });
    const begun = await ann.createGame({ ...ALONE, seats: [...ALONE.seats] });
    const over = await ann.play(begun, anyLegal);
    const numbers: number[] = [];
    for await (const { seq } of ann.events(over, { limit: 5 })) numbers.push(seq);
    expect(numbers).toEqual(Array.from({ length: over.version }, (_, index) => index + 1));
    expect((await ann.record(over.id)).entries).toHaveLength(over.version);
    expect((await ann.review(over.id, { waitS: 1 })).gameId).toBe(over.id);
    const fork = await ann.fork(over, { at: begun.version, visibility: 'private' });
    expect(fork).toMatchObject({ sandbox: true, visibility: 'private', forkOf: { gameId: over.id } });
  });

  test('two who look for an opponent play, and both are rated', async () => {
    const people = [];
    for (const name of ['Cleo', 'Dan']) {
      const { token: own } = await clientOf(services).createPlayer(name);
      people.push(clientOf(services, { token: own }));
    }
    const wanted = { ruleset: 'knucklebones', options: { width: 1, height: 1 }, rated: true };
    const met = await Promise.all(people.map((one) => one.findOpponent(wanted)));
    expect(met[0]?.id).toBe(met[1]?.id);
    await Promise.all(people.map((one, index) => met[index] && one.play(met[index], anyLegal)));
    const names = [];
    for await (const { name } of people[0]?.leaderboard('knucklebones', { limit: 1 }) ?? []) names.push(name);
    expect(names.toSorted()).toEqual(['Cleo', 'Dan']);
    expect(await people[1]?.myRatings()).toMatchObject([{ ruleset: 'knucklebones', games: 1 }]);
  });

  test('whoever gives up looking is not waited for', async () => {
    const ann = clientOf(services, { token });
    const giveUp = new AbortController();
    const looking = ann.findOpponent({ ruleset: 'cant-stop' }, { signal: giveUp.signal });
    const waiting = async () => (await ann.api.GET('/seeks')).data?.items ?? [];
    await until(async () => expect(await waiting()).toHaveLength(1));
    giveUp.abort(new Error('enough'));
    await expect(looking).rejects.toThrow('enough');
    await until(async () => expect(await waiting()).toEqual([]));
  });

  test('a webhook is looked for, and is not there', async () => {
    const ann = clientOf(services, { token });
    await expect(ann.webhook()).rejects.toMatchObject({ status: 404 });
    await expect(ann.removeWebhook()).rejects.toMatchObject({ status: 404 });
    await expect(ann.webhookDeliveries()).resolves.toEqual({ items: [], nextCursor: null });
    await expect(ann.setWebhook('ftp://example.org')).rejects.toBeInstanceOf(ParlorError);
  });
});

test('a call of the server is told from one of anybody else', async () => {
  const [secret, oldSecret, now] = [newSigningSecret(), newSigningSecret(), new Date()];
  const later = new Date(now.getTime() + 60_000);
  const headers = signedHeaders({ secret, oldSecret, oldSecretUntil: later }, 'msg_1', now, '{"a":1}');
  expect(await verifyWebhook(secret, headers, '{"a":1}')).toBe(true);
  expect(await verifyWebhook(oldSecret, new Headers(headers), '{"a":1}', later)).toBe(true);
  expect(await verifyWebhook(secret, headers, '{"a":2}')).toBe(false);
  expect(await verifyWebhook(newSigningSecret(), headers, '{"a":1}')).toBe(false);
  expect(await verifyWebhook(secret, headers, '{"a":1}', new Date(now.getTime() + 600_000))).toBe(false);
  expect(await verifyWebhook(secret, {}, '{"a":1}')).toBe(false);
  await expect(verifyWebhook('whsec_~', headers, '{}')).rejects.toThrow(/whsec_/);
});

test('all of it is under 15 kB as a browser gets it', async () => {
  const { outputFiles } = await build({
    entryPoints: [fromRoot('src', 'client', 'index.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    write: false,
  });
  expect(gzipSync(outputFiles[0]?.contents ?? '').length).toBeLessThan(15 * 1024);
});

const raise = (): never => {
  throw new Error('there is no view');
};
