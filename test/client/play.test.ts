import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isProblem, type NewGame, type Parlor, type Turn } from '../../src/client/index.js';
import { openParlor, type Parlor as Services } from '../support/parlor.js';
import { anyLegal, clientOf } from './support.js';

let services: Services;
let ann: Parlor;
let ben: Parlor;

beforeAll(async () => {
  services = await openParlor();
  const anybody = clientOf(services);
  ann = anybody.as((await anybody.createPlayer('Ann')).token);
  ben = anybody.as((await anybody.createPlayer('Ben')).token);
});
afterAll(() => services.close());

/** Games that are over soon, whoever plays. */
const QUICK: readonly NewGame[] = [
  { ruleset: 'cant-stop', options: { columnsToWin: 1 } },
  { ruleset: 'dastan', options: { maxTurns: 20 } },
  { ruleset: 'frustration' },
  { ruleset: 'jackaroo', options: { maxRounds: 1 } },
  { ruleset: 'knucklebones' },
];

describe('a whole game', () => {
  test.each(QUICK)('of $ruleset is played by two clients at once', async (wanted) => {
    const game = await ann.createGame(wanted);
    const seated = await ben.takeSeat(game);
    const [seenByAnn, seenByBen] = await Promise.all([ann.play(game, anyLegal), ben.play(seated, anyLegal)]);
    expect(seenByAnn.status).toBe('over');
    expect(seenByBen.outcome).toEqual(seenByAnn.outcome);
  });

  test('is followed from its first event to its last', async () => {
    const game = await ann.createGame({
      ruleset: 'knucklebones',
      seats: [{ player: 'me' }, { player: 'me' }],
    });
    const playing = ann.play(game, anyLegal);
    const seen: number[] = [];
    for await (const { seq } of ben.follow(game)) seen.push(seq);
    const { version } = await playing;
    expect(seen).toEqual(Array.from({ length: version }, (_, index) => index + 1));
  });
});

describe('one move', () => {
  const alone = () =>
    ann.createGame({ ruleset: 'knucklebones', seats: [{ player: 'me' }, { player: 'me' }] });

  test('answers with what happened and with the game', async () => {
    const game = await alone();
    const { events, game: after } = await ann.act(game, { type: 'place', column: 1 });
    expect(events[0]?.event).toMatchObject({ type: 'placed', column: 1, face: game.view?.die });
    expect(after.version).toBe(events.at(-1)?.seq);
  });

  test('is listed, weighed and tried out before it is done', async () => {
    const game = await alone();
    expect(await ann.legal(game)).toEqual(game.legal);
    expect((await ann.odds(game.id)).odds).toHaveLength(game.legal.length);
    const rehearsal = await ann.rehearse(game, { type: 'place', column: 2 });
    expect(rehearsal.certain[0]?.event).toMatchObject({ type: 'placed', column: 2 });
    expect(await ann.refresh(game)).toBe(game);
    await expect(ann.rehearse(game, { type: 'place', column: 9 })).rejects.toMatchObject({ status: 422 });
  });

  test('for a version that has passed is a problem with the code stale-version', async () => {
    const game = await alone();
    await ann.act(game, { type: 'place', column: 1 });
    await expect(
      ann.act(game, { type: 'place', column: 1 }, { ifVersion: game.version }),
    ).rejects.toMatchObject({ name: 'ParlorProblem', code: 'stale-version', status: 412 });
  });

  test('against the rules is a problem that says what would be accepted', async () => {
    const game = await alone();
    const thrown: unknown = await ann.act(game, { type: 'place', column: 7 }).catch((error) => error);
    if (!isProblem(thrown, 'column-out-of-range')) throw thrown;
    expect(thrown.message).toContain('There is no column 7');
    expect(thrown.legal.map(({ action }) => action)).toEqual(game.legal.map(({ action }) => action));
  });

  test('that comes too late is no harm to a bot: it looks again', async () => {
    const game = await ann.createGame({ ruleset: 'knucklebones' });
    const seated = await ben.takeSeat(game);
    await ann.act(game, { type: 'place', column: 0 });
    await ben.act(game, { type: 'place', column: 0 });
    let isFirst = true;
    const finished = await ann.play(await ann.refresh(game), async (turn: Turn<'knucklebones'>) => {
      if (isFirst) await ben.leaveSeat(seated, 1);
      isFirst = false;
      return anyLegal(turn);
    });
    expect(finished.outcome?.ended).toBe('resigned');
  });
});

describe('looking', () => {
  test('at a game that has not changed gives the very same object', async () => {
    const game = await ann.createGame({ ruleset: 'dastan' });
    expect(await ann.refresh(game)).toBe(game);
    await ben.takeSeat(game);
    expect((await ann.refresh(game)).status).toBe('playing');
  });

  test('waits until something is new', async () => {
    const game = await ann.createGame({ ruleset: 'dastan' });
    const waiting = ann.refresh(game, { waitS: 20 });
    await ben.takeSeat(game);
    expect((await waiting).version).toBeGreaterThan(game.version);
  });

  test('at the past, the board and the picture', async () => {
    const game = await ann.createGame({
      ruleset: 'knucklebones',
      seats: [{ player: 'me' }, { player: 'me' }],
    });
    expect((await ben.game(game.id, { at: 1 })).status).toBe('waiting');
    expect(await ben.board(game.id)).toContain('column');
    expect(await ben.picture(game.id)).toMatch(/^<svg /);
  });

  test('at the shelf, a ruleset, a list, a page of the log, and oneself', async () => {
    const game = await ann.createGame({ ruleset: 'frustration' });
    expect((await ann.rulesets()).map(({ id }) => id)).toContain('frustration');
    expect((await ann.ruleset('frustration')).rules).toContain('#');
    expect((await ann.games({ player: 'me', limit: 1 })).items[0]?.id).toBe(game.id);
    expect((await ann.events(game, { limit: 1 })).items[0]?.event.type).toBe('game-created');
    expect((await ann.me()).name).toBe('Ann');
  });

  test('at what is not there is a problem', async () => {
    await expect(ann.game('g_nothing')).rejects.toMatchObject({ code: 'unknown-game' });
    await expect(ann.events({ id: 'g_nothing', ruleset: 'dastan' })).rejects.toMatchObject({
      code: 'unknown-game',
    });
    await expect(ann.board('g_nothing')).rejects.toMatchObject({ code: 'unknown-game' });
    await expect(clientOf(services).me()).rejects.toMatchObject({ code: 'missing-token' });
  });
});
