import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seededChance } from '../../src/engine/chance/seeded.js';
import { CARD_ID } from '../../src/games/jackaroo/cards.js';
import type { Event as JackarooEvent } from '../../src/games/jackaroo/events.js';
import { jackaroo } from '../../src/games/jackaroo/index.js';
import type { State } from '../../src/games/jackaroo/model.js';
import { fold } from '../../src/kit/laws/random-play.js';
import { commitmentTo, fairChance } from '../../src/proof/fair-chance.js';
import type { Entry, WrittenEntry } from '../../src/store/entry.js';
import { startedWhenFull, withTurn } from '../../src/table/commit/draft.js';
import { rowsOf } from '../../src/table/commit/draft-rows.js';
import { type Game as FoldedGame, firstGame } from '../../src/table/game/game.js';
import { type TableEvent, tableHappening } from '../../src/table/game/table-event.js';
import {
  type Event,
  type Game,
  type Guest,
  openParlor,
  type Page,
  type Parlor,
  requestInit,
} from '../support/parlor.js';
import { toolCall } from '../support/tool-call.js';
import { playTurnOf } from '../support/turns.js';
import { eventsIn, stateOf, tableOf } from './support/play.js';

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
  ['a game that is won', 'g_won', {}, 'public', 'played'],
  ['a game that reached its last round', 'g_drawn', { maxRounds: 2 }, 'public', 'played'],
  ['a game that somebody resigned', 'g_resigned', { maxRounds: 3 }, 'public', 'resigned'],
  ['a private game that somebody resigned', 'g_private', { maxRounds: 2 }, 'private', 'resigned'],
] as const)('%s', (_, gameId, options, visibility, how) => {
  const path = `/games/${gameId}`;
  const everybody = (): readonly (Guest | undefined)[] =>
    visibility === 'private' ? guests : [...guests, undefined];
  const tags = new Map<string, string | null>();
  let log: readonly Entry[];
  let truth: State;

  const pastOf = (at: number, as: Guest | undefined) => parlor.get<Game>(`${path}?at=${at}`, { as });
  const asText = (at: number, as: Guest | undefined) =>
    parlor.get(`${path}?at=${at}`, { as, headers: { accept: 'text/plain' } });
  const streamed = async (accept: string, as: Guest | undefined): Promise<string> =>
    (await parlor.app.request(`${path}/events`, requestInit('GET', { as, headers: { accept } }))).text();

  beforeAll(async () => {
    const last = await writeAllButTheLastAction(gameId, options, visibility);
    for (const as of everybody())
      for (const at of PAST) {
        const { headers, body } = await pastOf(at, as);
        tags.set(`${as?.name} ${at}`, headers.get('etag'));
        expect(headers.get('cache-control'), 'nobody may keep what the end will change').toContain(
          'no-store',
        );
        expect(Object(body.view ?? HIDDEN)).toMatchObject(HIDDEN);
      }
    if (how === 'played') {
      const acted = await parlor.post(`${path}/actions`, { as: guests[last.seat], body: last.action });
      expect(acted.status).toBe(201);
    } else await parlor.del(`${path}/seats/0`, { as: guests[0] });
    log = await parlor.log(gameId);
    truth = stateOf(log);
  });

  test('lies open before everybody who may see it: hands, deck and traps', async () => {
    for (const as of everybody()) {
      const { status, view } = (await parlor.get<Game>(path, { as })).body;
      expect(status).toBe('over');
      expect(view).toMatchObject({ phase: 'over', you: seatOf(as), seatToAct: null, ...openIn(truth) });
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
    const secret = await secretTold(gameId, guests[0]);
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

  test('has an open past, under another tag, which may be kept for ever', async () => {
    for (const as of everybody())
      for (const at of PAST) {
        const { headers, body } = await pastOf(at, as);
        expect(headers.get('etag')).not.toBe(tags.get(`${as?.name} ${at}`));
        expect(headers.get('cache-control')).toContain('immutable');
        if (at > 2)
          expect(body.view).toMatchObject({ you: seatOf(as), ...openIn(stateOf(log.slice(0, at))) });
      }
  });

  test('shows the hands of its past on the text board, in the picture and to agents', async () => {
    const cardsAt = (version: number) => stateOf(log.slice(0, version)).hands.flat();
    const at = PAST.findLast((version) => cardsAt(version).length > 0) ?? 0;
    const cards = cardsAt(at);
    for (const as of everybody()) {
      const told = [
        (await asText(at, as)).text,
        (await parlor.get(`${path}/picture?at=${at}`, { as })).text,
        await toolCall(parlor, 'look', { game: gameId, at }, as),
      ];
      for (const text of told) expect(text.match(CARD_IDS)).toEqual(expect.arrayContaining(cards));
    }
  });

  test('has a log that hides nothing, as a page, as a stream and in words', async () => {
    const dealt = log.flatMap(({ event }) => (event.type === 'cards-dealt' ? [event] : []));
    for (const as of everybody()) {
      const page = await parlor.get<Page<Event>>(`${path}/events?limit=500`, { as });
      const seen = page.body.items.map(({ event }) => event).filter(({ type }) => type === 'cards-dealt');
      expect(seen).toMatchObject(dealt.slice(0, seen.length));
      const lines = (await streamed('application/x-ndjson', as)).trim().split('\n');
      expect(lines.slice(0, page.body.items.length).map((line) => JSON.parse(line))).toMatchObject(
        page.body.items.map(({ seq, event }) => ({ seq, event })),
      );
      expect(eventsIn(await streamed('text/event-stream', as)).slice(0, 500)).toEqual(page.body.items);
      const words = await toolCall(parlor, 'read_events', { game: gameId }, as);
      expect(words).toMatch(/traps are laid, on \d+/);
    }
  });

  test('is still no game at all to whoever may not see it', async () => {
    if (visibility === 'public') return;
    const stranger = await parlor.guest('Olga');
    for (const as of [stranger, undefined])
      for (const asked of [path, `${path}?at=5`, `${path}/events`, `${path}/picture`, `${path}/record`])
        expect((await parlor.get(asked, { as })).status).toBe(404);
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
const CARD_IDS = new RegExp(`\\b(?:${CARD_ID})\\b`, 'g');
const HIDDEN = { deck: { cards: null }, traps: { cells: null } };

const seatOf = (as: Guest | undefined): number | null => (as === undefined ? null : guests.indexOf(as));

/** What a view shows when nothing is hidden. */
const openIn = ({ hands, deck, traps }: State) => ({
  hands: hands.map((cards) => ({ count: cards.length, cards })),
  deck: { count: deck.length, cards: deck },
  traps: { count: traps.length, cells: traps.toSorted((a, b) => a - b) },
});

const secretTold = async (gameId: string, as: Guest | undefined): Promise<string> => {
  const { version } = (await parlor.get<Game>(`/games/${gameId}`, { as })).body;
  const page = await parlor.get<Page<Event>>(`/games/${gameId}/events?after=${version - 1}`, { as });
  return String(page.body.items[0]?.event.secret);
};

/** Plays a game as the table would, up to the action that ends it. */
const writeAllButTheLastAction = async (
  gameId: string,
  options: object,
  visibility: 'public' | 'private',
) => {
  const chance = seededChance(gameId);
  const entries: WrittenEntry[] = [];
  const first = rowsOf(startedWhenFull(laidTable(gameId, options, visibility)), asked(null, null));
  entries.push(...first.append.entries);
  let game: FoldedGame = first.game;
  for (;;) {
    const { match, id, secret, version } = game;
    const [seat = 0] = match?.toAct ?? [];
    const actions = match?.legal(seat) ?? [];
    const action = actions[chance.pick(actions.map((_, index) => index))] ?? expect.fail();
    const turn = match?.act(seat, action, fairChance(secret, id, version));
    if (!turn?.ok) throw new Error('a listed action was refused');
    if (turn.value.match.outcome !== null) {
      await parlor.store.ledger.append({ ...first.append, entries });
      return { seat, action };
    }
    const next = rowsOf(withTurn({ before: game, game, happenings: [] }, turn.value), asked(seat, action));
    entries.push(...next.append.entries);
    game = next.game;
  }
};

const laidTable = (gameId: string, options: object, visibility: 'public' | 'private') => {
  const created: TableEvent = {
    type: 'game-created',
    ruleset: 'jackaroo',
    rulesetVersion: 1,
    options: jackaroo.schemas.options.parse(options),
    visibility,
    seats: guests.map(({ id: playerId, name }) => ({ kind: 'player', playerId, name })),
    commitment: commitmentTo(SECRET),
  };
  const game = firstGame(gameId, SECRET, NOON, created, guests[0]?.id ?? null);
  return { before: null, game, happenings: [tableHappening(created)] };
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
