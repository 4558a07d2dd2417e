import { opponentOf } from '../squares.js';
import { leapsAt } from './leaps.js';
import {
  ARMY,
  BY_OFFER,
  isOfSeat,
  kotlaOfSeat,
  manAt,
  mirzaNumber,
  optionOf,
  type PackedMove,
  packMove,
  type Study,
  squareOf,
} from './study.js';

const CHOICES = [1, 2, 3] as const;
const CHOICES_AND_OFFER = [1, 2, 3, BY_OFFER] as const;

/** Every move of the seat to act, written into `moves` from its start; says how many there are. */
export const listMoves = (study: Study, moves: PackedMove[]): number => {
  const seat = study.seatToAct;
  const first = mirzaNumber(seat);
  let count = 0;
  for (const choice of CHOICES) {
    const option = optionOf(study, choice);
    for (let man = first; man < first + ARMY; man++) {
      const from = squareOf(study, man);
      if (from === 0) continue;
      for (let place = leapsAt(seat, option, from); ; place++) {
        const to = study.leaps[place] ?? 0;
        if (to === 0) break;
        if (!isOfSeat(manAt(study, to), seat)) moves[count++] = packMove(choice, from, to);
      }
    }
  }
  return count;
};

/**
 * Only those that end the game at once: the enemy mirza taken or the enemy kotla entered.
 * The offer counts too, which may be taken and used in one turn.
 */
export const listEndings = (study: Study, moves: PackedMove[]): number => {
  const seat = study.seatToAct;
  const mirza = squareOf(study, mirzaNumber(opponentOf(seat)));
  const kotla = kotlaOfSeat(study, opponentOf(seat));
  const mayEnter = kotla !== mirza && isNear(kotla, squareOf(study, mirzaNumber(seat)));
  let count = 0;
  for (const choice of study.offer === null ? CHOICES : CHOICES_AND_OFFER) {
    count = addAttacksBy(study, moves, count, choice, mirza);
    if (mayEnter) count = addEntryBy(study, moves, count, choice, kotla);
  }
  return count;
};

/** No jump goes further than two rows and two columns. */
const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= 22;

const addAttacksBy = (
  study: Study,
  moves: PackedMove[],
  before: number,
  choice: number,
  to: number,
): number => {
  let count = before;
  for (let place = backFrom(study, choice, to); ; place++) {
    const from = study.leaps[place] ?? 0;
    if (from === 0) return count;
    if (isOfSeat(manAt(study, from), study.seatToAct)) moves[count++] = packMove(choice, from, to);
  }
};

const addEntryBy = (
  study: Study,
  moves: PackedMove[],
  before: number,
  choice: number,
  kotla: number,
): number => {
  if (isOfSeat(manAt(study, kotla), study.seatToAct)) return before;
  for (let place = backFrom(study, choice, kotla); ; place++) {
    const from = study.leaps[place] ?? 0;
    if (from === 0) return before;
    if (manAt(study, from) !== mirzaNumber(study.seatToAct)) continue;
    moves[before] = packMove(choice, from, kotla);
    return before + 1;
  }
};

/** Jumps are the same to the left as to the right: the other seat's jumps from a target lead back to where one can come from. */
const backFrom = (study: Study, choice: number, to: number): number =>
  leapsAt(opponentOf(study.seatToAct), optionOf(study, choice), to);
