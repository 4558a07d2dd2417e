import { expect, test } from 'vitest';
import { seededChance } from '../../engine/chance/seeded.js';
import { canMove, type Stride } from './movement.js';
import { objectionOnPath } from './obstacle.js';
import { objectionToPath } from './path.js';
import type { Standing } from './position.js';
import { baseOf, CELLS, entryOf, HOME, MARBLES_EACH, safeSpot } from './track.js';

const chance = seededChance('reach');
const CROWD = Array.from({ length: 30 }, (_, cell) => cell + 85).map((cell) => cell % CELLS);

/** Marbles close together around a base and an entry, where most can happen; no two on one spot. */
const crowdedBoard = (seats: number): Standing => {
  const spots: number[] = [];
  for (let marble = 0; marble < seats * MARBLES_EACH; marble++) {
    const seat = Math.floor(marble / MARBLES_EACH);
    const spot = chance.pick([
      HOME,
      chance.pick(CROWD),
      chance.pick(CROWD),
      baseOf(seats, seat),
      entryOf(seats, seat),
      safeSpot(seat, chance.pick([0, 1, 2, 3])),
    ]);
    spots.push(spots.includes(spot) ? HOME : spot);
  }
  return { seats, spots };
};

const STRIDES: readonly Stride[] = [-4, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].flatMap((steps) => [
  { steps, whose: 'any', manner: 'plain' },
  ...(steps > 0 ? [{ steps, whose: 'own', manner: 'sweeping' } as const] : []),
]);

test.each([2, 3, 4])(
  'with %d seats a marble goes as far as its reach, and no farther: so says the way walked cell by cell',
  (seats) => {
    const seen = new Set<string>();
    const wrong: object[] = [];
    for (let round = 0; round < 150; round++) {
      const board = crowdedBoard(seats);
      for (let marble = 0; marble < board.spots.length; marble++)
        for (const stride of STRIDES) {
          if (stride.whose === 'own' && marble >= MARBLES_EACH) continue;
          const objection =
            objectionToPath(board, 0, marble, stride.steps) ?? objectionOnPath(board, 0, marble, stride);
          seen.add(objection?.code ?? 'free');
          if (canMove(board, 0, marble, stride) !== (objection === null))
            wrong.push({ board, marble, stride, objection });
        }
    }
    expect(wrong).toEqual([]);
    expect([...seen].toSorted()).toEqual([
      'backwards-in-safe-zone',
      'base-cell-blocked',
      'free',
      'marble-not-on-board',
      'path-blocked',
      'rank-too-high',
      'safe-entry-blocked',
      'safe-zone-blocked',
      'self-blocked',
    ]);
  },
);
