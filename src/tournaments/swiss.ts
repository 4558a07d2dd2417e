import { mostPairs } from './matching.js';
import { type Contender, haveMet, type Pair, type Pairings } from './pairing.js';
import { seated, wouldClash } from './seat-claims.js';

/**
 * Swiss pairings after the main rules of FIDE's Dutch system (C.04.3). Those of equal points meet, the upper half of them the lower half in order;
 * whoever is left over goes down to the next points. Nobody meets the same one twice, nobody has two byes, and two who must both have the
 * same seat do not meet while it can be helped. Mild wishes for a seat change who sits where, never who meets whom.
 * Null when nobody can be paired any more without meeting again.
 */
export const swissPairings = (contenders: readonly Contender[]): Pairings | null => {
  const ranking = [...contenders].sort(byStanding);
  return pairedUnder(ranking, keepsSeats) ?? pairedUnder(ranking, keepsApart);
};

const byStanding = (one: Contender, other: Contender): number =>
  other.points - one.points || one.lot - other.lot;

type MayPair = (one: Contender, other: Contender) => boolean;

const keepsApart: MayPair = (one, other) => !haveMet(one, other);
const keepsSeats: MayPair = (one, other) => keepsApart(one, other) && !wouldClash(one, other);

const pairedUnder = (ranking: readonly Contender[], mayPair: MayPair): Pairings | null => {
  const left = leftOver(ranking, mayPair);
  if (left === undefined) return null;
  const rest = ranking.filter((contender) => contender !== left);
  const byes = left === null ? [] : [{ entrant: left.number, points: 1 as const }];
  return { pairs: pairsOf(rest, mayPair), byes };
};

const canAllBePaired = (all: readonly Contender[], mayPair: MayPair): boolean =>
  2 * pairsAmong(all, mayPair) === all.length;

const pairsAmong = (all: readonly Contender[], mayPair: MayPair): number =>
  mostPairs(all.length, (one, other) => {
    const [a, b] = [all[one], all[other]];
    return a !== undefined && b !== undefined && mayPair(a, b);
  });

/** Of an odd number the last one who was never left over, so that all others can be paired. Undefined when there is no way. */
const leftOver = (ranking: readonly Contender[], mayPair: MayPair): Contender | null | undefined => {
  if (ranking.length % 2 === 0) return canAllBePaired(ranking, mayPair) ? null : undefined;
  return ranking
    .toReversed()
    .filter(({ encounters }) => !encounters.some(isFreePoint))
    .find((last) =>
      canAllBePaired(
        ranking.filter((contender) => contender !== last),
        mayPair,
      ),
    );
};

/** Whoever had a point without playing has no second one. */
const isFreePoint = ({ isPlayed, points }: Contender['encounters'][number]): boolean =>
  !isPlayed && points > 0;

const pairsOf = (ranking: readonly Contender[], mayPair: MayPair): readonly Pair[] => {
  const pairs: Pair[] = [];
  let rest = ranking;
  for (let [highest] = rest; highest !== undefined; [highest] = rest) {
    const opponent = opponentFor(highest, rest.slice(1), mayPair);
    pairs.push(seated(highest, opponent));
    rest = without(rest, highest, opponent);
  }
  return pairs;
};

const without = (all: readonly Contender[], ...gone: readonly Contender[]): readonly Contender[] =>
  all.filter((contender) => !gone.includes(contender));

/**
 * The first in the order of wishes after whom all others can still be paired, and as many among equals as could be before.
 * So the choice never has to be taken back.
 */
const opponentFor = (highest: Contender, others: readonly Contender[], mayPair: MayPair): Contender => {
  const equals = others.filter(({ points }) => points === highest.points);
  const below = others.slice(equals.length);
  const wishes = wishesAmong(equals, below).filter((it) => mayPair(highest, it));
  const leavesAll = (it: Contender): boolean => canAllBePaired(without(others, it), mayPair);
  const most = pairsAmong([highest, ...equals], mayPair);
  const leavesMost = (it: Contender): boolean =>
    it.points === highest.points && pairsAmong(without(equals, it), mayPair) + 1 === most;
  const goesDown = (): Contender | undefined =>
    pairsAmong(equals, mayPair) === most
      ? opponentBelow(
          others,
          wishes.filter((it) => it.points < highest.points),
          mayPair,
        )
      : undefined;
  const chosen = wishes.find((it) => leavesMost(it) && leavesAll(it)) ?? goesDown() ?? wishes.find(leavesAll);
  if (chosen === undefined) throw new Error('whoever can be paired has an opponent');
  return chosen;
};

/** Whoever goes down meets the first of the next points after whom as many of those who are left there can be paired as possible. */
const opponentBelow = (
  others: readonly Contender[],
  wishes: readonly Contender[],
  mayPair: MayPair,
): Contender | undefined => {
  let chosen: Contender | undefined;
  let most = -1;
  for (const it of wishes) {
    if (chosen !== undefined && it.points < chosen.points) break;
    if (!canAllBePaired(without(others, it), mayPair)) continue;
    const left = others.filter((other) => other.points >= it.points && other !== it);
    const pairs = pairsAmong(left, mayPair);
    if (pairs > most) [chosen, most] = [it, pairs];
    if (most === Math.floor(left.length / 2)) break;
  }
  return chosen;
};

/** The lower half from its top, then the upper half from its end, then those with fewer points. */
const wishesAmong = (equals: readonly Contender[], below: readonly Contender[]): readonly Contender[] => {
  // With the highest, who is not in the list, the upper half has one more.
  const upper = Math.floor((equals.length + 1) / 2) - 1;
  const upperHalf = equals.slice(0, Math.max(upper, 0));
  return [...equals.slice(upperHalf.length), ...upperHalf.toReversed(), ...below];
};
