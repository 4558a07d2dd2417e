import type { Seat } from '../../../engine/ruleset.js';
import type { Move, State } from '../model.js';
import { armyOf } from '../moves.js';
import { heldBy, isMirza, kotlaOf, opponentOf } from '../squares.js';
import { type Leaps, leapsOn, numberOf } from './leaps.js';
import { type PackedQueue, packed, packedUsedUp, placeIn } from './packed-queue.js';

/** Men are numbered seat by seat, the mirza first. `NOBODY` stands where nobody does. */
export const NOBODY = 0;
export const ARMY = 9;
export const mirzaNumber = (seat: Seat): number => 1 + seat * ARMY;
const PIECE_POINTS = 1;
const MIRZA_POINTS = 5;

/** A position to think in: moves are made and taken back on the spot, and nothing is copied. */
export interface Study {
  readonly leaps: Leaps;
  readonly kotlas: readonly [number, number];
  /** The man on each square. */
  readonly at: Uint8Array;
  /** The square of each man, 0 once he is taken. */
  readonly men: Uint8Array;
  readonly scores: Int32Array;
  readonly queues: Int32Array;
  /** The option that either player may take now, by number; null when none may be taken. */
  offer: number | null;
  seatToAct: Seat;
  turnsPlayed: number;
  readonly lastTurn: number;
  passes: number;
  isOver: boolean;
  /** What is needed to take moves back, latest last. */
  readonly past: number[];
}

/** A move is one number: the choice, then the two squares, seven bits each. */
export type PackedMove = number;
/** Every packed move is below this. */
export const PACKED_MOVES = 5 << 14;
export const packMove = (choice: number, from: number, to: number): PackedMove =>
  (choice << 14) | (from << 7) | to;
export const choiceOf = (move: PackedMove): number => move >> 14;
const fromOf = (move: PackedMove): number => (move >> 7) & 127;
export const toOf = (move: PackedMove): number => move & 127;
export const actionOf = (move: PackedMove): Move => ({
  type: 'move',
  choice: choiceOf(move),
  from: fromOf(move),
  to: toOf(move),
});

/** Not a choice of the rules: the offer taken into the first place and used at once, for 8 + 1 points. */
export const BY_OFFER = 4;
const PRICES: readonly number[] = [0, 1, 4, 7, 9];

export const studyOf = (state: State): Study => {
  const { options, scores, queues, seatToAct, turnsPlayed, passes } = state;
  const study: Study = {
    leaps: leapsOn(options),
    kotlas: [kotlaOf(options, 0), kotlaOf(options, 1)],
    at: new Uint8Array(100).fill(NOBODY),
    men: new Uint8Array(1 + 2 * ARMY),
    scores: Int32Array.from(scores),
    queues: Int32Array.from(queues.map(packed)),
    offer: options.offersPerTurn === 0 ? null : numberOf(state.offer),
    seatToAct,
    turnsPlayed,
    lastTurn: options.maxTurns ?? Number.POSITIVE_INFINITY,
    passes,
    isOver: false,
    past: [],
  };
  for (const seat of [0, 1]) lineUp(study, state, seat);
  return study;
};

const lineUp = (study: Study, state: State, seat: Seat): void => {
  let piece = mirzaNumber(seat);
  for (const square of armyOf(state, seat)) {
    const man = isMirza(heldBy(state.board, square)) ? mirzaNumber(seat) : ++piece;
    study.at[square] = man;
    study.men[man] = square;
  }
};

export const manAt = (study: Study, square: number): number => study.at[square] ?? NOBODY;
export const squareOf = (study: Study, man: number): number => study.men[man] ?? 0;
export const queueOf = (study: Study, seat: Seat): PackedQueue => study.queues[seat] ?? 0;
export const isOfSeat = (man: number, seat: Seat): boolean => man !== NOBODY && man > ARMY === (seat === 1);
export const kotlaOfSeat = (study: Study, seat: Seat): number =>
  seat === 0 ? study.kotlas[0] : study.kotlas[1];

/** By how much this seat is ahead. */
export const leadOf = ({ scores }: Study, seat: Seat): number =>
  (scores[seat] ?? 0) - (scores[opponentOf(seat)] ?? 0);

/** The option of a choice; for `BY_OFFER` that of the offer. */
export const optionOf = (study: Study, choice: number): number =>
  choice === BY_OFFER ? (study.offer ?? 0) : placeIn(queueOf(study, study.seatToAct), choice);

export const play = (study: Study, move: PackedMove): void => {
  const seat = study.seatToAct;
  const choice = choiceOf(move);
  const from = fromOf(move);
  const to = toOf(move);
  const man = manAt(study, from);
  const taken = manAt(study, to);
  const queue = queueOf(study, seat);
  const score = study.scores[seat] ?? 0;
  study.past.push(move, taken, queue, score, study.passes);
  study.at[from] = NOBODY;
  study.at[to] = man;
  study.men[man] = to;
  if (taken !== NOBODY) study.men[taken] = 0;
  if (choice !== BY_OFFER) study.queues[seat] = packedUsedUp(queue, choice);
  study.scores[seat] = score - (PRICES[choice] ?? 0) + pointsFor(taken) + kotlaPoints(study, seat);
  study.passes = 0;
  study.isOver = isDecisive(study, seat, man, to, taken);
  handOver(study);
};

const isDecisive = (study: Study, seat: Seat, man: number, to: number, taken: number): boolean =>
  taken === mirzaNumber(opponentOf(seat)) ||
  (man === mirzaNumber(seat) && to === kotlaOfSeat(study, opponentOf(seat)));

const pointsFor = (taken: number): number => {
  if (taken === NOBODY) return 0;
  return taken === mirzaNumber(0) || taken === mirzaNumber(1) ? MIRZA_POINTS : PIECE_POINTS;
};

/** What a turn that ends now brings its player for the kotlas. */
const kotlaPoints = (study: Study, seat: Seat): number => {
  const own = isOfSeat(manAt(study, kotlaOfSeat(study, seat)), seat) ? 5 : 0;
  return isOfSeat(manAt(study, kotlaOfSeat(study, opponentOf(seat))), seat) ? own + 1 : own;
};

const handOver = (study: Study): void => {
  study.seatToAct = opponentOf(study.seatToAct);
  study.turnsPlayed++;
  if (study.turnsPlayed >= study.lastTurn) study.isOver = true;
};

export const takeBack = (study: Study): void => {
  const { past } = study;
  const seat = opponentOf(study.seatToAct);
  study.seatToAct = seat;
  study.turnsPlayed--;
  study.isOver = false;
  study.passes = past.pop() ?? 0;
  study.scores[seat] = past.pop() ?? 0;
  study.queues[seat] = past.pop() ?? 0;
  const taken = past.pop() ?? NOBODY;
  const move = past.pop() ?? 0;
  putBack(study, fromOf(move), toOf(move), taken);
};

const putBack = (study: Study, from: number, to: number, taken: number): void => {
  const man = manAt(study, to);
  study.at[to] = taken;
  study.at[from] = man;
  study.men[man] = from;
  if (taken !== NOBODY) study.men[taken] = to;
};

/** The turn goes over because nothing can move; the second time in a row ends the game. */
export const playPass = (study: Study): void => {
  study.passes++;
  handOver(study);
  if (study.passes === 2) study.isOver = true;
};

export const takeBackPass = (study: Study): void => {
  study.passes--;
  study.seatToAct = opponentOf(study.seatToAct);
  study.turnsPlayed--;
  study.isOver = false;
};
