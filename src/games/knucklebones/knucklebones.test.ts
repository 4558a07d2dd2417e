import { describe as chapter, expect, test } from 'vitest';
import { finished } from '../../engine/outcome.js';
import { type Scene, scene } from '../../kit/scene.js';
import { knucklebones as game } from './index.js';
import type { Action, Event, Knucklebones, RefusalCode } from './model.js';
import { columnScore } from './score.js';

const place = (column: number): Action => ({ type: 'place', column });
const rolled = (seat: number, face: number): Event => ({ type: 'rolled', seat, face });
const placed = (seat: number, column: number, slot: number, face: number): Event => ({
  type: 'placed',
  seat,
  column,
  slot,
  face,
});
const destroyed = (seat: number, column: number, face: number, count: number): Event => ({
  type: 'destroyed',
  seat,
  column,
  face,
  count,
});

/** A column of this seat with these dice, first slot first. */
const column = (seat: number, x: number, ...faces: readonly number[]): Event[] =>
  faces.map((face, slot) => placed(seat, x, slot, face));

const board = (width = 3, height = 3): Scene<Knucklebones> => scene(game, 2, { width, height });
const boardsOf = (state: Knucklebones['State']) => game.view(state, 'spectator').boards;

chapter('set-up', () => {
  test('the first die is rolled for seat 0 before anybody acts', () => {
    expect(game.open(board().state, { pick: (items) => items[3] ?? items[0] ?? never() })).toEqual([
      rolled(0, 4),
    ]);
  });

  test('nobody is asked to roll: the next die comes with the placement', () => {
    board()
      .given(rolled(0, 4))
      .when(0, place(1), 2)
      .thenHappens(placed(0, 1, 0, 4), rolled(1, 2));
  });
});

chapter('refusals', () => {
  const cases: Record<RefusalCode, () => void> = {
    'column-out-of-range': () =>
      board()
        .given(rolled(0, 4))
        .when(0, place(3))
        .thenRefused('column-out-of-range', /0 to 2/),
    'column-full': () =>
      board()
        .given(...column(0, 2, 1, 2, 3), rolled(0, 5))
        .when(0, place(2))
        .thenRefused('column-full', /Column 2.*3 dice/),
  };
  test.each(Object.entries(cases))('%s', (_code, holds) => holds());

  test('a column below zero is out of range too', () => {
    board().given(rolled(0, 4)).when(0, place(-1)).thenRefused('column-out-of-range');
  });

  test.each([
    { type: 'place' },
    { type: 'place', column: '1' },
    { type: 'place', column: 1.5 },
    { type: 'roll' },
    {},
    null,
    'place',
    { type: 'place', column: 1, seat: 0 },
  ])('%j is malformed, whoever sends it', (action) =>
    board().given(rolled(0, 4)).when(1, action).thenRefused('malformed-action'),
  );

  test('out of turn comes before out of range', () => {
    board().given(rolled(0, 4)).when(1, place(7)).thenRefused('not-your-turn');
  });
});

chapter('destroying', () => {
  test('one equal die in the facing column goes', () => {
    const after = board()
      .given(...column(0, 0, 5), rolled(1, 5))
      .when(1, place(0), 1)
      .thenHappens(placed(1, 0, 0, 5), destroyed(0, 0, 5, 1), rolled(0, 1));
    expect(boardsOf(after)).toEqual([
      [[], [], []],
      [[5], [], []],
    ]);
  });

  test('a pair around another die goes, and the other die drops', () => {
    const after = board()
      .given(...column(0, 1, 3, 5, 3), rolled(1, 3))
      .when(1, place(1), 1)
      .thenHappens(placed(1, 1, 0, 3), destroyed(0, 1, 3, 2), rolled(0, 1));
    expect(boardsOf(after)[0]).toEqual([[], [5], []]);
  });

  test('what is left keeps its order', () => {
    const after = board(2, 4)
      .given(...column(0, 0, 2, 5, 2, 6), rolled(1, 2))
      .when(1, place(0), 1)
      .thenHappens(placed(1, 0, 0, 2), destroyed(0, 0, 2, 2), rolled(0, 1));
    expect(boardsOf(after)[0]).toEqual([[5, 6], []]);
  });

  test('own dice, other columns and other faces are safe', () => {
    const after = board()
      .given(...column(0, 0, 2), ...column(0, 1, 2), ...column(1, 0, 2), rolled(1, 2))
      .when(1, place(0), 1)
      .thenHappens(placed(1, 0, 1, 2), destroyed(0, 0, 2, 1), rolled(0, 1));
    expect(boardsOf(after)).toEqual([
      [[], [2], []],
      [[2, 2], [], []],
    ]);
  });

  test('a full column that lost a die takes one again', () => {
    const hit = board().given(
      ...column(0, 0, 1, 2, 3),
      rolled(1, 2),
      placed(1, 0, 0, 2),
      destroyed(0, 0, 2, 1),
      rolled(0, 6),
    );
    hit.when(0, place(0), 1).thenHappens(placed(0, 0, 2, 6), rolled(1, 1));
  });
});

chapter('scoring', () => {
  test.each([
    [[], 0],
    [[5], 5],
    [[4], 4],
    [[4, 4], 16],
    [[4, 4, 4], 36],
    [[4, 1, 4], 17],
    [[6, 6, 6], 54],
    [[2, 2, 6, 6], 32],
    [[6, 6, 6, 6, 6], 150],
  ])('%j counts %i', (faces, points) => {
    expect(columnScore(board(1, 6).given(...column(0, 0, ...faces)).state, 0, 0)).toBe(points);
  });

  test('the best board of three by three counts 162', () => {
    const full = board().given(...[0, 1, 2].flatMap((x) => column(0, x, 6, 6, 6)));
    expect(game.view(full.state, 0).scores[0]).toBe(162);
  });
});

chapter('the end', () => {
  test('the last die destroys before the scores are compared', () => {
    const last = board(3, 1).given(
      ...column(0, 0, 1),
      ...column(0, 1, 2),
      ...column(1, 0, 6),
      ...column(1, 2, 5),
      rolled(0, 5),
    );
    const over = last.when(0, place(2)).thenHappens(placed(0, 2, 0, 5), destroyed(1, 2, 5, 1));
    expect(game.outcome(over)).toEqual(finished([[0], [1]], [8, 6]));
  });

  test('whoever fills the board may lose', () => {
    const over = board(2, 1)
      .given(...column(0, 0, 1), ...column(1, 0, 6), rolled(0, 2))
      .when(0, place(1))
      .thenHappens(placed(0, 1, 0, 2));
    expect(game.outcome(over)).toEqual(finished([[1], [0]], [3, 6]));
  });

  test('equal scores are a draw', () => {
    const over = board(2, 1)
      .given(...column(0, 0, 1), ...column(1, 0, 3), rolled(0, 2))
      .when(0, place(1))
      .thenHappens(placed(0, 1, 0, 2));
    expect(game.outcome(over)).toEqual(finished([[0, 1]], [3, 3]));
  });

  test('after it nobody is to act and every action is too late', () => {
    const over = board(1, 1).given(rolled(0, 6), placed(0, 0, 0, 6));
    expect(game.toAct(over.state)).toEqual([]);
    expect(game.view(over.state, 1)).toMatchObject({ phase: 'over', seatToAct: null, die: null });
    over.when(1, place(0)).thenRefused('game-over');
  });
});

const never = (): never => {
  throw new Error('nothing to pick from');
};
