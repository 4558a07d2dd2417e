import { anyOf, type Question } from './bot.js';
import type { Chance } from './chance/chance.js';
import { after, LONGEST_GAME, shareOf } from './defaults/play-out.js';
import type { MinimalRuleset, RulesetTypes, Said } from './ruleset.js';

/** What became of the games that began with one choice. */
export interface Worth {
  readonly action: Said;
  readonly games: number;
  /** By seat: the wins that these games brought, a shared one in parts. */
  readonly wins: readonly number[];
}

export interface WorthQuestion extends Omit<Question, 'level'> {
  /** The choices that most is to be known of: they get half of the games. */
  readonly focus: readonly Said[];
}

interface Trial<Action> {
  readonly action: Action;
  games: number;
  readonly wins: number[];
}

/**
 * What each choice is worth, from what the seat may see: worlds that look like this are played to their end once for each choice, in turns,
 * for as long as there is time, and everybody plays on without a plan, as in the search of a hard bot that has no judgement of its own.
 * The same luck and time give the same answer.
 */
export const worthOfChoices = <T extends RulesetTypes>(
  ruleset: MinimalRuleset<T>,
  asked: WorthQuestion,
): readonly Worth[] => {
  const { seat, seats, chance } = asked;
  const table = { seats, options: ruleset.schemas.options.parse(asked.options) };
  const view = ruleset.schemas.view.parse(asked.view);
  const imagine = (): T['State'] => ruleset.imagine(view, table, chance);
  const trials = ruleset.legal(imagine(), seat).map((action) => trialOf(action, seats));
  const focus = trials.filter(({ action }) => asked.focus.some((other) => isSame(other, action)));
  /** True while there is time. */
  const tryEach = (some: readonly Trial<T['Action']>[], isFirst = false): boolean => {
    const world = imagine();
    return some.every((trial) => {
      note(
        trial,
        ruleset.outcome(playedOut(ruleset, after(ruleset, world, seat, trial.action, chance), chance)),
      );
      return isFirst || asked.hasTime();
    });
  };
  const again = focus.length === 0 ? 0 : Math.floor(trials.length / focus.length);
  // Of these something is known, however little time there is.
  let goesOn = tryEach(focus, true);
  while (goesOn && trials.length > 0) {
    goesOn = tryEach(trials);
    for (let round = 0; goesOn && round < again; round++) goesOn = tryEach(focus);
  }
  return trials;
};

const trialOf = <Action>(action: Action, seats: number): Trial<Action> => ({
  action,
  games: 0,
  wins: Array.from({ length: seats }, () => 0),
});

const note = (trial: Trial<unknown>, end: Parameters<typeof shareOf>[0]): void => {
  const { wins } = trial;
  for (let seat = 0; seat < wins.length; seat++)
    wins[seat] = (wins[seat] ?? 0) + shareOf(end, seat, wins.length);
  trial.games++;
};

/** In JSON, and in the order in which the rules list it: what was read back from a log may have its fields in another. */
export const isSame = (one: Said, other: Said): boolean => wordOf(one) === wordOf(other);

const wordOf = (action: Said): string => JSON.stringify(Object.entries(action).toSorted(byName));

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;

const playedOut = <T extends RulesetTypes>(
  ruleset: MinimalRuleset<T>,
  from: T['State'],
  chance: Chance,
): T['State'] => {
  let state = from;
  for (let actions = 0; actions < LONGEST_GAME && ruleset.outcome(state) === null; actions++) {
    const seat = chance.pick(ruleset.toAct(state));
    state = after(ruleset, state, seat, anyOf(ruleset.legal(state, seat), chance), chance);
  }
  return state;
};
