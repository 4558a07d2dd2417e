import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection, Game, LogEntry, Parlor, ParlorSettings } from '../../src/client/index.js';
import { openParlor, type Parlor as Services } from '../support/parlor.js';
import { anyLegal, clientOf, doorOf } from './support.js';

let services: Services;
let token: string;
let ann: Parlor;
let finished: Game<'knucklebones'>;

beforeAll(async () => {
  services = await openParlor();
  token = (await clientOf(services).createPlayer('Ann')).token;
  ann = clientOf(services, { token });
  finished = await ann.play(await alone(), anyLegal);
});
afterAll(() => services.close());

const alone = () => ann.createGame({ ruleset: 'knucklebones', seats: [{ player: 'me' }, { player: 'me' }] });

const everyNumber = () => Array.from({ length: finished.version }, (_, index) => index + 1);

/** A line that breaks, without a word, after so many bytes. */
const brokenAfter = (response: Response, bytes: number): Response => {
  let left = bytes;
  const cut = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      controller.enqueue(chunk.slice(0, left));
      left -= chunk.length;
      if (left < 0) controller.error(new TypeError('terminated'));
    },
  });
  return new Response(response.body?.pipeThrough(cut) ?? null, response);
};

interface Watching {
  readonly watcher: Parlor;
  readonly asked: (string | null)[];
}

/** A watcher whose every connection is done to, and which writes down where it asked to go on. */
const watcherWith = (
  fate: (response: Response, connection: number) => Response,
  settings: Partial<ParlorSettings> = {},
): Watching => {
  const asked: (string | null)[] = [];
  const watcher = clientOf(services, {
    token,
    patience: { firstPauseMs: 1, longestPauseMs: 5 },
    async fetch(request) {
      asked.push(request.headers.get('last-event-id'));
      return fate(await doorOf(services)(request), asked.length);
    },
    ...settings,
  });
  return { watcher, asked };
};

const numbersOf = async (events: AsyncIterable<LogEntry>): Promise<readonly number[]> => {
  const numbers: number[] = [];
  for await (const { seq } of events) numbers.push(seq);
  return numbers;
};

/** All that a page learns from an answer other than 200. */
class NeverOpens {
  addEventListener(type: string, listener: (event: object) => void): void {
    if (type === 'error') queueMicrotask(() => listener({}));
  }
  close(): void {}
}

describe('following a tournament', () => {
  test('over a line that breaks again and again misses nothing, repeats nothing, and ends when it is over', async () => {
    const wanted = {
      name: 'Three',
      ruleset: 'knucklebones' as const,
      format: 'round-robin' as const,
      options: { width: 1, height: 1 },
      bots: [{ level: 'easy' as const, count: 3 }],
      mostEntrants: 3,
      pace: 0,
    };
    const { data } = await ann.api.POST('/tournaments', { body: wanted });
    const id = data?.id ?? expect.fail();
    const { watcher, asked } = watcherWith((response) => brokenAfter(response, 1500));
    const texts: string[] = [];
    const numbers: number[] = [];
    for await (const { seq, text } of watcher.followTournament({ id })) {
      numbers.push(seq);
      texts.push(text);
    }
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(texts.at(-1)).toMatch(/^The tournament is over: .+ is first\.$/);
    expect(asked.length).toBeGreaterThan(2);
    for await (const _ of ann.followTournament({ id }, { after: numbers.length })) expect.fail();
  });
});

describe('following a game', () => {
  test('over a line that breaks again and again misses nothing and repeats nothing', async () => {
    const { watcher, asked } = watcherWith((response) => brokenAfter(response, 2000));
    expect(await numbersOf(watcher.follow(finished))).toEqual(everyNumber());
    expect(asked.length).toBeGreaterThan(1);
    expect(asked[0]).toBeNull();
    expect(asked.slice(1).every((number) => /^\d+$/.test(number ?? ''))).toBe(true);
  });

  test('tells when the line is lost and when it stands again', async () => {
    const told: Connection[] = [];
    const { watcher } = watcherWith((response, connection) =>
      connection === 1 ? brokenAfter(response, 2000) : response,
    );
    await numbersOf(watcher.follow(finished, { onConnection: (connection) => told.push(connection) }));
    expect(told).toEqual([
      { state: 'open' },
      { state: 'lost', reason: 'terminated', nextTryMs: expect.any(Number) },
      { state: 'open' },
    ]);
  });

  test('goes on when the server says that it restarts', async () => {
    const goodbye = () => new Response(`${JSON.stringify({ end: 'restart' })}\n`);
    const told: Connection[] = [];
    const { watcher } = watcherWith((response, connection) => (connection === 1 ? goodbye() : response));
    const onConnection = (connection: Connection) => told.push(connection);
    expect(await numbersOf(watcher.follow(finished, { onConnection }))).toEqual(everyNumber());
    expect(told[1]).toMatchObject({ state: 'lost', reason: 'restart' });
  });

  test('begins after the event the caller has', async () => {
    expect(await numbersOf(ann.follow(finished, { after: 5 }))).toEqual(everyNumber().slice(5));
  });

  test('after the last event of a finished game there is nothing to come', async () => {
    const after = finished.version;
    expect(await numbersOf(ann.follow(finished, { after }))).toEqual([]);
    expect(await numbersOf(ann.follow(finished, { after, eventSource: NeverOpens }))).toEqual([]);
  });

  test('an EventSource that does not open says why', async () => {
    const nowhere = { id: 'g_nothing', ruleset: 'knucklebones' } as const;
    const following = ann.follow(nowhere, { eventSource: NeverOpens });
    await expect(numbersOf(following)).rejects.toMatchObject({ code: 'unknown-game' });
  });

  test('ends quietly when the caller has heard enough', async () => {
    const enough = new AbortController();
    const seen: number[] = [];
    for await (const { seq } of ann.follow(await alone(), { signal: enough.signal })) {
      seen.push(seq);
      if (seq === 2) enough.abort();
    }
    expect(seen).toEqual([1, 2]);
  });

  test('ends at once when it is stopped while nothing happens', async () => {
    const enough = new AbortController();
    const game = await alone();
    const following = ann.follow(game, { signal: enough.signal, after: game.version });
    const next = following.next();
    await expect.poll(() => services.services.streams.count).toBe(1);
    enough.abort();
    expect((await next).done).toBe(true);
    await expect.poll(() => services.services.streams.count).toBe(0);
  });

  test('hangs up when the loop over it is left', async () => {
    for await (const { seq } of ann.follow(await alone())) if (seq === 2) break;
    await expect.poll(() => services.services.streams.count).toBe(0);
  });

  test('a game that does not exist is a problem at once', async () => {
    const nowhere = { id: 'g_nothing', ruleset: 'knucklebones' } as const;
    await expect(numbersOf(ann.follow(nowhere))).rejects.toMatchObject({ code: 'unknown-game' });
  });

  test('on a server that was never reached is given up', async () => {
    let tries = 0;
    const lost = clientOf(services, {
      patience: { attempts: 3, firstPauseMs: 1 },
      async fetch() {
        tries += 1;
        throw new TypeError('fetch failed');
      },
    });
    await expect(numbersOf(lost.follow(finished))).rejects.toThrow('fetch failed');
    expect(tries).toBe(3);
  });
});

describe('the inbox', () => {
  test('tells of a game that starts, of a turn with what may be done, and of the end', async () => {
    const ben = ann.as((await ann.createPlayer('Ben')).token);
    const game = await ben.createGame({ ruleset: 'knucklebones' });
    const told: string[] = [];
    for await (const notice of ben.inbox({ onConnection: () => void ann.takeSeat(game) })) {
      if (notice.type === 'look-again' || notice.type === 'seat-taken' || notice.gameId !== game.id) continue;
      told.push(notice.type);
      if (notice.type === 'your-turn') {
        expect(notice.legal.length).toBeGreaterThan(0);
        if (told.length > 2) await ann.leaveSeat(game, 1);
        else {
          await ben.act(game, { type: 'place', column: 0 });
          await ann.act(game, { type: 'place', column: 0 });
        }
      }
      if (notice.type === 'game-ended') break;
    }
    expect(told).toEqual(['game-started', 'your-turn', 'your-turn', 'game-ended']);
  });

  test('of nobody is a problem', async () => {
    const first = clientOf(services).inbox().next();
    await expect(first).rejects.toMatchObject({ code: 'missing-token' });
  });
});

test('a client that reads German is told in German, also by EventSource, and knows when nothing has changed', async () => {
  const asked: string[] = [];
  const berta = clientOf(services, { token, language: 'de' });
  const seen = await berta.game(finished.id);
  expect(await berta.refresh(seen)).toBe(seen);
  const texts: string[] = [];
  for await (const { text } of berta.follow(finished)) texts.push(text);
  expect(texts.at(-1)).toMatch(/^Das Spiel ist aus: /);
  class Listening {
    constructor(url: string) {
      asked.push(new URL(url).searchParams.get('language') ?? '');
    }
    addEventListener(type: string, listener: (event: { readonly data?: unknown }) => void): void {
      if (type === 'error') setTimeout(listener, 0, {});
    }
    close(): void {}
  }
  for await (const _ of berta.follow(finished, { after: finished.version, eventSource: Listening }));
  expect(asked).toEqual(['de']);
});
