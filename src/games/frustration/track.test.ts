import { describe as chapter, expect, test } from 'vitest';
import { at, standing } from '../../../test/support/frustration-scenes.js';
import { frustration as game } from './index.js';
import { homeOf, TRACKS } from './track.js';

chapter('the board', () => {
  test.each([
    ['small', 2, [1, 10]],
    ['small', 3, [1, 7, 13]],
    ['small', 4, [1, 5, 10, 14]],
    ['large', 2, [1, 19]],
    ['large', 3, [1, 13, 25]],
    ['large', 4, [1, 10, 19, 28]],
  ] as const)('%s, %i players: homes %j', (board, seats, homes) => {
    expect(homes.map((_, seat) => homeOf(TRACKS[board].body, seats, seat))).toEqual(homes);
  });

  test.each([
    [0, 0, 'HOME (Position 1)'],
    [0, 17, 'Position 18'],
    [0, 18, 'TAIL (Tail Position 1)'],
    [0, 20, 'END (Tail Position 3)'],
    [1, 0, 'HOME (Position 10)'],
    [1, 8, 'Position 18'],
    [1, 9, 'Position 1'],
    [1, 17, 'Position 9'],
    [1, 19, 'TAIL (Tail Position 2)'],
  ])('seat %i after %i squares is at %s', (seat, index, label) => {
    expect(at(seat, index).label).toBe(label);
  });

  test('a view names each square so that no other has that name', () => {
    const { pieces: seen } = game.view(standing({}, 19, 9), 'spectator');
    expect(seen).toMatchObject([
      { colour: 'red', square: 'R2', zone: 'tail', home: 1 },
      { colour: 'blue', square: '1', zone: 'body', home: 10 },
    ]);
  });
});
