import type { Chance, Lot } from '../engine/chance/chance.js';
import { ScriptMismatch, scriptedChance } from '../engine/chance/scripted.js';
import { seededChance } from '../engine/chance/seeded.js';
import { no, type Result } from '../engine/result.js';
import { counted } from '../engine/words.js';
import { fairChance } from '../proof/fair-chance.js';
import type { Evening } from './evening.js';
import type { Problem } from './problem.js';

/** The luck of one decision. */
export interface Luck {
  readonly chance: Chance;
  /** How many draws of the given luck are used, this decision's among them. */
  draws(): number;
}

type LuckOwner = Pick<Evening, 'id' | 'secret' | 'salts' | 'given' | 'draws'>;

/** The luck of the decision taken at a version. It follows from the log alone, so every process that tries it draws the same. */
export const luckAt = (evening: LuckOwner, version: number): Luck => {
  const { id, secret, salts, given } = evening;
  const fair = fairChance(secret, id, version, salts);
  if (given === null) return { chance: fair, draws: noDraws };
  return 'seed' in given ? seeded(given.seed, evening.draws) : scripted(given, evening.draws, fair);
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

/** A script that does not fit leaves from inside a decision; nothing has happened, and its author is told. */
export const withinScript = <Value>(decide: () => Result<Value, Problem>): Result<Value, Problem> => {
  try {
    return decide();
  } catch (error) {
    if (error instanceof ScriptMismatch) return no(misfit(error));
    throw error;
  }
};

const misfit = ({ entry, wanted, possible }: ScriptMismatch): Problem => {
  const choices = possible.map((lot) => JSON.stringify(lot)).join(', ');
  const said =
    wanted === undefined
      ? `The script is used up after ${counted(entry, 'entry', 'entries')}, and one more draw is needed here. Possible: ${choices}. Lay a table with a longer script, or with "whenSpent": "random".`
      : `Entry ${entry} of the script, counted from 0, is ${JSON.stringify(wanted)}, and that cannot be drawn here. Possible: ${choices}.`;
  return {
    code: 'script-mismatch',
    detail: `${said} Nothing has happened.`,
    script: { entry, wanted: wanted ?? null, possible },
  };
};
