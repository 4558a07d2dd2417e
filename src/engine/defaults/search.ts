import { anyOf, type Bot, type Outlook } from '../bot.js';
import type { MinimalRuleset, RulesetTypes, Seat, Seen } from '../ruleset.js';
import { after, LONGEST_GAME, shareOf } from './play-out.js';

/** More moments than these are not remembered: what is played beyond them is played without a plan. */
const MOST_MOMENTS = 20_000;

/** An action, how often it was tried from here, and what share of the wins it brought to whoever took it. */
interface Trial<Action> {
  readonly action: Action;
  games: number;
  wins: number;
}

/** A moment as one seat knows it: what it may do there, and what came of it. */
interface Moment<Action> {
  readonly trials: readonly Trial<Action>[];
  visits: number;
}

/** What was chosen on the way, and by whom. */
interface Step<Action> {
  readonly seat: Seat;
  readonly moment: Moment<Action>;
  readonly trial: Trial<Action>;
}

/**
 * Search over information sets: each game is played in a world imagined anew, and what everybody has learned is kept by what their seat sees.
 * So nobody in the tree knows a hidden card or a choice that is still sealed, and luck makes moments of its own.
 * The action tried most often is the best. The same luck and time give the same answer.
 */
export const bySearching =
  <T extends RulesetTypes>(ruleset: MinimalRuleset<T>, mostGames: number): Bot<T> =>
  (outlook) => {
    const moments = new Map<string, Moment<T['Action']>>();
    const root = momentOf<T>(outlook.legal);
    moments.set(keyOf(outlook.seat, outlook.view), root);
    const most = outlook.legal.length === 1 ? 0 : outlook.legal.length * mostGames;
    for (let played = 0; played < most && outlook.hasTime(); played++)
      playOne(ruleset, outlook, root, moments);
    const games = Math.max(...root.trials.map((trial) => trial.games));
    return anyOf(
      root.trials.filter((trial) => trial.games === games),
      outlook.chance,
    ).action;
  };

const momentOf = <T extends RulesetTypes>(legal: readonly T['Action'][]): Moment<T['Action']> => ({
  trials: legal.map((action) => ({ action, games: 0, wins: 0 })),
  visits: 0,
});

const keyOf = (seat: Seat, view: Seen): string => `${seat} ${JSON.stringify(view)}`;

const playOne = <T extends RulesetTypes>(
  ruleset: MinimalRuleset<T>,
  { seat: own, table, chance, imagine }: Outlook<T>,
  root: Moment<T['Action']>,
  moments: Map<string, Moment<T['Action']>>,
): void => {
  const steps: Step<T['Action']>[] = [];
  let state = imagine();
  let isKnown = true;
  for (let actions = 0; actions < LONGEST_GAME && ruleset.outcome(state) === null; actions++) {
    const seat = actions === 0 ? own : chance.pick(ruleset.toAct(state));
    if (!isKnown) {
      state = after(ruleset, state, seat, anyOf(ruleset.legal(state, seat), chance), chance);
      continue;
    }
    const key = actions === 0 ? '' : keyOf(seat, ruleset.view(state, seat));
    const known = actions === 0 ? root : moments.get(key);
    // One new moment for each game; beyond it nobody has a plan.
    isKnown = known !== undefined;
    const moment = known ?? momentOf<T>(ruleset.legal(state, seat));
    if (known === undefined && moments.size < MOST_MOMENTS) moments.set(key, moment);
    const trial = mostPromising(moment);
    steps.push({ seat, moment, trial });
    state = after(ruleset, state, seat, trial.action, chance);
  }
  const end = ruleset.outcome(state);
  for (const { seat, moment, trial } of steps) {
    moment.visits++;
    trial.games++;
    trial.wins += shareOf(end, seat, table.seats);
  }
};

/** Hope and doubt in one number (UCB1): what was never tried goes first. */
const mostPromising = <Action>({ trials, visits }: Moment<Action>): Trial<Action> => {
  const promise = ({ wins, games }: Trial<Action>): number =>
    games === 0 ? Number.POSITIVE_INFINITY : wins / games + Math.sqrt((2 * Math.log(visits)) / games);
  return trials.reduce((best, trial) => (promise(trial) > promise(best) ? trial : best));
};
