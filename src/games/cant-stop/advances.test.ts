import { describe as chapter, expect, test } from 'vitest';
import { everyOutcome } from '../../engine/chance/every-outcome.js';
import { type Scene, scene } from '../../kit/scene.js';
import { COLUMNS } from './columns.js';
import { cantStop as game } from './index.js';
import type { CantStop, Event } from './model.js';
import { advance, advanced, claims, move, roll, rolled, runners, turnOf } from './test-words.js';

const board = (options = {}, seats = 2): Scene<CantStop> => scene(game, seats, options);
const offers = (at: Scene<CantStop>) => game.view(at.state, 'spectator').advances;

chapter('which advances are legal', () => {
  const two = { 6: 1, 10: 1 };
  const cases: readonly [string, Event[], number[], number[][]][] = [
    [
      'a first roll',
      [],
      [1, 5, 4, 6],
      [
        [5, 11],
        [6, 10],
        [7, 9],
      ],
    ],
    ['the last runner: a choice of columns', runners(0, two), [2, 4, 3, 5], [[5], [6, 8], [7, 7], [9]]],
    ['a runner must be placed', runners(0, { 3: 1, 6: 1 }), [2, 4, 5, 5], [[6, 10], [7], [9]]],
    ['a claimed column', [claims(1, 2), turnOf(0)], [1, 1, 5, 6], [[6, 7], [11]]],
    ['a topped column', runners(0, { 12: 3 }), [6, 6, 1, 2], [[3], [7, 8]]],
    ['three runners out, one sum fits', runners(0, { 6: 1, 7: 1, 8: 1 }), [3, 4, 6, 6], [[7]]],
    [
      'the same pairing twice',
      [],
      [3, 2, 1, 3],
      [
        [3, 6],
        [4, 5],
      ],
    ],
    ['four of a kind', [], [1, 1, 1, 1], [[2, 2]]],
    [
      'a double with one runner left',
      runners(0, two),
      [3, 4, 4, 3],
      [
        [6, 8],
        [7, 7],
      ],
    ],
  ];
  test.each(cases)('%s', (_name, before, dice, expected) => {
    expect(offers(board().given(...before, rolled(0, ...dice)))).toEqual(expected);
  });

  test('columns come in any order and are recorded ascending', () => {
    board()
      .given(rolled(0, 1, 5, 4, 6))
      .when(0, advance(10, 6))
      .thenHappens(advanced(0, move(6, 0, 1), move(10, 0, 1)));
  });
});

chapter('odds', () => {
  const survivals = (at: Scene<CantStop>): number =>
    everyOutcome((chance) => game.decide(at.state, 0, roll, chance)).filter(
      ({ value }) => value.ok && value.value.length === 1,
    ).length;

  test.each([
    [2, 171],
    [3, 302],
    [4, 461],
    [5, 580],
    [6, 727],
    [7, 834],
    [8, 727],
    [9, 580],
    [10, 461],
    [11, 302],
    [12, 171],
  ])('with only column %i open, %i of the 1296 rolls move', (open, rolls) => {
    const others = COLUMNS.filter((column) => column !== open);
    expect(survivals(board().given(claims(1, ...others), turnOf(0)))).toBe(rolls);
  });

  test.each([
    [[6, 7, 8], 1192],
    [[2, 3, 12], 568],
    [[2, 11, 12], 568],
  ])('with the runners in %j, %i of the 1296 rolls move', (columns, rolls) => {
    const out = Object.fromEntries(columns.map((column) => [column, 1]));
    expect(survivals(board().given(...runners(0, out)))).toBe(rolls);
  });

  test('6, 7 and 8 are the best three columns, 2, 3 and 12 among the worst', () => {
    const triples = COLUMNS.flatMap((a) =>
      COLUMNS.flatMap((b) => COLUMNS.flatMap((c) => (a < b && b < c ? [{ [a]: 1, [b]: 1, [c]: 1 }] : []))),
    );
    const rolls = triples.map((out) => survivals(board().given(...runners(0, out))));
    expect(rolls).toHaveLength(165);
    expect([Math.max(...rolls), Math.min(...rolls)]).toEqual([1192, 568]);
  });
});
