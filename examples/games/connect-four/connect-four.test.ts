import { conforms, playthroughs, scene } from 'parlor/testing';
import { describe, expect, test } from 'vitest';
import { connectFour } from './index.js';

conforms(connectFour);
playthroughs(connectFour);

type State = ReturnType<typeof connectFour.initial>;

const drop = (column: number) => ({ type: 'drop', column }) as const;
const dropped = (seat: number, column: number) => ({ type: 'dropped', seat, column }) as const;

/** A game written as its columns in turn. */
const played = (...columns: readonly number[]) =>
  scene(connectFour, 2).given(...columns.map((column, turn) => dropped(turn % 2, column)));

describe('Connect Four', () => {
  test.each([
    ['upwards', [0, 1, 0, 1, 0, 1], 0],
    ['across', [0, 0, 1, 1, 2, 2], 3],
    ['slanting up', [0, 1, 1, 2, 2, 3, 2, 3, 3, 6], 3],
    ['slanting down', [3, 2, 2, 1, 1, 0, 1, 0, 0, 6], 0],
  ])('four in a line win: %s', (_, columns, last) => {
    const won = played(...columns)
      .when(0, drop(last))
      .thenHappens(dropped(0, last));
    expect(connectFour.outcome(won)?.ranking).toEqual([[0], [1]]);
    expect(connectFour.outcome(played(...columns).state)).toBeNull();
  });

  test('a full column takes no more, and there is no eighth', () => {
    const full = played(0, 0, 0, 0, 0, 0);
    full.when(0, drop(0)).thenRefused('column-full');
    full.when(0, drop(7)).thenRefused('no-such-column');
    expect(connectFour.legal(full.state, 0)).toHaveLength(6);
  });

  /** The numbers of positions after so many discs, as they are published (OEIS A212693). */
  test('there are 7, 49, 238, 1,120, 4,263, 16,422, 54,859 positions after 1 to 7 discs', () => {
    let positions = new Map<string, State>([['', connectFour.initial({ seats: 2, options: {} })]]);
    const counts = [1, 2, 3, 4, 5, 6, 7].map(() => {
      const next = new Map<string, State>();
      for (const state of positions.values())
        for (const { column } of connectFour.legal(state, state.discs % 2)) {
          const then = connectFour.evolve(state, dropped(state.discs % 2, column));
          next.set(then.columns.map((held) => held.join('')).join('|'), then);
        }
      positions = next;
      return next.size;
    });
    expect(counts).toEqual([7, 49, 238, 1_120, 4_263, 16_422, 54_859]);
  });
});
