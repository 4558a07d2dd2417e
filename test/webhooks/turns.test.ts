import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TINY } from '../live/support/play.js';
import { type Acted, type Game, type Guest, openParlor, type Parlor } from '../support/parlor.js';
import { freshDatabase, freshFolder } from '../support/places.js';
import { until } from '../support/until.js';
import { honest, say, silent, status, verify } from './support/bot-server.js';
import { ANYWHERE, BRISK, deliveriesOf, delivery, robot, webhookOf } from './support/scene.js';

let parlor: Parlor;
let ann: Guest;
beforeAll(async () => {
  parlor = await openParlor({ fresh: freshDatabase, webhooks: ANYWHERE });
  ann = await parlor.guest('Ann');
});
afterAll(() => parlor?.close());

const look = async (id: string, as?: Guest): Promise<Game> =>
  (await parlor.get<Game>(`/games/${id}`, { as })).body;

describe('a bot that is called', () => {
  test('gets the game as its seat sees it, signed, and answers with the action itself', async () => {
    const robo = await robot(parlor, honest);
    const game = await parlor.play([robo, ann], { ruleset: 'jackaroo' });
    const done = await delivery(parlor, robo, ({ status }) => status === 'answered');
    // By now it may have been called for its next turn too.
    const call = robo.bot.calls.find(({ headers }) => headers['webhook-id'] === done.id);
    if (call === undefined) throw new Error('nobody called');
    verify(robo.secret, call);
    expect(call.path).toBe('/turn');
    expect(call.headers['content-type']).toBe('application/json');
    const then = await parlor.get<Game>(`/games/${game.id}?at=${done.version}`, { as: robo });
    expect(call.body).toEqual({
      type: 'your-turn',
      timestamp: expect.any(String),
      data: { seat: 0, game: then.body },
    });
    expect(done).toMatchObject({ gameId: game.id, seat: 0, nextAttemptAt: null });
    expect(done.attempts).toEqual([
      { at: expect.any(String), ms: expect.any(Number), status: 200, code: 'answered', why: null },
    ]);
    const log = await parlor.log(game.id);
    expect(log.find(({ requestId }) => requestId === done.id)).toMatchObject({ playerId: robo.id, seat: 0 });
  });

  test('plays a whole game, one call a turn', async () => {
    const [robo, other] = [await robot(parlor, honest), await robot(parlor, honest)];
    const { id } = await parlor.play([robo, other]);
    await until(async () => expect((await look(id)).status).toBe('over'));
    const all = [...robo.bot.calls, ...other.bot.calls];
    const ids = all.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size, 'nobody was called twice about a turn').toBe(ids.length);
    const placed = (await parlor.log(id)).filter(({ event }) => event.type === 'placed');
    expect(all).toHaveLength(placed.length);
  });

  test('may acknowledge and act by itself', async () => {
    const robo = await robot(parlor, status(204));
    const game = await parlor.play([robo, ann]);
    const { attempts } = await delivery(parlor, robo, (it) => it.status === 'acknowledged');
    expect(attempts).toMatchObject([{ status: 204, code: 'acknowledged' }]);
    const acted = await parlor.post<Acted>(`/games/${game.id}/actions`, {
      as: robo,
      body: game.legal[0]?.action,
    });
    expect(acted.status).toBe(201);
    expect(robo.bot.calls).toHaveLength(1);
  });

  test('is told of turns that were open before it came', async () => {
    const guest = await parlor.guest('Late');
    const game = await parlor.play([guest, ann]);
    const { bot } = await robot(parlor, status(204));
    await parlor.request('PUT', '/me/webhook', { as: guest, body: { url: bot.url } });
    expect((await delivery(parlor, guest, (it) => it.status === 'acknowledged')).gameId).toBe(game.id);
  });

  test('is called only in games it wants', async () => {
    const robo = await robot(parlor, status(204), { rulesets: ['dastan'] });
    await parlor.play([robo, ann]);
    const dastan = await parlor.play([robo, ann], { ruleset: 'dastan' });
    await delivery(parlor, robo, ({ gameId }) => gameId === dastan.id);
    expect(await deliveriesOf(parlor, robo)).toHaveLength(1);
  });

  test('that answers when the game has moved on changes nothing', async () => {
    let late = (): void => {};
    const robo = await robot(parlor, (call, response) => {
      late = () => honest(call, response);
    });
    const { id: target } = await parlor.play([robo, ann]);
    await until(() => expect(robo.bot.calls).toHaveLength(1));
    const { body } = await parlor.get<Game>(`/games/${target}`, { as: robo });
    const { version } = (
      await parlor.post<Acted>(`/games/${target}/actions`, { as: robo, body: body.legal[1]?.action })
    ).body;
    late();
    await until(async () => {
      const row = (await deliveriesOf(parlor, robo)).find(({ gameId }) => gameId === target);
      expect(row).toMatchObject({ status: 'passed', attempts: [{ status: 200, code: 'stale-version' }] });
    });
    expect((await look(target)).version).toBe(version);
    expect((await webhookOf(parlor, robo)).failures).toBe(0);
  });

  test('that lies is told why, once, and may do better', async () => {
    const robo = await robot(parlor, (call, response) => {
      const { refused } = call.body.data;
      if (refused === undefined) return say({ type: 'place', column: 7 })(call, response);
      return say(refused.legal?.[0]?.action)(call, response);
    });
    await parlor.play([robo, ann]);
    const { attempts, id } = await delivery(parlor, robo, (it) => it.status === 'answered');
    expect(attempts.map(({ code }) => code)).toEqual(['column-out-of-range', 'answered']);
    expect(attempts[0]?.why).toMatch(/no column 7/);
    expect(robo.bot.calls.map(({ headers }) => headers['webhook-id'])).toEqual([id, id]);
    expect(robo.bot.calls[1]?.body.data.refused).toMatchObject({ code: 'column-out-of-range' });
  });
});

/** What a bot does, and what its player then reads. */
const FAILURES: readonly (readonly [name: string, ...Parameters<typeof failure>])[] = [
  ['breaks', status(500), { status: 500, code: 'bad-status', why: 'The bot answered with status 500.' }],
  [
    'sends us elsewhere',
    status(307, { location: 'http://127.0.0.1:1/' }),
    { status: 307, code: 'redirected', why: expect.stringContaining('not followed') },
  ],
  [
    'hangs up',
    (_call, response) => response.destroy(),
    { status: null, code: 'unreachable', why: 'No whole answer came (ECONNRESET).' },
  ],
  [
    'hangs up in the middle',
    (_call, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"type"');
      setImmediate(() => response.destroy());
    },
    { status: null, code: 'unreachable', why: 'No whole answer came (ECONNRESET).' },
  ],
  [
    'talks for ever',
    (_call, response) => response.writeHead(200).end(' '.repeat(20_000)),
    { status: 200, code: 'too-large', why: 'The answer is larger than 16384 bytes.' },
  ],
  [
    'speaks no JSON',
    (_call, response) => response.writeHead(200).end('<p>Hello</p>'),
    { status: 200, code: 'malformed-answer', why: expect.stringContaining('not JSON') },
  ],
  [
    'says a list',
    say([1]),
    { status: 200, code: 'malformed-answer', why: expect.stringContaining('no object') },
  ],
  [
    'says what cannot be kept',
    say({ type: 'place', column: 'a\u0000' }),
    {
      status: 200,
      code: 'malformed-answer',
      why: expect.stringContaining('/column must not have the character NUL'),
    },
  ],
  ['makes up an action', say({ type: 'juggle' }), { status: 200, code: 'malformed-action' }],
  ['breaks the rules', say({ type: 'place', column: 9 }), { status: 200, code: 'column-out-of-range' }],
];

const failure = (_manner: Parameters<typeof robot>[1], _read: object): void => {};

describe('a bot that fails', () => {
  let brisk: Parlor;
  beforeAll(async () => {
    brisk = parlor;
    parlor = await openParlor({
      fresh: freshDatabase,
      webhooks: { ...ANYWHERE, pace: { ...BRISK, backOffMs: () => 60_000 } },
    });
    ann = await parlor.guest('Ann');
  });
  afterAll(async () => {
    await parlor?.close();
    parlor = brisk;
    ann = await parlor.guest('Ann');
  });

  test.each(FAILURES)(
    'because it %s is called once more, then left in peace for a while',
    async (_, manner, read) => {
      const robo = await robot(parlor, manner);
      const game = await parlor.play([robo, ann]);
      const { attempts, nextAttemptAt, status } = await delivery(
        parlor,
        robo,
        (it) => it.attempts.length === 2,
      );
      expect(attempts).toMatchObject([read, read]);
      expect(status).toBe('open');
      expect(Date.parse(nextAttemptAt ?? '')).toBeGreaterThan(Date.now());
      await until(async () =>
        expect(await webhookOf(parlor, robo)).toMatchObject({
          status: 'paused',
          failures: 1,
          reason: attempts[1]?.why,
          reasonCode: attempts[1]?.code,
          since: expect.stringMatching(/Z$/),
        }),
      );
      expect(robo.bot.calls).toHaveLength(2);
      expect((await parlor.get<Game>(`/games/${game.id}`)).body.version, 'nothing happened').toBe(
        game.version,
      );
    },
  );

  test('is called at once when it has moved', async () => {
    const robo = await robot(parlor, status(500));
    await parlor.play([robo, ann]);
    await delivery(parlor, robo, (it) => it.attempts.length === 2);
    await until(async () => expect((await webhookOf(parlor, robo)).status).toBe('paused'));
    robo.bot.behave(honest);
    await parlor.request('PUT', '/me/webhook', { as: robo, body: { url: `${robo.bot.url}/anew` } });
    const { attempts } = await delivery(parlor, robo, (it) => it.status === 'answered');
    expect(attempts).toHaveLength(3);
    expect(robo.bot.calls.at(-1)?.path).toBe('/turn/anew');
  });

  test('in several games at once has failed once', async () => {
    const robo = await robot(parlor, status(503));
    await Promise.all([1, 2, 3].map(() => parlor.play([robo, ann])));
    await until(async () => {
      const rows = await deliveriesOf(parlor, robo);
      expect(rows.map(({ nextAttemptAt }) => Date.parse(nextAttemptAt ?? '') > Date.now() + 30_000)).toEqual([
        true,
        true,
        true,
      ]);
    });
    expect((await webhookOf(parlor, robo)).failures).toBe(1);
  });

  test('that says 410 is never called again', async () => {
    const robo = await robot(parlor, status(410));
    await parlor.play([robo, ann]);
    await until(async () =>
      expect(await webhookOf(parlor, robo)).toMatchObject({
        status: 'disabled',
        reason: 'The bot answered 410: it wants no more calls.',
        reasonCode: 'gone',
      }),
    );
    await parlor.play([robo, ann]);
    expect(await delivery(parlor, robo, () => true)).toMatchObject({
      attempts: [{ status: 410, code: 'gone' }],
    });
    expect(robo.bot.calls).toHaveLength(1);
  });
});

describe('a bot that is slow', () => {
  test('is not waited for longer than the time for a call, loses its turn, and is told why', async () => {
    const parlor = await openParlor({
      fresh: freshDatabase,
      webhooks: { ...ANYWHERE, pace: { ...BRISK, attemptMs: 40, backOffMs: () => 60_000 } },
    });
    const robo = await robot(parlor, silent);
    await parlor.play([robo, await parlor.guest('Ann')]);
    const { attempts } = await delivery(parlor, robo, (it) => it.attempts.length > 0);
    const why = 'No whole answer within 0.04 seconds.';
    expect(attempts).toMatchObject([{ status: null, code: 'timeout', why }]);
    await until(async () =>
      expect(await webhookOf(parlor, robo)).toMatchObject({
        status: 'paused',
        reason: why,
        reasonCode: 'timeout',
      }),
    );
    await parlor.close();
  });

  test('keeps nobody else waiting, however many of its kind there are', async () => {
    const patient = { ...BRISK, attemptMs: 600_000, slowMs: 50 };
    const parlor = await openParlor({ fresh: freshDatabase, webhooks: { ...ANYWHERE, pace: patient } });
    const ann = await parlor.guest('Ann');
    const dawdlers = await Promise.all(Array.from({ length: 26 }, () => robot(parlor, silent)));
    for (const dawdler of dawdlers) await Promise.all([1, 2].map(() => parlor.play([dawdler, ann])));
    const robo = await robot(parlor, honest);
    await parlor.play([robo, ann]);
    await delivery(parlor, robo, (it) => it.status === 'answered');
    for (const dawdler of dawdlers) expect(dawdler.bot.calls.length).toBeLessThanOrEqual(1);
    await parlor.close();
  });
});

describe('failures in a row', () => {
  test('are retried, and the count begins anew after a success', async () => {
    const robo = await robot(parlor, status(500));
    robo.bot.behave((call, response) => (robo.bot.calls.length < 4 ? status(500) : honest)(call, response));
    await parlor.play([robo, ann]);
    const { attempts } = await delivery(parlor, robo, (it) => it.status === 'answered');
    expect(attempts.map(({ code }) => code)).toEqual(['bad-status', 'bad-status', 'bad-status', 'answered']);
    await until(async () =>
      expect(await webhookOf(parlor, robo)).toMatchObject({ status: 'active', failures: 0 }),
    );
  });

  test('end when somebody acted meanwhile: the turn is passed, and nobody is called about it', async () => {
    const robo = await robot(parlor, silent);
    const game = await parlor.play([robo, ann]);
    robo.bot.behave(silent);
    await until(() => expect(robo.bot.calls).toHaveLength(1));
    await parlor.post(`/games/${game.id}/actions`, { as: robo, body: game.legal[0]?.action });
    await robo.bot.close();
    const { attempts } = await delivery(parlor, robo, (it) => it.status === 'passed');
    expect(attempts).toMatchObject([{ code: 'unreachable' }]);
    expect((await webhookOf(parlor, robo)).failures).toBe(0);
  });

  test('disable a webhook with a reason, until it is set again', async () => {
    const robo = await robot(parlor, status(500));
    const game = await parlor.play([robo, ann]);
    await until(async () =>
      expect(await webhookOf(parlor, robo)).toMatchObject({
        status: 'disabled',
        failures: 3,
        reason: 'It failed 3 times in a row, at last so: The bot answered with status 500.',
        reasonCode: 'bad-status',
      }),
    );
    expect(robo.bot.calls).toHaveLength(6);
    await delivery(parlor, robo, (it) => it.status === 'dropped');
    robo.bot.behave(honest);
    const again = await parlor.request('PUT', '/me/webhook', { as: robo, body: { url: robo.bot.url } });
    expect(again.status).toBe(200);
    expect((await delivery(parlor, robo, (it) => it.status === 'answered')).gameId).toBe(game.id);
  });
});

test('the embedded database serves as well', async () => {
  const embedded = await openParlor({ fresh: freshFolder, webhooks: ANYWHERE });
  const [robo, other] = [await robot(embedded, honest), await robot(embedded, honest)];
  const { id } = await embedded.play([robo, other], TINY);
  await until(async () => expect((await embedded.get<Game>(`/games/${id}`)).body.status).toBe('over'));
  expect((await delivery(embedded, robo, (it) => it.status === 'answered')).attempts).toHaveLength(1);
  await embedded.close();
});
