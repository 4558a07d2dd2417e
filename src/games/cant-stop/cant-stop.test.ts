import { describe as chapter, expect, test } from 'vitest';
import { rulebook } from '../../engine/rulebook.js';
import { type Scene, scene } from '../../kit/scene.js';
import { topOf } from './columns.js';
import { cantStop as game } from './index.js';
import type { CantStop } from './model.js';
import {
  advance,
  advanced,
  move,
  roll,
  rolled,
  runners,
  type Spaces,
  stopped,
  turnOf,
} from './test-words.js';

const board = (options = {}, seats = 2): Scene<CantStop> => scene(game, seats, options);
/** Where the runners stand. */
const runnersOf = (state: CantStop['State']): Spaces =>
  Object.fromEntries(
    game.view(state, 0).columns.flatMap(({ column, runner }) => (runner === 0 ? [] : [[column, runner]])),
  );

chapter('the board', () => {
  test.each([
    [2, 3],
    [3, 5],
    [4, 7],
    [5, 9],
    [6, 11],
    [7, 13],
    [8, 11],
    [9, 9],
    [10, 7],
    [11, 5],
    [12, 3],
  ])('column %i has %i spaces', (column, length) => expect(topOf(column)).toBe(length));

  test('it begins empty, nothing is drawn, and seat 0 is to roll', () => {
    expect(game.open(board().state, { pick: () => never() })).toEqual([]);
    expect(game.view(board().state, 0)).toMatchObject({
      phase: 'to-roll',
      seatToAct: 0,
      dice: null,
      freeRunners: 3,
    });
    expect(game.legal(board().state, 0)).toEqual([roll]);
    expect(game.legal(board().state, 1)).toEqual([]);
  });
});

chapter('options', () => {
  const lay = (seats: number, options: object) => rulebook(game).lay(seats, options);

  test.each([
    [2, 6],
    [3, 4],
    [4, 3],
  ])('with %i seats at most %i columns win', (seats, most) => {
    expect(lay(seats, { columnsToWin: most }).ok).toBe(true);
    expect(lay(seats, { columnsToWin: most + 1 })).toMatchObject({
      ok: false,
      problem: [
        { pointer: '/columnsToWin', message: expect.stringMatching(/`columnsToWin` must be .*1 to/) },
      ],
    });
  });

  test.each([
    { columnsToWin: 0 },
    { columnsToWin: 2.5 },
    { columnsToWin: '3' },
    { occupiedSpaces: 'stack' },
    { colour: 'red' },
  ])('%j is refused', (options) => expect(lay(2, options).ok).toBe(false));
});

chapter('climbing', () => {
  test('a double moves one runner two spaces', () => {
    const after = board()
      .given(rolled(0, 3, 4, 4, 3))
      .when(0, advance(7, 7))
      .thenHappens(advanced(0, move(7, 0, 2)));
    expect(game.view(after, 0)).toMatchObject({ phase: 'to-decide', dice: null, freeRunners: 2 });
  });

  test('a double with one space left loses the other step', () => {
    board()
      .given(...runners(0, { 2: 2 }), rolled(0, 1, 1, 1, 1))
      .when(0, advance(2, 2))
      .thenHappens(advanced(0, move(2, 2, 3)));
  });

  test('a runner enters above the own marker', () => {
    board()
      .given(stopped(0, { 12: 2 }), turnOf(0), rolled(0, 6, 6, 6, 6))
      .when(0, advance(12, 12))
      .thenHappens(advanced(0, move(12, 2, 3)));
  });

  test('two free runners enter two new columns', () => {
    const after = board()
      .given(...runners(0, { 7: 2 }), rolled(0, 1, 3, 2, 6))
      .when(0, advance(4, 8))
      .thenHappens(advanced(0, move(4, 0, 1), move(8, 0, 1)));
    expect(runnersOf(after)).toEqual({ 4: 1, 7: 2, 8: 1 });
  });

  test('a runner on its way goes up one while another enters', () => {
    board()
      .given(...runners(0, { 7: 2 }), rolled(0, 3, 4, 4, 5))
      .when(0, advance(7, 9))
      .thenHappens(advanced(0, move(7, 2, 3), move(9, 0, 1)));
  });
});

const never = (): never => {
  throw new Error('nothing may be drawn');
};
