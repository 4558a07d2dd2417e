import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyOf, BOT_LEVELS } from '../../src/engine/bot.js';
import { seededChance } from '../../src/engine/chance/seeded.js';
import { RULEBOOKS } from '../../src/games/registry.js';
import { verify } from '../../src/record/verify.js';
import { type Acted, type Game, type Guest, openParlor, type Page, type Parlor } from '../support/parlor.js';
import { QUICK } from '../support/quick.js';

let parlor: Parlor;
let ann: Guest;
beforeAll(async () => {
  parlor = await openParlor();
  ann = await parlor.guest('Ann');
});
afterAll(() => parlor?.close());

/** Looks again as soon as there is something new, until the game is over. */
const whenOver = async (gameId: string): Promise<Game> => {
  let game = (await parlor.get<Game>(`/games/${gameId}`)).body;
  while (game.status !== 'over') {
    const headers = { 'if-none-match': `"${game.version}"`, prefer: 'wait=30' };
    const next = await parlor.get<Game>(`/games/${gameId}`, { headers });
    if (next.status === 200) game = next.body;
  }
  return game;
};

/** Ann plays whatever comes to her mind, and each answer is held until it is her turn again. */
const playToTheEnd = async (laid: Game): Promise<Game> => {
  const mind = seededChance('Ann');
  let game = laid;
  while (game.status !== 'over' && game.legal.length === 0) {
    const headers = { 'if-none-match': `"${game.version}"`, prefer: 'wait=30' };
    const next = await parlor.get<Game>(`/games/${game.id}`, { as: ann, headers });
    if (next.status === 200) game = next.body;
  }
  while (game.status !== 'over') {
    // Who never stops plays Can't Stop for hours.
    const stop = game.legal.find(({ action }) => action.type === 'stop');
    const body = (stop ?? anyOf(game.legal, mind)).action;
    const headers = { prefer: 'wait=30' };
    const acted = await parlor.post<Acted>(`/games/${game.id}/actions`, { as: ann, headers, body });
    game = acted.body.game;
    expect(game.status === 'over' || game.legal.length > 0, 'it is her turn again').toBe(true);
  }
  return game;
};

describe.each(RULEBOOKS)('$name', (book) => {
  test.each(BOT_LEVELS)(
    'is played to the end with %s bots, whose moves are ordinary events',
    async (level) => {
      const { min, max } = book.seats;
      const bots = Array.from({ length: (level === 'easy' ? max : min) - 1 }, () => ({ bot: level }));
      const laid = await parlor.lay(ann, {
        ruleset: book.id,
        options: QUICK[book.id] ?? {},
        seats: [{ player: 'me' }, ...bots],
      });
      const over = await playToTheEnd(laid);
      expect(over.outcome?.ended).toBe('finished');
      const record = await parlor.get(`/games/${over.id}/record`);
      expect(verify(record.body)).toMatchObject({ isSound: true, problem: null });
      const log = await parlor.log(over.id);
      const moves = log.filter(({ seat, action }) => seat !== 0 && action !== null);
      expect(moves.length).toBeGreaterThan(0);
      for (const { playerId, requestId } of moves)
        expect({ playerId, requestId }).toEqual({ playerId: null, requestId: null });
    },
  );
});

describe('a table with bots', () => {
  test('names them by their level, and shows it', async () => {
    const seats = [{ bot: 'easy' }, { player: 'me' }, { bot: 'easy' }, { bot: 'hard' }];
    const laid = await parlor.lay(ann, { ruleset: 'cant-stop', seats });
    expect(laid.seats).toEqual([
      { seat: 0, kind: 'bot', name: 'Easy bot 1', you: false, level: 'easy' },
      { seat: 1, kind: 'player', name: 'Ann', you: true },
      { seat: 2, kind: 'bot', name: 'Easy bot 2', you: false, level: 'easy' },
      { seat: 3, kind: 'bot', name: 'Hard bot', you: false, level: 'hard' },
    ]);
    const { body } = await parlor.get<Page<Game>>('/games?player=me&ruleset=cant-stop', { as: ann });
    expect(body.items[0]?.seats).toEqual(laid.seats);
    const left = await parlor.del<Game>(`/games/${laid.id}/seats/1`, { as: ann });
    expect(left.body.outcome, 'nobody is left, and nobody had a turn').toMatchObject({
      ended: 'abandoned',
      ranking: [],
    });
  });

  test('begins when the last open seat is taken, and the bot answers', async () => {
    const laid = await parlor.lay(ann, { seats: [{ open: true }, { bot: 'easy' }] });
    expect(laid.status).toBe('waiting');
    const bo = await parlor.guest('Bo');
    await parlor.post<Game>(`/games/${laid.id}/seats`, { as: bo });
    const headers = { prefer: 'wait=30' };
    const body = { type: 'place', column: 0 };
    const acted = await parlor.post<Acted>(`/games/${laid.id}/actions`, { as: bo, headers, body });
    expect(acted.body.events.map(({ by, event }) => [by, event.type])).toEqual([
      [0, 'placed'],
      [0, 'rolled'],
      [1, 'placed'],
      ...(acted.body.events.length > 4 ? [[1, 'destroyed']] : []),
      [1, 'rolled'],
    ]);
  });

  test('that its last player leaves before the start is abandoned: bots do not wait', async () => {
    const laid = await parlor.lay(ann, {
      ruleset: 'cant-stop',
      seats: [{ player: 'me' }, { bot: 'easy' }, { open: true }],
    });
    const left = await parlor.del<Game>(`/games/${laid.id}/seats/0`, { as: ann });
    expect(left.body.outcome?.ended).toBe('abandoned');
  });

  test.each([
    [{ seats: [{ bot: 'cunning' }, { open: true }] }, 400, '/seats/0', /\{"bot": "easy"\}/],
    [{ pace: -1 }, 400, '/pace', /milliseconds, 0 to 60000/],
    [{ pace: 60_001 }, 400, '/pace', /milliseconds, 0 to 60000/],
    [
      { seats: [{ bot: 'easy' }, { bot: 'easy' }], visibility: 'private' },
      422,
      '/visibility',
      /must be public/,
    ],
  ])('that makes no sense is refused: %j', async (wanted, status, pointer, said) => {
    const refused = await parlor.post('/games', { as: ann, body: { ruleset: 'knucklebones', ...wanted } });
    expect(refused.status).toBe(status);
    expect(refused.body.errors?.[0]?.pointer).toBe(pointer);
    expect(refused.body.errors?.[0]?.message).toMatch(said);
  });
});

describe('bots among themselves', () => {
  test('play to the end, and anybody may watch', async () => {
    const laid = await parlor.lay(ann, { seats: [{ bot: 'easy' }, { bot: 'medium' }], pace: 0 });
    const lines = await parlor.app.request(`/games/${laid.id}/events`, {
      headers: { accept: 'application/x-ndjson' },
    });
    const log = (await lines.text()).split('\n').filter((line) => line.startsWith('{"seq"'));
    const over = await whenOver(laid.id);
    expect(log).toHaveLength(over.version);
    expect(over.outcome?.ended).toBe('finished');
  });

  test.each([
    [undefined, 500],
    [70, 70],
  ])('take their time when they are asked to: pace %s', async (pace, least) => {
    const options = { width: 1, height: 1 };
    const seats = [{ bot: 'easy' }, { bot: 'easy' }];
    const laid = await parlor.lay(ann, { options, seats, ...(pace === undefined ? {} : { pace }) });
    await whenOver(laid.id);
    const log = await parlor.log(laid.id);
    expect(log[0]?.event).toMatchObject({ pace: least });
    const moves = log.flatMap(({ action, at }, index) =>
      action === null ? [] : [{ at, before: log[index - 1]?.at }],
    );
    expect(moves.length).toBeGreaterThan(0);
    for (const { at, before = '' } of moves)
      expect(Date.parse(at) - Date.parse(before)).toBeGreaterThanOrEqual(least);
  });
});

test('many bots who take their time at once are nothing that an operator is warned of', async () => {
  const house = await openParlor();
  const warnings: string[] = [];
  const warned = ({ message }: Error): void => void warnings.push(message);
  process.on('warning', warned);
  const host = await house.guest('Host');
  const seats = [{ bot: 'easy' }, { player: 'me' }];
  for (let games = 0; games < 12; games++) await house.lay(host, { seats, pace: 5_000 });
  await house.close();
  process.off('warning', warned);
  expect(warnings).toEqual([]);
});
