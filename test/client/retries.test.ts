import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Exchange, Parlor, ParlorSettings } from '../../src/client/index.js';
import { openParlor, type Parlor as Services } from '../support/parlor.js';
import { clientOf, doorOf } from './support.js';

let services: Services;
let token: string;

beforeAll(async () => {
  services = await openParlor();
  token = (await clientOf(services).createPlayer('Ann')).token;
});
afterAll(() => services.close());

/** What becomes of a request on the way: it passes, or something happens before or after the server saw it. */
type Fate =
  | 'passes'
  | 'never arrives'
  | 'answer is lost'
  | {
      readonly status: number;
      readonly headers?: { readonly [name: string]: string };
      readonly body?: string;
    };

interface Road {
  readonly ann: Parlor;
  readonly seen: Request[];
  readonly exchanges: Exchange[];
}

/** A client whose requests meet these fates, in this order, and pass from then on. */
const roadWith = (fates: readonly Fate[], settings: Partial<ParlorSettings> = {}): Road => {
  const left = [...fates];
  const seen: Request[] = [];
  const exchanges: Exchange[] = [];
  const door = doorOf(services);
  const ann = clientOf(services, {
    token,
    patience: { firstPauseMs: 1 },
    onExchange: (exchange) => exchanges.push(exchange),
    async fetch(request) {
      seen.push(request.clone());
      const fate = left.shift() ?? 'passes';
      if (fate === 'never arrives') throw new TypeError('fetch failed');
      if (typeof fate === 'object') return new Response(fate.body ?? '', { headers: {}, ...fate });
      const answer = await door(request);
      if (fate === 'answer is lost') throw new TypeError('terminated');
      return answer;
    },
    ...settings,
  });
  return { ann, seen, exchanges };
};

const keysOf = (requests: readonly Request[]) =>
  requests.map(({ headers }) => headers.get('idempotency-key'));

const ALONE = { ruleset: 'knucklebones', seats: [{ player: 'me' }, { player: 'me' }] } as const;

describe('a request', () => {
  test('whose answer was lost is sent again under the same key, and done once', async () => {
    const { ann, seen } = roadWith([]);
    const game = await ann.createGame({ ...ALONE, seats: [...ALONE.seats] });
    const road = roadWith(['answer is lost', 'answer is lost']);
    const { events } = await road.ann.act(game, { type: 'place', column: 0 });
    expect(new Set(keysOf(road.seen)).size).toBe(1);
    expect(road.seen).toHaveLength(3);
    expect(events[0]?.seq).toBe(game.version + 1);
    expect((await ann.refresh(game)).version).toBe(events.at(-1)?.seq);
    expect(keysOf(seen)[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  test('that makes a player is safe to repeat too', async () => {
    const { ann, seen } = roadWith(['answer is lost']);
    const { token: fresh } = await ann.createPlayer('Bea');
    expect(new Set(keysOf(seen)).size).toBe(1);
    expect((await ann.as(fresh).me()).name).toBe('Bea');
  });

  test('of another moment has another key', async () => {
    const { ann, seen } = roadWith([]);
    await ann.createGame({ ruleset: 'dastan' });
    await ann.createGame({ ruleset: 'dastan' });
    expect(new Set(keysOf(seen)).size).toBe(2);
  });

  test.each([502, 503, 504, 429])('that meets %d is sent again', async (status) => {
    const { ann, seen } = roadWith([{ status }, { status }]);
    expect((await ann.me()).name).toBe('Ann');
    expect(seen).toHaveLength(3);
  });

  test('whose first try is still under way is sent again', async () => {
    const body = JSON.stringify({ code: 'key-in-use', detail: 'Wait.' });
    const { ann, seen } = roadWith([{ status: 409, body }]);
    await ann.createGame({ ruleset: 'dastan' });
    expect(seen).toHaveLength(2);
  });

  test('is not kept waiting for longer than the caller has patience: the "no" is handed on', async () => {
    const { ann, seen } = roadWith([{ status: 429, headers: { 'retry-after': '3600' } }]);
    await expect(ann.me()).rejects.toMatchObject({ status: 429, retryAfterMs: 3_600_000 });
    expect(seen).toHaveLength(1);
  });

  test('is given up after so many tries', async () => {
    const fates = Array.from({ length: 9 }, () => 'never arrives' as const);
    const { ann, seen } = roadWith(fates, { patience: { firstPauseMs: 1, attempts: 3 } });
    await expect(ann.me()).rejects.toThrow('fetch failed');
    expect(seen).toHaveLength(3);
  });

  test('that was called off is not sent again', async () => {
    const calledOff = new AbortController();
    const { ann, seen } = roadWith(['never arrives'], {
      patience: { firstPauseMs: 60_000, longestPauseMs: 60_000 },
      onExchange: () => calledOff.abort(new Error('enough')),
    });
    await expect(ann.game('g_1', { signal: calledOff.signal })).rejects.toThrow();
    expect(seen).toHaveLength(1);
  });

  test('to leave a seat is done once too, though it was asked twice', async () => {
    const { ann } = roadWith([]);
    const game = await ann.createGame({ ...ALONE, seats: [...ALONE.seats] });
    const road = roadWith(['answer is lost']);
    expect((await road.ann.leaveSeat(game, 0)).seats[0]?.kind).toBe('open');
    expect(new Set(keysOf(road.seen)).size).toBe(1);
    expect(road.seen).toHaveLength(2);
  });

  test('without a key is not guessed at: its lost answer is an error', async () => {
    const road = roadWith(['answer is lost']);
    await expect(road.ann.removeWebhook()).rejects.toThrow('terminated');
    expect(road.seen).toHaveLength(1);
  });

  test('answered by a stranger is an error that says so', async () => {
    const { ann } = roadWith([{ status: 404, body: '<h1>nginx</h1>' }]);
    await expect(ann.me()).rejects.toMatchObject({ name: 'UnexpectedAnswerError', status: 404 });
  });
});

describe('an exchange', () => {
  test('tells what was sent and what came, and never a token', async () => {
    const { ann, exchanges } = roadWith(['never arrives']);
    await ann.createPlayer('Cem');
    const [lost, done] = exchanges;
    expect(lost).toMatchObject({ method: 'POST', status: null, error: 'TypeError: fetch failed' });
    expect(done).toMatchObject({
      url: 'http://parlor.test/players',
      requestBody: '{"name":"Cem"}',
      status: 201,
      error: null,
      requestHeaders: { authorization: 'Bearer parlor_…', 'idempotency-key': '…' },
    });
    expect(JSON.parse(done?.responseBody ?? '')).toMatchObject({ name: 'Cem', token: 'parlor_…' });
    expect(JSON.stringify(exchanges)).not.toContain(token.slice(-20));
  });
});
