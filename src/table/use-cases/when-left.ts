import type { GivenChance } from '../game/given-chance.js';
import type { WhenLeft } from '../game/leavers.js';
import type { Problem } from '../problem.js';

/** What a table says about leaving when it is laid. */

interface Wanted {
  readonly whenLeft?: WhenLeft | undefined;
  readonly chance?: GivenChance | undefined;
}

/** Among three or more the game goes on with a bot, unless its script foresees none; between two it ends, and there is nothing to say. */
export const leavingAt = (seats: number, { whenLeft, chance }: Wanted): { readonly whenLeft?: WhenLeft } => {
  if (whenLeft !== undefined) return { whenLeft };
  return seats < 3 || isScripted(chance) ? {} : { whenLeft: 'bot' };
};

export const misfitOfLeaving = (seats: number, { whenLeft, chance }: Wanted): Problem | null => {
  if (whenLeft !== 'bot') return null;
  if (seats < 3) return BETWEEN_TWO;
  return isScripted(chance) ? UNFORESEEN : null;
};

const isScripted = (chance: GivenChance | undefined): boolean => chance !== undefined && 'script' in chance;

const BETWEEN_TWO: Problem = {
  code: 'invalid-seats',
  detail:
    'Between two, whoever leaves has lost and the game is over: a bot could change nothing about it. Leave "whenLeft" out, or lay a table for three or more.',
  errors: [{ pointer: '/whenLeft', message: 'must be end, or left out, at a table for two' }],
};

const UNFORESEEN: Problem = {
  code: 'invalid-seats',
  detail:
    'A script must fit every move, and nobody can foresee what a bot will do. With a script the game ends when somebody leaves: leave "whenLeft" out.',
  errors: [{ pointer: '/whenLeft', message: 'must be end, or left out, when the luck is a script' }],
};
