import type { Chanced, Judge, Outlook } from '../../../engine/bot.js';
import { needed } from '../../../engine/item-at.js';
import { faceOf } from '../cards.js';
import type { Action, Jackaroo } from '../model.js';
import type { Taste } from './appraisal.js';
import { COMMON_SENSE } from './medium.js';
import { byPromise } from './most-promising.js';
import { rehearse, untilHandsAreEmpty } from './rehearsal.js';

/** How much is tried before deciding. */
export interface Manner {
  /** What everybody is expected to play by. */
  readonly taste: Taste;
  readonly candidates: number;
  /** How many worlds all candidates meet; the better half meets twice as many more, and so on. */
  readonly worlds: number;
}

export const MANNER: Manner = { taste: COMMON_SENSE, candidates: 16, worlds: 12 };

/** Tries the promising actions in one imagined world after another and takes the one that comes out best. */
export const rehearsing =
  (manner: Manner) =>
  (outlook: Outlook<Jackaroo>): Action => {
    let field = candidatesOf(outlook, manner);
    for (let worlds = manner.worlds; field.length > 1 && outlook.hasTime(); worlds *= 2) {
      for (let world = 0; world < worlds && outlook.hasTime(); world++) meetWorld(outlook, field, manner);
      field = betterHalf(field);
    }
    const [best] = field;
    if (best === undefined) throw new RangeError('nobody asks a seat that is not to act');
    return best.action;
  };

interface Candidate {
  readonly action: Action;
  /** The chances to win of all worlds it was tried in. */
  sum: number;
  squares: number;
}

/** Worlds enough to know the spread of; then as many as there is time for. */
const FEWEST_WORLDS = 4;
const MOST_WORLDS = 200;

/** Every action in the same worlds, and what they came to on average. */
const chances = (outlook: Outlook<Jackaroo>): readonly Chanced<Action>[] => {
  const field = candidatesOf(outlook, { ...MANNER, candidates: Number.POSITIVE_INFINITY });
  let worlds = 0;
  while (worlds < FEWEST_WORLDS || (worlds < MOST_WORLDS && outlook.hasTime())) {
    meetWorld(outlook, field, MANNER);
    worlds++;
  }
  // Two cards of a kind are worth the same.
  return outlook.legal.map((action) => {
    const { sum, squares } = needed(
      field.find((candidate) => spelled(candidate.action) === spelled(action)),
      'a candidate',
    );
    const chance = Math.min(1, sum / worlds);
    const variance = Math.max(0, squares / worlds - chance ** 2);
    return { action, chance, error: Math.sqrt(variance / (worlds - 1)) };
  });
};

export const judge: Judge<Jackaroo> = { chances, doubt: 0.09 };

/** The most promising first, in case there is no time for more; two cards of a kind are one. */
const candidatesOf = ({ imagine, seat }: Outlook<Jackaroo>, manner: Manner): readonly Candidate[] => {
  const known = new Set<string>();
  const isNew = (action: Action): boolean => known.size < known.add(spelled(action)).size;
  return byPromise(imagine(), seat, manner.taste)
    .filter(isNew)
    .slice(0, manner.candidates)
    .map((action) => ({ action, sum: 0, squares: 0 }));
};

const spelled = (action: Action): string => JSON.stringify({ ...action, card: faceOf(action.card).kind });

/** All try the same world, so that none is lucky with its opponents' hands. */
const meetWorld = (
  { seat, chance, imagine }: Outlook<Jackaroo>,
  field: readonly Candidate[],
  { taste }: Manner,
): void => {
  const world = untilHandsAreEmpty(imagine());
  for (const candidate of field) {
    const won = rehearse(world, seat, candidate.action, taste, chance);
    candidate.sum += won;
    candidate.squares += won * won;
  }
};

const betterHalf = (field: readonly Candidate[]): readonly Candidate[] =>
  field.toSorted((one, other) => other.sum - one.sum).slice(0, Math.ceil(field.length / 2));
