import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verify } from '../../src/record/verify.js';
import type { TournamentListed, TournamentSeen } from '../../src/table/tournaments/tournament-seen.js';
import type { TournamentRecord } from '../../src/tournaments/record.js';
import { verifyTournament } from '../../src/tournaments/verify.js';
import { open } from '../live/support/open.js';
import type { Acted, Event, Game, Guest, Page, Parlor, Problem } from '../support/parlor.js';
import { openParlors, type Parlors } from '../support/parlors.js';
import { freshDatabase } from '../support/places.js';
import { until } from '../support/until.js';

type Wanted = { readonly [field: string]: unknown };
type Table = { readonly gameId: string };

const SHORT = { ruleset: 'knucklebones', options: { width: 1, height: 1 } };

let parlors: Parlors;
let here: Parlor;
let there: Parlor;
let ann: Guest;
let ben: Guest;
let eve: Guest;
let hours = 0;

beforeAll(async () => {
  const clock = () => Date.now() + hours * 3_600_000;
  parlors = await openParlors(freshDatabase, { clock });
  ({ here, there } = parlors);
  [ann, ben, eve] = [await here.guest('Ann'), await here.guest('Ben'), await here.guest('Eve')];
});
afterAll(() => parlors?.close());

const announced = async (wanted: Wanted, as = ann): Promise<TournamentSeen> => {
  const made = await here.post<TournamentSeen>('/tournaments', {
    as,
    body: { name: 'Friday evening', ...SHORT, pace: 0, ...wanted },
  });
  if (made.status !== 201) throw new Error(made.text);
  return made.body;
};
/** Time passes, and the house looks at what is due, which it does by itself once a second. */
const hoursPass = async (more: number): Promise<void> => {
  hours += more;
  await there.services.tables.tournaments.tendDue();
};
const look = async ({ id }: { readonly id: string }, as?: Guest, door = there): Promise<TournamentSeen> =>
  (await door.get<TournamentSeen>(`/tournaments/${id}`, { as })).body;
const start = (it: { readonly id: string }, as = ann) =>
  there.post<TournamentSeen>(`/tournaments/${it.id}/start`, { as });
const enter = (it: { readonly id: string }, as: Guest, body: object = {}) =>
  there.post<TournamentSeen>(`/tournaments/${it.id}/entrants`, { as, body });
const over = (it: { readonly id: string }, as?: Guest): Promise<TournamentSeen> =>
  until(async () => {
    const now = await look(it, as);
    expect(now.status).toBe('over');
    return now;
  });
const recordOf = async (it: { readonly id: string }): Promise<TournamentRecord> =>
  (await there.get<TournamentRecord>(`/tournaments/${it.id}/record`)).body;
const codeOf = async (asked: Promise<{ readonly status: number; readonly body: unknown }>) => {
  const { status, body } = await asked;
  return [status, Object(body).code];
};

/** Somebody plays a game to its end, alone or against a bot. */
const playOut = async (gameId: string, players: readonly Guest[]): Promise<void> => {
  for (;;) {
    const views = await Promise.all(players.map((as) => here.get<Game>(`/games/${gameId}`, { as })));
    if (views.some(({ body }) => body.status === 'over')) return;
    const at = views.findIndex(({ body }) => body.legal.length > 0);
    const action = views[at]?.body.legal[0]?.action;
    if (action !== undefined)
      await here.post<Acted>(`/games/${gameId}/actions`, { as: players[at], body: action });
  }
};

describe('bots among themselves', () => {
  test.each([
    ['round-robin', 5, 5, 10],
    ['swiss', 5, 3, 6],
    ['knock-out', 6, 3, 5],
  ])('play a %s of %i to its end, and its record proves it', async (format, count, rounds, tables) => {
    const it = await announced({ format, bots: [{ level: 'easy', count }], equalDice: format === 'swiss' });
    expect(it).toMatchObject({ status: 'open', organiser: true, seed: null, rounds: [] });
    expect((await start(it)).status).toBe(201);
    const done = await over(it);
    expect(done).toMatchObject({ ended: 'finished', roundCount: rounds });
    expect(done.rounds.flatMap((round) => round.tables)).toHaveLength(tables);
    expect(done.standings.map(({ rank }) => rank)).toEqual(Array.from({ length: count }, (_, at) => at + 1));
    const winner = done.entrants.find(({ entrant }) => entrant === done.standings[0]?.entrant)?.name;
    const { items } = (await there.get<Page<TournamentListed>>('/tournaments?status=over&limit=1')).body;
    expect(items).toMatchObject([
      { id: it.id, format, ruleset: 'knucklebones', entrants: count, startsAt: null, winner },
    ]);
    const record = await recordOf(it);
    expect(verifyTournament(record)).toMatchObject({ isSound: true, rounds, tables });
    for (const { gameId } of done.rounds[0]?.tables ?? []) {
      const game = (await there.get(`/games/${gameId}/record`)).body;
      expect(verify(game)).toMatchObject({ isSound: true, chance: format === 'swiss' ? 'board' : 'fair' });
    }
  });

  test('are never said to meet at a table that is not there yet, by whichever process and in whatever form', async () => {
    const it = await announced({ format: 'swiss', rounds: 2, bots: [{ level: 'easy', count: 16 }] });
    const told = new Set<string>();
    const find = async (by: string, tables: readonly Table[]): Promise<void> => {
      const fresh = tables.filter(({ gameId }) => !told.has(`${by} ${gameId}`));
      for (const { gameId } of fresh) told.add(`${by} ${gameId}`);
      for (const { gameId } of fresh)
        expect((await there.get(`/games/${gameId}`)).status, `a table that ${by} told of`).toBe(200);
    };
    const tablesIn = ({ type, tables }: { readonly [field: string]: unknown }): readonly Table[] =>
      type === 'round-started' && Array.isArray(tables) ? tables : [];
    const log = `/tournaments/${it.id}/events`;
    const stream = await open(there, log);
    const follows = async (): Promise<void> => {
      for (let said = await stream.next(); said !== null; said = await stream.next())
        await find('the stream', tablesIn(said.told.event ?? {}));
    };
    const looks = async (): Promise<void> => {
      for (let status = ''; status !== 'over'; ) {
        const now = await look(it);
        await find('a look', now.rounds.at(-1)?.tables ?? []);
        const { items } = (await there.get<Page<Event>>(`${log}?limit=500`)).body;
        await find(
          'the log',
          items.flatMap(({ event }) => tablesIn(event)),
        );
        status = now.status;
      }
    };
    await Promise.all([start(it), looks(), follows()]);
    expect(told.size).toBe(3 * 16);
  });

  test('on equal dice every table of a round sees the same first die', async () => {
    const it = await announced({
      format: 'swiss',
      rounds: 1,
      bots: [{ level: 'easy', count: 4 }],
      equalDice: true,
    });
    await start(it);
    const { rounds } = await over(it);
    const dice = await Promise.all(
      (rounds[0]?.tables ?? []).map(async ({ gameId }) => {
        const { items } = (await there.get<Page<Event>>(`/games/${gameId}/events`)).body;
        return items.flatMap(({ event }) => (event.type === 'rolled' ? [event.face] : [])).slice(0, 2);
      }),
    );
    expect(dice).toHaveLength(2);
    expect(dice[0]).toEqual(dice[1]);
  });

  test('a record that was touched is found out, and where', async () => {
    const it = await announced({ format: 'round-robin', bots: [{ level: 'easy', count: 3 }] });
    await start(it);
    await over(it);
    const record = await recordOf(it);
    const { isSound, brokenAt } = verifyTournament({
      ...record,
      entries: record.entries.map((entry) =>
        entry.event.type === 'tournament-started'
          ? { ...entry, event: { ...entry.event, order: entry.event.order.toReversed() } }
          : entry,
      ),
    });
    expect([isSound, brokenAt]).toEqual([false, 5]);
  });

  test('a record whose head has other numbers than those who entered is found out, and where', async () => {
    const it = await announced({ format: 'round-robin', bots: [{ level: 'easy', count: 3 }] });
    await start(it);
    await over(it);
    const record = await recordOf(it);
    const [first = expect.fail(), ...others] = record.entrants;
    const judged = (entrants: TournamentRecord['entrants']) => {
      const { isSound, brokenAt } = verifyTournament({ ...record, entrants });
      return [isSound, brokenAt];
    };
    expect(judged(record.entrants.toReversed())).toEqual([true, null]);
    expect(judged([{ ...first, entrant: 9 }, ...others])).toEqual([false, 1]);
    expect(judged([first, { ...first, name: 'Eve' }, ...others])).toEqual([false, 2]);
    expect(judged(record.entrants.slice(0, -1))).toEqual([false, 4]);
    expect(judged([])).toEqual([false, 2]);
  });
});

describe('people', () => {
  test('sit down in the seats that are kept for them, and nobody else does; the end of a game moves the round on', async () => {
    const it = await announced({ format: 'knock-out', equalDice: true });
    expect((await enter(it, ann, { salt: 'socks' })).status).toBe(201);
    const entered = await enter(it, ben);
    expect((await enter(it, ben)).body.version).toBe(entered.body.version);
    const begun = (await start(it)).body;
    const { gameId } = begun.rounds[0]?.tables[0] ?? expect.fail();
    expect(await codeOf(there.get(`/games/${gameId}`, { as: eve }))).toEqual([404, 'unknown-game']);
    for (const as of [ann, ben])
      expect((await there.post(`/games/${gameId}/seats`, { as, body: {} })).status).toBe(201);
    const game = (await there.get<Game>(`/games/${gameId}`, { as: ann })).body;
    expect(game).toMatchObject({
      status: 'playing',
      tournament: it.id,
      chance: 'board',
      visibility: 'private',
    });
    await playOut(gameId, [ann, ben]);
    const done = await over(it, ann);
    expect(done.standings[0]?.points).toBe(1);
    expect(done.entrants.map(({ name, you }) => [name, you])).toEqual([
      ['Ann', true],
      ['Ben', false],
    ]);
    expect((await there.get(`/games/${gameId}`, { as: eve })).status).toBe(200);
    expect(verifyTournament(await recordOf(it)).isSound).toBe(true);
  });

  test('the record of a game on a board tells no secret while another table plays on', async () => {
    const it = await announced({
      format: 'swiss',
      rounds: 1,
      equalDice: true,
      bots: [{ level: 'easy', count: 3 }],
    });
    await enter(it, ann);
    await start(it);
    const { tables } = (await look(it)).rounds[0] ?? expect.fail();
    const number = (await look(it, ann)).entrants.find(({ you }) => you)?.entrant ?? 0;
    const own = tables.find(({ seats }) => seats.includes(number)) ?? expect.fail();
    const other = tables.find(({ seats }) => !seats.includes(number)) ?? expect.fail();
    await until(async () =>
      expect((await look(it)).rounds[0]?.tables.some(({ points }) => points !== null)).toBe(true),
    );
    expect(await codeOf(there.get(`/games/${other.gameId}/record`))).toEqual([404, 'unknown-game']);
    await here.post(`/games/${own.gameId}/seats`, { as: ann, body: {} });
    await here.del(`/games/${own.gameId}/seats/${own.seats.indexOf(number)}`, { as: ann });
    await over(it);
    const told = (await there.get(`/games/${other.gameId}/record`)).body;
    expect(verify(told)).toMatchObject({ isSound: true, chance: 'board' });
    const untold = JSON.parse(JSON.stringify({ ...told, secret: null }));
    expect(verify(untold)).toMatchObject({ isSound: false, isTold: false, problem: null });
    const turned = { ...untold.outcome, ranking: untold.outcome.ranking.toReversed() };
    expect(verify({ ...untold, outcome: turned }).brokenAt).toBe(untold.entries.length);
    expect(verify({ ...untold, options: { width: 8 } }).brokenAt).toBe(1);
    // Who gets up from a game that has begun has lost it.
    const final = await look(it);
    const result = final.rounds[0]?.tables.find(({ table }) => table === own.table);
    expect(result?.points?.[own.seats.indexOf(number)]).toBe(0);
  });

  test('who does not come in time has lost, and of two who do not come both have', async () => {
    const it = await announced({
      format: 'round-robin',
      showUpSeconds: 60,
      bots: [{ level: 'easy', count: 1 }],
    });
    for (const as of [ann, ben]) await enter(it, as);
    await start(it);
    await hoursPass(1);
    const moved = async () => {
      const { rounds, status } = await look(it);
      const over = rounds.filter((round) => round.over).length;
      return { over, goesOn: status !== 'over' && over === rounds.length };
    };
    for (let round = 1; round <= 3; round++) {
      // The hour passes when the next round has begun: before, nobody can be late for it.
      await until(async () => expect(await moved()).toEqual({ over: round, goesOn: false }));
      await hoursPass(1);
    }
    const done = await over(it);
    const results = done.rounds.flatMap((round) => round.tables);
    expect(results.map(({ how }) => how)).toEqual(['no-show', 'no-show', 'no-show']);
    expect(results.map(({ points }) => (points?.[0] ?? 0) + (points?.[1] ?? 0)).toSorted()).toEqual([
      0, 1, 1,
    ]);
    expect(verifyTournament(await recordOf(it)).isSound).toBe(true);
  });

  test('on a ladder newcomers begin at its foot, and it goes on until it is called off', async () => {
    const it = await announced({ format: 'ladder', bots: [{ level: 'easy', count: 3 }] });
    await start(it);
    await until(async () => expect((await look(it)).rounds[0]?.over).toBe(true));
    const grown = (await enter(it, eve)).body;
    expect(grown.standings.at(-1)?.entrant).toBe(4);
    await hoursPass(2);
    await until(async () => expect((await look(it)).rounds.length).toBeGreaterThan(1));
    expect(await codeOf(there.get(`/tournaments/${it.id}/record`))).toEqual([409, 'tournament-not-over']);
    await there.del(`/tournaments/${it.id}`, { as: ann });
    await hoursPass(30);
    expect(await over(it)).toMatchObject({ ended: 'called-off', calledOff: true });
    expect(await codeOf(enter(it, ben))).toEqual([409, 'tournament-over']);
    expect(verifyTournament(await recordOf(it)).isSound).toBe(true);
  });

  test('withdrawing, and what is said no to', async () => {
    const it = await announced({ format: 'swiss', mostEntrants: 3 });
    expect(await codeOf(start(it))).toEqual([409, 'too-few-entrants']);
    await enter(it, ben);
    expect(await codeOf(start(it, ben))).toEqual([403, 'not-your-tournament']);
    expect(await codeOf(there.del(`/tournaments/${it.id}`, { as: ben }))).toEqual([
      403,
      'not-your-tournament',
    ]);
    expect(await codeOf(there.del(`/tournaments/${it.id}/entrants/9`, { as: ben }))).toEqual([
      404,
      'unknown-entrant',
    ]);
    expect(await codeOf(there.del(`/tournaments/${it.id}/entrants/1`, { as: eve }))).toEqual([
      403,
      'not-your-tournament',
    ]);
    const gone = await there.del<TournamentSeen>(`/tournaments/${it.id}/entrants/1`, { as: ben });
    expect(gone.body.entrants).toMatchObject([{ withdrawn: true }]);
    await enter(it, ben);
    await enter(it, eve);
    const full = (await enter(it, ann)).body;
    expect(full).toMatchObject({ status: 'running', roundCount: 2 });
    const late = await here.guest('Late');
    expect(await codeOf(enter(it, late))).toEqual([409, 'tournament-under-way']);
    expect(await codeOf(there.get('/tournaments/tn_nobody'))).toEqual([404, 'unknown-tournament']);
    await there.del(`/tournaments/${it.id}`, { as: ann });
    await hoursPass(48);
    await over(it);
    expect(await codeOf(start(it))).toEqual([409, 'tournament-over']);
    const withdrawn = there.del(`/tournaments/${it.id}/entrants/2`, { as: ben });
    expect(await codeOf(withdrawn)).toEqual([409, 'tournament-over']);
  });

  test('nobody enters what is full, nor more than twenty at once', async () => {
    const ladder = await announced({
      format: 'ladder',
      mostEntrants: 2,
      bots: [{ level: 'easy', count: 2 }],
    });
    expect(await codeOf(enter(ladder, ben))).toEqual([409, 'tournament-full']);
    await there.del(`/tournaments/${ladder.id}`, { as: ann });
    const keen = await here.guest('Keen');
    const entered: number[] = [];
    let first: string | null = null;
    for (const host of await Promise.all(['A', 'B', 'C', 'D', 'E'].map((name) => here.guest(name))))
      for (let more = 0; more < 5 && entered.length < 20; more++) {
        const it = await announced({ format: 'swiss' }, host);
        entered.push((await enter(it, keen)).status);
        first ??= it.id;
      }
    expect(new Set(entered)).toEqual(new Set([201]));
    const last = await announced({ format: 'swiss' }, await here.guest('Last'));
    expect(await codeOf(enter(last, keen))).toEqual([409, 'too-many-tournaments']);
    await there.del(`/tournaments/${first}/entrants/1`, { as: keen });
    expect((await enter(last, keen)).status, 'as the problem says').toBe(201);
  });

  test('a tournament that cannot be so is refused, and says why', async () => {
    const refused = (wanted: Wanted) =>
      codeOf(
        here.post('/tournaments', { as: ben, body: { name: 'No', ...SHORT, format: 'swiss', ...wanted } }),
      );
    expect(await refused({ format: 'ladder', equalDice: true })).toEqual([422, 'invalid-tournament']);
    expect(await refused({ format: 'ladder', roundEverySeconds: 5 })).toEqual([422, 'invalid-tournament']);
    expect(await refused({ format: 'knock-out', rounds: 3 })).toEqual([422, 'invalid-tournament']);
    expect(await refused({ format: 'round-robin', mostEntrants: 33 })).toEqual([422, 'invalid-tournament']);
    expect(await refused({ mostEntrants: 2, bots: [{ level: 'easy', count: 3 }] })).toEqual([
      422,
      'invalid-tournament',
    ]);
    expect(await refused({ ruleset: 'chess' })).toEqual([404, 'unknown-ruleset']);
    expect(await refused({ preset: 'none' })).toEqual([404, 'unknown-preset']);
    expect(await refused({ options: { width: 99 } })).toEqual([422, 'invalid-options']);
    expect(await refused({ club: 'c_nobody' })).toEqual([404, 'unknown-club']);
  });

  test('one key announces one tournament; more than five at once nobody has', async () => {
    const as = await here.guest('Max');
    const body = { name: 'Again', ...SHORT, format: 'swiss' };
    const headers = { 'idempotency-key': 'once' };
    const [one, two] = [
      await here.post<TournamentSeen>('/tournaments', { as, body, headers }),
      await there.post<TournamentSeen>('/tournaments', { as, body, headers }),
    ];
    expect(two.body.id).toBe(one.body.id);
    expect(two.headers.get('idempotency-replayed')).toBe('true');
    const other = { ...body, name: 'Other' };
    expect(await codeOf(here.post('/tournaments', { as, body: other, headers }))).toEqual([
      422,
      'key-reused',
    ]);
    for (let more = 0; more < 4; more++) await here.post('/tournaments', { as, body });
    expect(await codeOf(here.post('/tournaments', { as, body }))).toEqual([409, 'too-many-tournaments']);
  });

  test('whoever is forgotten withdraws, and is somebody', async () => {
    const it = await announced({ format: 'knock-out', bots: [{ level: 'easy', count: 1 }] });
    const shy = await here.guest('Shy');
    await enter(it, shy);
    expect((await here.del('/me', { as: shy })).status).toBeLessThan(300);
    await hoursPass(1);
    const now = await until(async () => {
      const seen = await look(it);
      expect(seen.entrants[1]?.withdrawn).toBe(true);
      return seen;
    });
    expect(now.entrants[1]).toMatchObject({ name: 'Somebody', you: false });
    await there.del(`/tournaments/${it.id}`, { as: ann });
    await over(it);
  });
});

describe('of a club', () => {
  test('its people alone see it, its owner announces it, and it ends with the club', async () => {
    const club = (await here.post<{ id: string; code: string }>('/clubs', { as: ann, body: { name: '7b' } }))
      .body;
    await there.post('/clubs/join', { as: ben, body: { code: club.code, displayName: 'Benny' } });
    const wanted = { name: 'Ours', ...SHORT, format: 'swiss', club: club.id };
    expect(await codeOf(here.post('/tournaments', { as: ben, body: wanted }))).toEqual([
      403,
      'not-your-club',
    ]);
    const it = await announced({ format: 'swiss', club: club.id });
    expect(await codeOf(there.get(`/tournaments/${it.id}`, { as: eve }))).toEqual([
      404,
      'unknown-tournament',
    ]);
    expect(await codeOf(enter(it, eve))).toEqual([404, 'unknown-tournament']);
    expect((await enter(it, ben)).body.entrants[0]?.name).toBe('Benny');
    const list = (as: Guest) => there.get<Page<{ id: string }>>(`/tournaments?club=${club.id}`, { as });
    expect((await list(ben)).body.items.map(({ id }) => id)).toEqual([it.id]);
    expect(await codeOf(list(eve))).toEqual([404, 'unknown-club']);
    const open = (await there.get<Page<{ id: string }>>('/tournaments?status=open&limit=2', { as: ben }))
      .body;
    expect(open.items.map(({ id }) => id)).not.toContain(it.id);
    await here.del(`/clubs/${club.id}`, { as: ann });
    await hoursPass(1);
    await until(async () => expect((await here.store.tournaments.find(it.id))?.status).toBe('over'));
  });
});

describe('what happens is told', () => {
  test('as pages and as a stream that goes on where one left it and ends with the tournament', async () => {
    const it = await announced({ format: 'knock-out', bots: [{ level: 'easy', count: 2 }] });
    const stream = await open(there, `/tournaments/${it.id}/events?after=1`, { accept: 'text/event-stream' });
    await start(it);
    await over(it);
    const said = await stream.rest();
    const { version } = await look(it);
    expect(said.map(({ id }) => id)).toEqual([
      ...Array.from({ length: version - 1 }, (_, at) => at + 2),
      null,
    ]);
    expect(said.at(-1)?.told.reason).toBe('tournament-over');
    expect(stream.heard()).toContain('"type":"round-started"');
    const { body } = await there.get<Page<Event>>(`/tournaments/${it.id}/events?limit=2`);
    expect(body.items.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(body.nextCursor).toBe('2');
    const last = (await look(it)).version;
    const after = { headers: { accept: 'text/event-stream', 'last-event-id': String(last) } };
    expect((await there.get(`/tournaments/${it.id}/events`, after)).status).toBe(204);
    const forged = there.get(`/tournaments/${it.id}/events?ticket=${'x'.repeat(43)}`, {
      headers: { accept: 'text/event-stream' },
    });
    expect(await codeOf(forged)).toEqual([401, 'invalid-ticket']);
  });

  test('nobody begins at what is still to come, nor at two places', async () => {
    const it = await announced({ format: 'swiss' });
    const from = (query: string, headers: { [name: string]: string } = {}) =>
      here.get<Problem>(`/tournaments/${it.id}/events?${query}`, { headers });
    expect((await from('after=1&cursor=1')).body.errors).toEqual([
      { pointer: '/cursor', message: 'must be left out when `after` is given' },
    ]);
    for (const name of ['after', 'cursor'])
      expect((await from(`${name}=99`)).body.errors).toEqual([
        { pointer: `/${name}`, message: 'must be at most 1, the number of the last event so far' },
      ]);
    const resumed = await from('', { accept: 'text/event-stream', 'last-event-id': '99' });
    expect([resumed.status, resumed.body.code]).toEqual([400, 'malformed-header']);
  });
});
