import { describe as chapter, expect, test } from 'vitest';
import { scriptedChance } from '../../engine/chance/scripted.js';
import { scene } from '../../kit/scene.js';
import { dastan as game } from './index.js';
import type { Action } from './model.js';

const take = (position: number): Action => ({ type: 'take-offer', position });
const table = (options: { readonly [option: string]: unknown } = {}) => scene(game, 2, options);

chapter('set-up', () => {
  test('nothing is drawn: jazair is on offer, both have 100 points, seat 0 begins', () => {
    expect(game.open(table().state, scriptedChance([]))).toEqual([]);
    expect(game.view(table().state, 0)).toMatchObject({
      phase: 'to-move',
      seatToAct: 0,
      scores: [100, 100],
      offer: 'jazair',
    });
  });

  test('there are 45 moves and 5 swaps to begin with', () => {
    const actions = game.legal(table().state, 0);
    expect(actions.filter((action) => action.type === 'move')).toHaveLength(45);
    expect(actions.slice(45)).toEqual([take(1), take(2), take(3), take(4), take(5)]);
  });

  test.each([
    [4, [12, 63]],
    [5, [12, 63]],
    [6, [13, 64]],
    [7, [13, 64]],
    [9, [14, 65]],
  ])('with %i columns the kotlas are on %j', (columns, kotlas) => {
    expect(game.view(table({ columns, pieces: 3 }).state, 0).kotlas).toEqual(kotlas);
  });

  test('the pieces begin at column 2, even if that is not the middle', () => {
    const squares = game.view(table({ columns: 9, pieces: 2 }).state, 0).pieces.map(({ square }) => square);
    expect(squares).toEqual([14, 22, 23, 52, 53, 65]);
  });
});

chapter('options', () => {
  test('as many pieces as columns do not fit, and the answer says how many do', () => {
    const narrow = game.schemas.options.parse({ columns: 4 });
    expect(game.fits?.({ seats: 2, options: narrow })).toMatchObject({
      pointer: '/pieces',
      message: expect.stringMatching(/1 to 3/),
    });
  });

  test.each([
    [{ rows: 4 }, /`rows`.*5 to 9/],
    [{ columns: 10 }, /`columns`.*4 to 9/],
    [{ pieces: 0 }, /`pieces`.*1 to 8/],
    [{ illegalMove: 'skip' }, /`illegalMove`.*"reject" or "forfeit"/],
    [{ offersPerTurn: 1.5 }, /`offersPerTurn`.*0 to 10/],
    [{ offersPerTurn: 'many' }, /`offersPerTurn`.*0 to 10/],
    [{ extraMoveOptions: ['rook'] }, /`extraMoveOptions`.*faris, sarukh, tibblecross/],
    [{ extraMoveOptions: ['faris', 'faris'] }, /`extraMoveOptions`.*different/],
    [{ maxTurns: 1 }, /`maxTurns`.*2 to 1000/],
  ])('%j is refused with its range', (given, words) => {
    expect(game.schemas.options.safeParse(given).error?.issues[0]?.message).toMatch(words);
  });

  test('extra move options are kept in one order, whatever order they came in', () => {
    const { extraMoveOptions } = game.schemas.options.parse({ extraMoveOptions: ['tibblecross', 'faris'] });
    expect(extraMoveOptions).toEqual(['faris', 'tibblecross']);
  });
});
