import { type Chanced, outlookOf, type Question } from './bot.js';
import type { Ruleset, RulesetTypes, Said } from './ruleset.js';
import type { Interval } from './wilson.js';

/** What the hard bot itself thinks of an action: how likely its seat is to win with it, and where that lies nineteen times in twenty. */
export interface Judged extends Interval {
  readonly action: Said;
  readonly chance: number;
}

/** Nineteen of twenty lie within so many deviations. */
const WIDTH = 1.96;

/** By the hard bot's own measure, from what the seat may see; null where that is no chance to win. */
export const judgedByBot = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  asked: Omit<Question, 'level'>,
): readonly Judged[] | null => {
  const { judge } = ruleset.bots;
  return judge === undefined
    ? null
    : judge.chances(outlookOf(ruleset, asked)).map((it) => within(it, judge.doubt));
};

/** Its own doubt is greatest where both are even, and nothing where the game is decided. */
const within = <Action extends Said>({ action, chance, error }: Chanced<Action>, doubt: number): Judged => {
  if (!(chance >= 0 && chance <= 1 && error >= 0))
    throw new RangeError(`a chance to win is between 0 and 1, and not ${chance} ± ${error}`);
  const reach = WIDTH * Math.hypot(error, doubt * 2 * Math.sqrt(chance * (1 - chance)));
  return { action, chance, low: Math.max(0, chance - reach), high: Math.min(1, chance + reach) };
};
