import { type Bots, withoutPlan } from '../bot.js';
import type { MinimalRuleset, RulesetTypes } from '../ruleset.js';
import { byPlayingOut } from './play-out.js';
import { bySearching } from './search.js';

/** For each legal action. A medium bot answers soon; a hard one takes its time, and still more games would change little. */
const MOST_GAMES = { medium: 100, hard: 4_000 } as const;

/** Bots for a ruleset that has none. */
export const defaultBots = <T extends RulesetTypes>(ruleset: MinimalRuleset<T>): Bots<T> => ({
  easy: withoutPlan,
  medium: byPlayingOut(ruleset, MOST_GAMES.medium),
  hard: bySearching(ruleset, MOST_GAMES.hard),
});
