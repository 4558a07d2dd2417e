import { bergerRounds } from './berger.js';
import { nextSlots, type Slot, seededSlots, treePairings } from './knock-out.js';
import { ladderPairings } from './ladder.js';
import type { Bye, EntrantNumber, Pairings } from './pairing.js';
import { swissPairings } from './swiss.js';
import { contenderOf, contendersOf, type Round, type Tournament } from './tournament.js';

/** What comes when every round so far is over. */
export type Next =
  | { readonly kind: 'round'; readonly round: number; readonly pairings: Pairings }
  /** Not enough are there; on a ladder somebody may still come. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'end'; readonly why: 'finished' | 'no-pairing' | 'too-few' };

/**
 * Who meets whom next. It follows from the entrants, the draw and the results alone, so anybody who has them can work it out again.
 */
export const nextRound = (it: Tournament): Next => {
  const round = (it.rounds.at(-1)?.round ?? 0) + 1;
  const isLadder = it.rules.format === 'ladder';
  const most = roundsOf(it);
  if (most !== null && round > most) return { kind: 'end', why: 'finished' };
  const present = contendersOf(it);
  if (present.length < 2) return isLadder ? { kind: 'wait' } : { kind: 'end', why: endWhenAlone(it) };
  const pairings = pairingsOf(it, round);
  if (pairings === null) return { kind: 'end', why: 'no-pairing' };
  return { kind: 'round', round, pairings };
};

const endWhenAlone = ({ rounds }: Tournament): 'finished' | 'too-few' =>
  rounds.length === 0 ? 'too-few' : 'finished';

/** How many rounds it has; null for a ladder, which never ends. */
export const roundsOf = ({ rules, order, entrants }: Tournament): number | null => {
  const count =
    order.length === 0 ? entrants.filter(({ hasWithdrawn }) => !hasWithdrawn).length : order.length;
  switch (rules.format) {
    case 'round-robin':
      return bergerRounds(count).length;
    case 'swiss':
      return Math.min(rules.rounds ?? Math.ceil(Math.log2(Math.max(count, 2))), Math.max(count - 1, 1));
    case 'knock-out':
      return Math.ceil(Math.log2(Math.max(count, 2)));
    case 'ladder':
      return null;
  }
};

const pairingsOf = (it: Tournament, round: number): Pairings | null => {
  switch (it.rules.format) {
    case 'round-robin':
      return robinPairings(it, round);
    case 'swiss':
      return swissPairings(contendersOf(it));
    case 'knock-out':
      return treePairings(slotsOf(it), contendersOf(it));
    case 'ladder':
      return ladderPairings(it.order, round, contendersOf(it));
  }
};

const isPresent = (it: Tournament, number: EntrantNumber): boolean =>
  it.entrants.some((entrant) => entrant.number === number && !entrant.hasWithdrawn);

/** By the lots in the place of the numbers of the table. Whoever would meet somebody who has gone has the point. */
const robinPairings = (it: Tournament, round: number): Pairings => {
  const byes: Bye[] = [];
  const pairs: [EntrantNumber, EntrantNumber][] = [];
  for (const lots of bergerRounds(it.order.length)[round - 1] ?? []) {
    const [one, other] = lots.map((lot) => it.order[lot - 1]);
    const present = [one, other].filter((number) => number !== undefined && isPresent(it, number));
    const isWhole = one !== undefined && other !== undefined;
    if (isWhole && present.length === 2) pairs.push([one, other]);
    else
      for (const entrant of present)
        if (entrant !== undefined) byes.push({ entrant, points: isWhole ? 1 : 0 });
  }
  return { pairs, byes };
};

/** The tree as it stands: who is still in it, place by place. */
const slotsOf = (it: Tournament): readonly Slot[] => {
  const first = seededSlots(it.order);
  const after = it.rounds
    .filter(({ isOver }) => isOver)
    .reduce<readonly Slot[]>(
      (slots, round) => nextSlots(slots, (one, other) => winnerIn(round, one, other)),
      first,
    );
  return after.map((slot) => (slot !== null && isPresent(it, slot) ? slot : null));
};

/** A draw takes the second to sit on: the first had the first move. */
const winnerIn = ({ tables, byes }: Round, one: EntrantNumber, other: EntrantNumber): Slot => {
  const alone = byes.find(({ entrant }) => entrant === one || entrant === other);
  if (alone !== undefined) return alone.entrant;
  const table = tables.find(({ seats }) => seats.includes(one) && seats.includes(other));
  if (table === undefined || table.result === null) return null;
  const [first, second] = table.result.points;
  if (first === 0 && second === 0) return null;
  return first > second ? table.seats[0] : table.seats[1];
};

/** In which round somebody went out of the tree; later is better, and whoever won it is best. */
export const roundsSurvived = (it: Tournament, number: EntrantNumber): number => {
  const { encounters } = contenderOf(it, number);
  const slots = slotsOf(it);
  return slots.includes(number) ? Number.POSITIVE_INFINITY : encounters.length;
};
