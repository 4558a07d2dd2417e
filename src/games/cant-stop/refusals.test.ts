import { describe as chapter, test } from 'vitest';
import { type Scene, scene } from '../../kit/scene.js';

import { cantStop as game } from './index.js';
import type { CantStop, RefusalCode } from './model.js';
import { advance, claims, roll, rolled, runners, stop, stopped, turnOf } from './test-words.js';

const board = (options = {}, seats = 2): Scene<CantStop> => scene(game, seats, options);

chapter('refusals', () => {
  const cases: Record<RefusalCode, () => void> = {
    'must-advance-first': () =>
      board()
        .given(rolled(0, 1, 5, 4, 6))
        .when(0, roll)
        .thenRefused('must-advance-first', /1-5-4-6.*\[5, 11\], \[6, 10\] or \[7, 9\]/),
    'must-roll-first': () =>
      board()
        .when(0, advance(7))
        .thenRefused('must-roll-first', /Roll first/),
    'runner-on-occupied-space': () =>
      board({ occupiedSpaces: 'must-roll' })
        .given(stopped(0, { 7: 2 }), turnOf(1), ...runners(1, { 7: 2 }))
        .when(1, stop)
        .thenRefused('runner-on-occupied-space', /column 7 shares space 2/),
    'sums-not-rolled': () =>
      board()
        .given(rolled(0, 1, 5, 4, 6))
        .when(0, advance(6, 9))
        .thenRefused('sums-not-rolled', /5 and 11, 6 and 10 or 7 and 9.*not give 6 and 9/),
    'column-claimed': () =>
      board()
        .given(claims(1, 2), turnOf(0), rolled(0, 1, 1, 5, 6))
        .when(0, advance(2, 11))
        .thenRefused('column-claimed', /Column 2 was claimed by seat 1.*\[6, 7\] or \[11\]/),
    'column-topped': () =>
      board()
        .given(...runners(0, { 12: 3 }), rolled(0, 6, 6, 1, 2))
        .when(0, advance(3, 12))
        .thenRefused('column-topped', /top space of column 12.*\[3\] or \[7, 8\]/),
    'no-free-runner': () =>
      board()
        .given(...runners(0, { 6: 1, 7: 1, 8: 1 }), rolled(0, 3, 4, 6, 6))
        .when(0, advance(7, 12))
        .thenRefused(
          'no-free-runner',
          /in 6, 7 and 8, with 0 runners free, but 12 would need 1 new one.*\[7\]/,
        ),
    'must-use-both': () =>
      board()
        .given(rolled(0, 3, 4, 4, 3))
        .when(0, advance(7))
        .thenRefused('must-use-both', /7 and 7: advance \[7, 7\]/),
  };
  test.each(Object.entries(cases))('%s', (_code, holds) => holds());

  test('nobody stops before the dice are used, nor before the first roll', () => {
    board()
      .given(rolled(0, 1, 5, 4, 6))
      .when(0, stop)
      .thenRefused('must-advance-first');
    board()
      .when(0, stop)
      .thenRefused('must-roll-first', /nothing to keep/);
  });

  test('dice are used once', () => {
    board()
      .given(...runners(0, { 7: 1 }))
      .when(0, advance(7))
      .thenRefused('must-roll-first');
  });

  test.each([
    {},
    null,
    'roll',
    { type: 'pass' },
    { type: 'advance' },
    { type: 'advance', columns: 6 },
    { type: 'advance', columns: [] },
    { type: 'advance', columns: [1] },
    { type: 'advance', columns: [13] },
    { type: 'advance', columns: [6.5] },
    { type: 'advance', columns: ['6', '8'] },
    { type: 'advance', columns: [2, 3, 4] },
    { type: 'advance', columns: [6, 8], seat: 0 },
    { type: 'roll', dice: [6, 6, 6, 6] },
    { type: 'stop', columns: [7] },
  ])('%j is malformed, whoever sends it and whenever', (action) =>
    board().when(1, action).thenRefused('malformed-action'),
  );

  test('the first reason that holds is the one given', () => {
    const both = board().given(
      claims(1, 12),
      turnOf(0),
      ...runners(0, { 2: 3, 7: 1, 8: 1 }),
      rolled(0, 1, 1, 6, 6),
    );
    both.when(1, advance(2, 12)).thenRefused('not-your-turn');
    both.when(0, advance(2, 11)).thenRefused('sums-not-rolled');
    both.when(0, advance(2, 12)).thenRefused('column-claimed');
    both.when(0, advance(2)).thenRefused('column-topped');
  });
});
