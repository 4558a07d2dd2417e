import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHAIN_START, hashLink } from '../../src/proof/chain.js';
import { verifyText } from '../../src/record/verify.js';
import { withTexts } from '../../src/store/entry.js';
import { firstBrokenEntry, published } from '../../src/table/game/published.js';
import {
  type Acted,
  type Event,
  type Game,
  type Guest,
  openParlor,
  type Page,
  type Parlor,
} from '../support/parlor.js';
import { freshDatabase } from '../support/places.js';
import { toolCall } from '../support/tool-call.js';
import { playTurnOf } from '../support/turns.js';

/** A game that ended says so everywhere. */

let parlor: Parlor;
let ann: Guest;
let ben: Guest;

beforeAll(async () => {
  parlor = await openParlor({ fresh: freshDatabase });
  ann = await parlor.guest('Ann');
  ben = await parlor.guest('Ben');
});
afterAll(() => parlor.close());

const SOMEBODY_IS_TO_ACT = /\bis to\b|\bto (?:act|place)\b|\b(?:may|must) roll\b|Your turn|null|undefined/;

const RULESETS = ['cant-stop', 'dastan', 'frustration', 'jackaroo', 'knucklebones'];
const TEXT = { accept: 'text/plain' };

const leave = async (game: Game, as: Guest, seat: number): Promise<Game> =>
  (await parlor.del<Game>(`/games/${game.id}/seats/${seat}`, { as })).body;

/** Whoever gives up before their first turn is over only leaves. */
const resign = async (game: Game, guests: readonly Guest[], seat: number): Promise<Game> => {
  await playTurnOf(parlor, game.id, guests, seat);
  const [first = ann] = guests;
  return leave(game, guests[seat] ?? first, seat);
};

describe.each(RULESETS)('a resigned game of %s', (ruleset) => {
  let game: Game;

  beforeAll(async () => {
    const begun = await parlor.play([ann, ben], { ruleset });
    await resign(begun, [ann, ben], 1);
    game = (await parlor.get<Game>(`/games/${begun.id}`, { as: ann })).body;
  });

  test('has an outcome with all its fields, and the seat is one of them', () => {
    expect(game.outcome).toEqual({
      ranking: [[0], [1]],
      scores: null,
      ended: 'resigned',
      by: 1,
      reason: null,
    });
  });

  test('has a view in which nobody is to act', () => {
    const { seatToAct, phase, concluded } = Object(game.view);
    expect({ seatToAct, phase }).toEqual({ seatToAct: null, phase: 'over' });
    expect(concluded).toEqual(game.outcome);
    expect([game.toAct, game.legal]).toEqual([[], []]);
  });

  test('says so on its board, its picture and to agents', async () => {
    const path = `/games/${game.id}`;
    for (const as of [ann, ben, undefined]) {
      const board = await parlor.get(path, { as, headers: TEXT });
      expect(board.text).toContain('Ben resigned: Ann wins.');
      expect(board.text).not.toMatch(SOMEBODY_IS_TO_ACT);
      expect((await parlor.get(`${path}/picture`, { as })).text).not.toMatch(SOMEBODY_IS_TO_ACT);
      const looked = await toolCall(parlor, 'look', { game: game.id }, as);
      expect(looked).toContain('The game is over (resigned). 1. Ann; 2. Ben.');
      expect(looked).not.toMatch(SOMEBODY_IS_TO_ACT);
    }
  });

  test('is in lists and logs as it is in itself', async () => {
    const listed = await parlor.get<Page<Game>>('/games?player=me', { as: ann });
    expect(listed.body.items.find(({ id }) => id === game.id)?.outcome).toEqual(game.outcome);
    const log = await parlor.get<Page<Event>>(`/games/${game.id}/events?after=${game.version - 2}`);
    expect(log.body.items.map(({ text }) => text)).toEqual(['Ben resigns.', 'The game is over: Ann wins.']);
    expect(log.body.items.at(-1)?.event.outcome).toEqual(game.outcome);
    const record = await parlor.get(`/games/${game.id}/record`);
    expect(verifyText(record.text)).toMatchObject({ isSound: true });
  });
});

describe('a table left before its start', () => {
  let game: Game;
  beforeAll(async () => {
    game = await leave(await parlor.lay(ann), ann, 0);
  });

  test('is neither a draw nor a result', async () => {
    const outcome = { ranking: [], scores: null, ended: 'abandoned', by: 0, reason: null };
    expect(game).toMatchObject({ status: 'over', outcome });
    const listed = await parlor.get<Page<Game>>('/games?status=over');
    expect(listed.body.items.find(({ id }) => id === game.id)?.outcome).toEqual(outcome);
  });

  test('says so in words', async () => {
    const board = await parlor.get(`/games/${game.id}`, { headers: TEXT });
    expect(board.text).toContain('abandoned: nobody wins.');
    expect(board.text).not.toContain('waiting');
    const looked = await toolCall(parlor, 'look', { game: game.id });
    expect(looked).toMatch(/The game is over \(abandoned\)\.$/);
    const picture = await parlor.get(`/games/${game.id}/picture`);
    expect(picture.text).toContain('abandoned: nobody wins.');
  });

  test('says so to whoever would do something, whether they sat there or not', async () => {
    for (const as of [ann, ben]) {
      for (const [what, body] of [
        ['actions', { type: 'place', column: 0 }],
        ['rehearsals', { type: 'place', column: 0 }],
        ['offers', { type: 'draw' }],
        ['offers/1/answers', { answer: 'accept' }],
        ['claims', { type: 'end' }],
        ['seats', {}],
      ] as const) {
        const told = await parlor.post(`/games/${game.id}/${what}`, { as, body });
        expect(told, what).toMatchObject({ status: 409, body: { code: 'game-over' } });
      }
      const odds = await toolCall(parlor, 'odds', { game: game.id }, as);
      expect(odds).toBe('The game is over: there is nothing to weigh.');
    }
  });

  test('a table that still waits shows nobody to act either', async () => {
    const waiting = await parlor.lay(ann);
    expect((await parlor.get(`/games/${waiting.id}/picture`)).text).not.toMatch(SOMEBODY_IS_TO_ACT);
  });
});

test('a game that its rules end has the same fields', async () => {
  const game = await parlor.play([ann, ben], { options: { width: 1, height: 1 } });
  const { body } = await parlor.post<Acted>(`/games/${game.id}/actions`, {
    as: ann,
    body: { type: 'place', column: 0 },
  });
  expect(body.game.outcome).toEqual({
    ranking: [[0], [1]],
    scores: [expect.any(Number), 0],
    ended: 'finished',
    by: null,
    reason: null,
  });
});

describe('a log from before outcomes had all their fields', () => {
  /** The same log as the first version wrote it, under an id of its own. */
  const rewritten = async (game: Game, early: object): Promise<string> => {
    const log = await parlor.log(game.id);
    const card = await parlor.store.ledger.card(game.id);
    if (card === null) throw new Error('the game has no card');
    let hash = CHAIN_START;
    const gameId = `${game.id.slice(0, -4)}_old`;
    const entries = log.map((entry) => {
      const isEnd = entry.event.type === 'game-ended';
      const old = { ...entry, gameId, event: isEnd ? { ...entry.event, outcome: early } : entry.event };
      hash = hashLink(hash, published(old));
      return withTexts({ ...old, hash });
    });
    const old = { ...card, gameId, card: { ...Object(card.card), outcome: early } };
    await parlor.store.ledger.append({ gameId, entries, card: old, key: null });
    return gameId;
  };

  test.each([
    [
      'resigned',
      { ranking: [[0], [1]], ended: 'resigned', reason: 'seat-1-resigned' },
      { ranking: [[0], [1]], scores: null, ended: 'resigned', by: 1, reason: null },
      async () => resign(await parlor.play([ann, ben], { ruleset: 'dastan' }), [ann, ben], 1),
    ],
    [
      'abandoned',
      { ranking: [[0, 1]], ended: 'abandoned' },
      { ranking: [], scores: null, ended: 'abandoned', by: null, reason: null },
      async () => leave(await parlor.lay(ann), ann, 0),
    ],
  ])('is read, listed and checked: %s', async (_, early, outcome, ended) => {
    const id = await rewritten(await ended(), early);
    const game = (await parlor.get<Game>(`/games/${id}`)).body;
    expect(game.outcome).toEqual(outcome);
    const listed = await parlor.get<Page<Game>>('/games?status=over');
    expect(listed.body.items.find((each) => each.id === id)?.outcome).toEqual(outcome);
    const log = await parlor.get<Page<Event>>(`/games/${id}/events?after=${game.version - 1}`);
    expect(log.body.items[0]?.event.outcome).toEqual(outcome);
    const entries = await parlor.log(id);
    expect(firstBrokenEntry(entries)).toBeNull();
    expect(entries.at(-1)?.event.outcome, 'what is stored stays').toEqual(early);
    const record = await parlor.get(`/games/${id}/record`);
    expect(verifyText(record.text)).toMatchObject({ problem: null, isSound: true });
    const forged = record.text.replace('"ranking":[[0', '"ranking":[[1');
    expect(verifyText(forged).isSound).toBe(false);
  });
});

describe('a version inside a decision', () => {
  test('Knucklebones has no die yet', async () => {
    const game = await parlor.play([ann, ben]);
    await parlor.post(`/games/${game.id}/actions`, { as: ann, body: { type: 'place', column: 0 } });
    const { version } = (await parlor.get<Game>(`/games/${game.id}`)).body;
    for (const at of [game.version - 1, version - 1]) {
      const past = await parlor.get<Game>(`/games/${game.id}?at=${at}`, { as: ann });
      expect(past.body).toMatchObject({ toAct: [], legal: [], view: { phase: 'midway', seatToAct: null } });
      const board = await parlor.get(`/games/${game.id}?at=${at}`, { headers: TEXT });
      expect(board.text).toContain('The next die is not rolled yet.');
      expect(board.text).not.toMatch(SOMEBODY_IS_TO_ACT);
    }
  });

  test('names no winner while dice are about to be destroyed', async () => {
    const game = await parlor.play([ann, ben], {
      options: { width: 1, height: 3 },
      chance: { script: [4, 4, 6, 1, 6, 6] },
    });
    for (let turn = 0; turn < 6; turn++)
      await parlor.post(`/games/${game.id}/actions`, {
        as: turn % 2 === 0 ? ann : ben,
        body: { type: 'place', column: 0 },
      });
    const boardAt = async (at: number) =>
      (await parlor.get(`/games/${game.id}?at=${at}`, { headers: TEXT })).text;
    const log = (await parlor.get<Page<Event>>(`/games/${game.id}/events`)).body.items;
    const last = log.slice(-3);
    const [placed = 0, destroyed = 0] = last.map(({ seq }) => seq);
    expect(last.map(({ event }) => event.type)).toEqual(['placed', 'destroyed', 'game-ended']);
    expect(await boardAt(placed)).toContain('Nobody may act at this moment.');
    expect(await boardAt(placed)).not.toContain('wins');
    expect(await boardAt(destroyed)).toContain('Ben wins, 11 to 0.');
  });

  test("Can't Stop: a roll that moves nothing, and the bust", async () => {
    const game = await parlor.play([ann, ben], {
      ruleset: 'cant-stop',
      chance: { script: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6, 6] },
      seats: [{ player: 'me' }, { open: true }],
    });
    let acted: Acted | undefined;
    const twice = { type: 'advance', columns: [2, 2] };
    for (const body of [{ type: 'roll' }, twice, { type: 'roll' }, twice, { type: 'roll' }])
      acted = (await parlor.post<Acted>(`/games/${game.id}/actions`, { as: ann, body })).body;
    expect(acted?.events.map(({ event }) => event.type)).toContain('busted');
    const [rolled = 0, busted = 0] = acted?.events.map(({ seq }) => seq) ?? [];
    const boardAt = async (at: number) =>
      (await parlor.get(`/games/${game.id}?at=${at}`, { headers: TEXT })).text;
    expect(await boardAt(rolled)).toContain('The dice show 1-1-1-1 and nothing can move.');
    expect(await boardAt(busted)).toContain('Ann went bust on 1-1-1-1.');
    for (const at of [rolled, busted]) expect(await boardAt(at)).not.toMatch(SOMEBODY_IS_TO_ACT);
    expect(await toolCall(parlor, 'look', { game: game.id, at: busted })).not.toMatch(SOMEBODY_IS_TO_ACT);
  });
});

describe('sentences', () => {
  test('tell one player in two seats apart', async () => {
    const seats = [{ player: 'me' }, { player: 'me' }];
    const game = await parlor.lay(ann, { seats });
    const acted = await parlor.post<Acted>(`/games/${game.id}/actions`, {
      as: ann,
      body: { type: 'place', column: 0 },
    });
    expect(acted.body.events[0]?.text).toBe(
      `Ann (seat 0) places a ${Object(game.view).die} in the first column.`,
    );
    const board = await parlor.get(`/games/${game.id}`, { as: ann, headers: TEXT });
    expect(board.text).toMatch(/Ann \(seat 1\) is to place a \d\./);
    expect(await toolCall(parlor, 'look', { game: game.id }, ann)).toContain('It is your turn in seat 1.');
    await resign(game, [ann, ann], 1);
    expect((await parlor.get(`/games/${game.id}`, { headers: TEXT })).text).toContain(
      'Ann (seat 1) resigned: Ann (seat 0) wins.',
    );
  });

  test('of Frustration have names, and the narration beside them', async () => {
    const seats = [{ player: 'me' }, { open: true }];
    const chance = { script: [2, 3] };
    const game = await parlor.play([ann, ben], { ruleset: 'frustration', seats, chance });
    const acted = await parlor.post<Acted>(`/games/${game.id}/actions`, { as: ann, body: { type: 'roll' } });
    expect(acted.body.events.slice(0, 2)).toMatchObject([
      { text: 'Ann rolls 5 in play 1.', narration: 'Red play 1 rolls 5' },
      {
        text: 'Ann moves from HOME (Position 1) to Position 6.',
        narration: expect.stringMatching(/^Red moves/),
      },
    ]);
    const log = await parlor.get<Page<Event>>(`/games/${game.id}/events`);
    expect(log.body.items[0]).not.toHaveProperty('narration');
    expect(log.body.items.map(({ text }) => text).every((text) => text.endsWith('.'))).toBe(true);
  });
});

describe('a sandbox says that it is one', () => {
  let game: Game;
  beforeAll(async () => {
    game = await parlor.play([ann, ben], { chance: { seed: 'sand' } });
  });

  test('in text, to agents, in lists and in streams', async () => {
    const board = await parlor.get(`/games/${game.id}`, { headers: TEXT });
    expect(board.text).toContain('This is a sandbox: its luck was given by a seed.');
    expect(await toolCall(parlor, 'look', { game: game.id })).toContain('This is a sandbox');
    const listed = await toolCall(parlor, 'list_games', {});
    expect(listed.split('\n').find((line) => line.includes(game.id))).toContain(', a sandbox;');
    const log = await parlor.get<Page<Event>>(`/games/${game.id}/events`);
    expect(log.body.items[0]?.text).toBe(
      'A sandbox of Knucklebones was created for 2 seats, with luck given by a seed.',
    );
    await resign(game, [ann, ben], 0);
    const headers = { accept: 'text/event-stream' };
    const stream = await parlor.app.request(`/games/${game.id}/events`, { headers });
    expect(await stream.text()).toContain('A sandbox of Knucklebones');
  });

  test('a fork names what it was forked from, and a game with fair luck says nothing', async () => {
    const fair = await parlor.play([ann, ben]);
    const forked = await parlor.post<Game>(`/games/${fair.id}/forks`, { as: ann, body: {} });
    const board = await parlor.get(`/games/${forked.body.id}`, { as: ann, headers: TEXT });
    expect(board.text).toContain(`This is a sandbox: it is a fork of ${fair.id} at event ${fair.version}.`);
    expect((await parlor.get(`/games/${fair.id}`, { headers: TEXT })).text).not.toContain('sandbox');
  });
});

describe('an agent that waits for its turn', () => {
  test('is told of the move that was quicker than the question', async () => {
    const game = await parlor.play([ann, ben]);
    const act = (as: Guest) =>
      parlor.post<Acted>(`/games/${game.id}/actions`, { as, body: { type: 'place', column: 0 } });
    await act(ann);
    await act(ben);
    const said = await toolCall(parlor, 'wait_for_turn', { game: game.id, seconds: 0 }, ann);
    expect(said).toMatch(/Ben places a \d in the first column\..*It is your turn\. You may:/s);
    expect(said).not.toContain('Nothing has happened since.');
    expect(said).not.toContain('Ann places');
  });
});
