import type { GivenChance } from '../game/given-chance.js';
import type { SeatHolder } from '../game/seat-holder.js';
import type { Problem } from '../problem.js';

/** What a table that counts in the ratings must be like. */

interface Wanted {
  readonly rated?: boolean | undefined;
  readonly chance?: GivenChance | undefined;
  readonly origin?: object | undefined;
}

export const misfitOfRating = (
  holders: readonly SeatHolder[],
  { rated, chance, origin }: Wanted,
): Problem | null => {
  if (rated !== true) return null;
  if (chance !== undefined || origin !== undefined) return ONLY_A_SANDBOX;
  const people = holders.flatMap((holder) => (holder.kind === 'player' ? [holder.playerId] : []));
  return new Set(people).size < people.length ? ONE_SEAT_EACH : null;
};

const ONLY_A_SANDBOX: Problem = {
  code: 'not-ratable',
  detail:
    'A sandbox never counts: its luck was given by a script or a seed, or it was forked. Leave "chance" out, or "rated".',
  errors: [{ pointer: '/rated', message: 'must be left out where the luck is given' }],
};

const ONE_SEAT_EACH: Problem = {
  code: 'not-ratable',
  detail:
    'Whoever plays against themselves proves nothing: a game that counts has one seat for each person. Open the other seats, or give them to bots.',
  errors: [{ pointer: '/seats', message: 'must have you in one seat at most where the game is rated' }],
};
