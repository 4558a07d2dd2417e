import { seededChance } from '../../engine/chance/seeded.js';
import { defaultBots } from '../../engine/defaults/bots.js';
import { needed } from '../../engine/item-at.js';
import type { Match } from '../../engine/match.js';
import { type Rulebook, rulebook } from '../../engine/rulebook.js';
import type { Outcome } from '../../engine/ruleset.js';
import { rulebookOf } from '../../games/registry.js';
import { type Contest, holderOf, type Pairing, patienceOf } from './contest.js';

/** One game, as far as the tally needs it. */
export interface Played {
  /** The first entrant's share of the win: 1, 0, or in between when the win is shared. */
  readonly share: number;
  readonly actions: number;
  readonly isUnfinished: boolean;
  /** How long each of their answers took, in milliseconds. */
  readonly first: readonly number[];
  readonly second: readonly number[];
}

/** Far more than any game in its senses takes. */
const MOST_ACTIONS = 20_000;

/**
 * Plays one game in process. The luck of each decision follows from the seed, the pair and the number of the action,
 * so both games of a pair have the same dice at the same moment, whatever was drawn before.
 */
export const playGame = (contest: Contest, pairing: Pairing, game: number): Played => {
  const book = needed(rulebookOf(contest.ruleset), `a ruleset ${contest.ruleset}`);
  const books = { ruleset: book, engine: withoutOwnBots(book) };
  const laid = book.lay(contest.seats, contest.options);
  if (!laid.ok) throw new Error(`this is no table of ${contest.ruleset}`);
  const luck = (action: number) => seededChance(`${contest.seed} pair ${game >> 1} action ${action}`);
  const first: number[] = [];
  const second: number[] = [];
  let { match } = laid.value.open(luck(0));
  let actions = 0;
  while (match.outcome === null && actions < MOST_ACTIONS) {
    actions++;
    const [seat = 0] = match.toAct;
    const holder = holderOf(pairing, seat, game);
    const began = performance.now();
    const action = books[holder.from].botAnswer({
      seats: contest.seats,
      options: laid.value.options,
      seat,
      view: match.view(seat),
      level: holder.level,
      chance: seededChance(`${contest.seed} game ${game} thought ${actions}`),
      hasTime: patienceOf(holder),
    });
    (holder === pairing.first ? first : second).push(performance.now() - began);
    match = after(match, seat, action, luck(actions));
  }
  const isUnfinished = match.outcome === null;
  return {
    share: shareOfFirst(pairing, game, contest.seats, match.outcome),
    actions,
    isUnfinished,
    first,
    second,
  };
};

/** The same rules with the bots they would have if they brought none. */
const withoutOwnBots = (book: Rulebook): Rulebook =>
  book.unseal((ruleset) => rulebook({ ...ruleset, bots: defaultBots(ruleset) }));

const after = (...[match, seat, action, chance]: [Match, ...Parameters<Match['act']>]): Match => {
  const turn = match.act(seat, action, chance);
  if (!turn.ok) throw new Error(`${JSON.stringify(action)} was refused: ${turn.problem.detail}`);
  return turn.value.match;
};

/** A win shared by several seats is divided among them; a game without an end is everybody's. */
export const shareOfFirst = (
  pairing: Pairing,
  game: number,
  seats: number,
  outcome: Outcome | null,
): number => {
  const best = outcome?.ranking[0] ?? Array.from({ length: seats }, (_, seat) => seat);
  return best.filter((seat) => holderOf(pairing, seat, game) === pairing.first).length / best.length;
};
