import type { Contender, Pair } from './pairing.js';

/** Who shall have which seat, by the colour rules of FIDE's Dutch system (C.04.3, A.6 and E), with seats in the place of colours. */

type SeatOf = 0 | 1;

/** How strongly somebody is owed a seat. */
export interface SeatClaim {
  readonly seat: SeatOf | null;
  /** 3: it must be; 2: it is owed; 1: in turn; 0: no matter. */
  readonly strength: 0 | 1 | 2 | 3;
  /** How much oftener than the other seat they had the one they are not owed. */
  readonly difference: number;
}

const NO_CLAIM: SeatClaim = { seat: null, strength: 0, difference: 0 };

const seatsHad = ({ encounters }: Contender): readonly SeatOf[] =>
  encounters.flatMap(({ seat }) => (seat === null ? [] : [seat]));

export const claimOf = (contender: Contender): SeatClaim => {
  const had = seatsHad(contender);
  const last = had.at(-1);
  if (last === undefined) return NO_CLAIM;
  const firsts = had.filter((seat) => seat === 0).length;
  const difference = Math.abs(2 * firsts - had.length);
  const wasTwice = had.at(-2) === last;
  if (difference === 0) return { seat: other(last), strength: wasTwice ? 3 : 1, difference };
  const owed = 2 * firsts > had.length ? 1 : 0;
  // Twice in a row the same seat is more than to have had it once more often.
  if (wasTwice) return { seat: other(last), strength: 3, difference };
  return { seat: owed, strength: difference > 1 ? 3 : 2, difference };
};

const other = (seat: SeatOf): SeatOf => (seat === 0 ? 1 : 0);

/** Both must have the same seat: they do not meet while it can be helped. */
export const wouldClash = (one: Contender, two: Contender): boolean => {
  const [first, second] = [claimOf(one), claimOf(two)];
  return first.strength === 3 && second.strength === 3 && first.seat === second.seat;
};

/** Seats for two who meet; the higher is the one who stands better. */
export const seated = (higher: Contender, lower: Contender): Pair => {
  const seat = seatOfHigher(higher, lower);
  return seat === 0 ? [higher.number, lower.number] : [lower.number, higher.number];
};

const seatOfHigher = (higher: Contender, lower: Contender): SeatOf => {
  const [own, theirs] = [claimOf(higher), claimOf(lower)];
  if (own.seat === null && theirs.seat === null) return higher.lot % 2 === 1 ? 0 : 1;
  if (own.seat === null || theirs.seat === null) return own.seat ?? other(theirs.seat ?? 0);
  if (own.seat !== theirs.seat) return own.seat;
  if (own.strength !== theirs.strength) return own.strength > theirs.strength ? own.seat : other(theirs.seat);
  if (own.difference !== theirs.difference)
    return own.difference > theirs.difference ? own.seat : other(theirs.seat);
  return lastUnlike(higher, lower) ?? own.seat;
};

/** The last time one had the one seat and the other the other, they change. */
const lastUnlike = (higher: Contender, lower: Contender): SeatOf | null => {
  const [own, theirs] = [seatsHad(higher), seatsHad(lower)];
  for (let back = 1; back <= Math.min(own.length, theirs.length); back++) {
    const seat = own.at(-back);
    if (seat !== undefined && seat !== theirs.at(-back)) return other(seat);
  }
  return null;
};
