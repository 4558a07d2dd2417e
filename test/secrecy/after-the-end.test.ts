import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seededChance } from '../../src/engine/chance/seeded.js';
import type { Event as JackarooEvent } from '../../src/games/jackaroo/events.js';
import { jackaroo } from '../../src/games/jackaroo/index.js';
import type { State } from '../../src/games/jackaroo/model.js';
import { commitmentTo, fairChance } from '../../src/proof/fair-chance.js';
import type { Entry } from '../../src/store/entry.js';
import { type Evening, firstEvening } from '../../src/table/evening.js';
import { type TableEvent, tableHappening } from '../../src/table/table-event.js';
import { startedWhenFull, withTurn } from '../../src/table/write.js';
import { written } from '../../src/table/written.js';
import { fold } from '../conformance/random-play.js';
import { type Event, type Game, type Guest, openParlor, type Page, type Parlor } from '../support/parlor.js';
import { playTurnOf } from '../support/turns.js';
import { stateOf, tableOf } from './support/play.js';

/** Section 10 of the rules: after the end everything may be shown. */

const SECRET = '5ec2e7'.repeat(10).padEnd(64, '0');
const NOON = '2030-01-01T12:00:00.000Z';

let parlor: Parlor;
let guests: readonly Guest[];

beforeAll(async () => {
  parlor = await openParlor();
  guests = [await parlor.guest('Ann'), await parlor.guest('Bo')];
});
afterAll(() => parlor.close());

describe.each([
  ['a game that is won', 'g_won', {}],
  ['a game that reached its last round', 'g_drawn', { maxRounds: 2 }],
])('%s', (_, gameId, options) => {
  const path = `/games/${gameId}`;
  const everybody = (): readonly (Guest | undefined)[] => [...guests, undefined];
  const past = new Map<string, string>();
  let truth: State;

  const fetchPast = async (at: number, as: Guest | undefined): Promise<string> =>
    (await parlor.get(`${path}?at=${at}`, { as })).text;

  beforeAll(async () => {
    const last = await writeAllButTheLastAction(gameId, options);
    for (const as of everybody())
      for (const at of PAST) past.set(`${as?.name} ${at}`, await fetchPast(at, as));
    const before = (await parlor.get<Game>(path)).body;
    expect(before).toMatchObject({
      status: 'playing',
      view: { deck: { cards: null }, traps: { cells: null } },
    });
    const acted = await parlor.post(`${path}/actions`, { as: guests[last.seat], body: last.action });
    expect(acted.status).toBe(201);
    truth = stateOf(await parlor.log(gameId));
  });

  test('lies open before everybody: hands, deck and traps', async () => {
    for (const as of everybody()) {
      const { status, view } = (await parlor.get<Game>(path, { as })).body;
      expect(status).toBe('over');
      expect(view).toMatchObject({
        phase: 'finished',
        hands: truth.hands.map((cards) => ({ count: cards.length, cards })),
        deck: { count: truth.deck.length, cards: truth.deck },
        traps: { count: truth.traps.length, cells: truth.traps.toSorted((a, b) => a - b) },
      });
      const board = await parlor.get(path, { as, headers: { accept: 'text/plain' } });
      expect(board.text).toContain(`traps ${truth.traps.toSorted((a, b) => a - b).join(' ')}`);
    }
  });

  test('tells the secret that its commitment promised', async () => {
    for (const as of everybody()) {
      const { commitment } = (await parlor.get<Game>(path, { as })).body;
      const secret = await secretTold(gameId, as);
      expect(secret).toBe(SECRET);
      expect(commitmentTo(secret)).toBe(commitment);
    }
  });

  test('can be dealt again from the secret: every hidden card and trap follows from it', async () => {
    const log = await parlor.log(gameId);
    const secret = await secretTold(gameId, undefined);
    const chanceAt = (version: number) => fairChance(secret, gameId, version);
    let state = jackaroo.initial(tableOf(log));
    for (const { action, seat, events, version } of decisionsIn(log)) {
      const told =
        action === null
          ? jackaroo.open(state, chanceAt(version))
          : jackaroo.decide(state, seat, jackaroo.schemas.action.parse(action), chanceAt(version));
      expect('ok' in told ? told.ok && told.value : told).toEqual(events);
      state = fold(jackaroo, state, events);
    }
    expect(state).toEqual(truth);
  });

  test('leaves its past as it was seen: what was fetched before the end may be kept for ever', async () => {
    for (const as of everybody())
      for (const at of PAST) expect(await fetchPast(at, as)).toBe(past.get(`${as?.name} ${at}`));
  });
});

test('whoever resigns opens the secret, and with it every deal', async () => {
  const seats = [{ player: 'me' }, { player: 'me' }];
  const game = await parlor.lay(guests[0] ?? expect.fail(), { ruleset: 'jackaroo', seats });
  expect((await parlor.get(`/games/${game.id}/events`)).text).not.toContain('"secret"');
  const [host = expect.fail()] = guests;
  await playTurnOf(parlor, game.id, [host, host], 1);
  await parlor.del(`/games/${game.id}/seats/1`, { as: host });
  const secret = await secretTold(game.id, undefined);
  expect(commitmentTo(secret)).toBe(game.commitment);
  const log = await parlor.log(game.id);
  const [opening] = decisionsIn(log);
  expect(jackaroo.open(jackaroo.initial(tableOf(log)), fairChance(secret, game.id, 0))).toEqual(
    opening?.events,
  );
});

const PAST = [3, 5, 6, 20, 31];

const secretTold = async (gameId: string, as: Guest | undefined): Promise<string> => {
  const { version } = (await parlor.get<Game>(`/games/${gameId}`, { as })).body;
  const page = await parlor.get<Page<Event>>(`/games/${gameId}/events?after=${version - 1}`, { as });
  return String(page.body.items[0]?.event.secret);
};

/** Plays a game as the table would, up to the action that ends it. */
const writeAllButTheLastAction = async (gameId: string, options: object) => {
  const chance = seededChance(gameId);
  const entries: Entry[] = [];
  const first = written(startedWhenFull(laidTable(gameId, options)), asked(null, null));
  entries.push(...first.append.entries);
  let evening: Evening = first.evening;
  for (;;) {
    const { match, id, secret, version } = evening;
    const [seat = 0] = match?.toAct ?? [];
    const actions = match?.legal(seat) ?? [];
    const action = actions[chance.pick(actions.map((_, index) => index))] ?? expect.fail();
    const turn = match?.act(seat, action, fairChance(secret, id, version));
    if (!turn?.ok) throw new Error('a listed action was refused');
    if (turn.value.match.outcome !== null) {
      await parlor.store.ledger.append({ ...first.append, entries });
      return { seat, action };
    }
    const next = written(
      withTurn({ before: evening, evening, happenings: [] }, turn.value),
      asked(seat, action),
    );
    entries.push(...next.append.entries);
    evening = next.evening;
  }
};

const laidTable = (gameId: string, options: object) => {
  const created: TableEvent = {
    type: 'game-created',
    ruleset: 'jackaroo',
    rulesetVersion: 1,
    options: jackaroo.schemas.options.parse(options),
    visibility: 'public',
    seats: guests.map(({ id: playerId, name }) => ({ kind: 'player', playerId, name })),
    commitment: commitmentTo(SECRET),
  };
  const evening = firstEvening(gameId, SECRET, NOON, created, guests[0]?.id ?? null);
  return { before: null, evening, happenings: [tableHappening(created)] };
};

const asked = (seat: number | null, action: { readonly [field: string]: unknown } | null) => ({
  seat,
  playerId: guests[seat ?? 0]?.id ?? null,
  action,
  requestId: 'written-down',
  at: NOON,
});

interface Decision {
  readonly action: Entry['action'];
  readonly seat: number;
  /** The version it was taken at, which the luck depends on. */
  readonly version: number;
  readonly events: JackarooEvent[];
}

/** What the ledger holds of the game itself, decision by decision. */
const decisionsIn = (log: readonly Entry[]): readonly Decision[] => {
  const decisions: Decision[] = [{ action: null, seat: 0, version: 0, events: [] }];
  for (const { seq, action, seat, event } of log) {
    if (action !== null) decisions.push({ action, seat: seat ?? 0, version: seq - 1, events: [] });
    const read = jackaroo.schemas.event.safeParse(event);
    if (read.success) decisions.at(-1)?.events.push(read.data);
  }
  return decisions;
};
