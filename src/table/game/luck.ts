import type { Chance, Lot } from '../../engine/chance/chance.js';
import { scriptedChance } from '../../engine/chance/scripted.js';
import { seededChance } from '../../engine/chance/seeded.js';
import { chanceOf } from '../../proof/fair-chance.js';
import type { Game } from './game.js';

/** The luck of one decision. */
export interface Luck {
  readonly chance: Chance;
  /** How many draws of the given luck are used, this decision's among them. */
  draws(): number;
}

type LuckOwner = Pick<Game, 'id' | 'dice' | 'salts' | 'given' | 'draws'>;

/** The luck of the decision taken at a version. It follows from the log alone, so every process that tries it draws the same. */
export const luckAt = (game: LuckOwner, version: number): Luck => {
  const { id, dice, salts, given } = game;
  const fair = chanceOf(dice, id, version, salts);
  if (given === null) return { chance: fair, draws: noDraws };
  return 'seed' in given ? seeded(given.seed, game.draws) : scripted(given, game.draws, fair);
};

const noDraws = (): number => 0;

/** Each decision has a stream of its own, named by the draws before it: so no stream need be read again from its start. */
const seeded = (seed: string, before: number): Luck => {
  const { pick } = seededChance(`${before} ${seed}`);
  let draws = before;
  return {
    draws: () => draws,
    chance: {
      pick(items) {
        draws++;
        return pick(items);
      },
    },
  };
};

const scripted = (
  { script, whenSpent }: { readonly script: readonly Lot[]; readonly whenSpent: 'refuse' | 'random' },
  from: number,
  rest: Chance,
): Luck => {
  const chance = scriptedChance(script, { from, whenSpent, rest });
  return { chance, draws: chance.used };
};
