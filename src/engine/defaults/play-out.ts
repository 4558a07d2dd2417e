import { anyOf, type Bot, type Outlook } from '../bot.js';
import type { Chance } from '../chance/chance.js';
import type { MinimalRuleset, Outcome, RulesetTypes, Seat } from '../ruleset.js';

/** A game played out is given up after so many actions: it says nothing then, and the next one may. */
export const LONGEST_GAME = 400;

/** An action, how often it was tried, and what share of the wins it brought. */
interface Trial<Action> {
  readonly action: Action;
  games: number;
  wins: number;
}

/**
 * Plays worlds that look like this from the seat to their end, everybody without a plan, each time beginning with the action
 * of which most is to be hoped or least is known. The one tried most often is the best. The same luck and time give the same answer.
 */
export const byPlayingOut =
  <T extends RulesetTypes>(ruleset: MinimalRuleset<T>, mostGames: number): Bot<T> =>
  (outlook) => {
    const trials = outlook.legal.map((action) => ({ action, games: 0, wins: 0 }));
    const most = trials.length === 1 ? 0 : trials.length * mostGames;
    for (let played = 0; played < most && outlook.hasTime(); played++) {
      const trial = mostPromising(trials, played);
      trial.wins += shareInOneGame(ruleset, outlook, trial.action);
      trial.games++;
    }
    return anyOf(bestOf(trials), outlook.chance).action;
  };

/** Those tried most often; among them those that won most. Where there was no time at all, any. */
const bestOf = <Action>(trials: readonly Trial<Action>[]): readonly Trial<Action>[] => {
  const games = Math.max(...trials.map((trial) => trial.games));
  const tried = trials.filter((trial) => trial.games === games);
  const wins = Math.max(...tried.map((trial) => trial.wins));
  return tried.filter((trial) => trial.wins === wins);
};

/** Hope and doubt in one number, as bandit players weigh them (UCB1): what was never tried goes first. */
const mostPromising = <Action>(trials: readonly Trial<Action>[], played: number): Trial<Action> => {
  const promise = ({ wins, games }: Trial<Action>): number =>
    games === 0 ? Number.POSITIVE_INFINITY : wins / games + Math.sqrt((2 * Math.log(played)) / games);
  return trials.reduce((best, trial) => (promise(trial) > promise(best) ? trial : best));
};

/** The seat's share of the win in one game that begins with this action. */
const shareInOneGame = <T extends RulesetTypes>(
  ruleset: MinimalRuleset<T>,
  { seat, table, chance, imagine }: Outlook<T>,
  action: T['Action'],
): number => {
  let state = after(ruleset, imagine(), seat, action, chance);
  for (let actions = 1; actions < LONGEST_GAME && ruleset.outcome(state) === null; actions++) {
    const actor = chance.pick(ruleset.toAct(state));
    state = after(ruleset, state, actor, anyOf(ruleset.legal(state, actor), chance), chance);
  }
  return shareOf(ruleset.outcome(state), seat, table.seats);
};

/** A seat's share of the win; a game that came to no end says nothing, and is worth what an even one is. */
export const shareOf = (end: Outcome | null, seat: Seat, seats: number): number => {
  const [best = []] = end?.ranking ?? [];
  if (best.length === 0) return 1 / seats;
  return best.includes(seat) ? 1 / best.length : 0;
};

export const after = <T extends RulesetTypes>(
  ruleset: MinimalRuleset<T>,
  state: T['State'],
  seat: Seat,
  action: T['Action'],
  chance: Chance,
): T['State'] => {
  const decided = ruleset.decide(state, seat, action, chance);
  if (!decided.ok) throw new Error(`a listed action was refused: ${decided.problem.code}`);
  return decided.value.reduce<T['State']>((before, event) => ruleset.evolve(before, event), state);
};
