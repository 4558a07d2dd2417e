import type { Seat } from '../../../engine/game.js';
import { faceOf, type Kind } from '../cards.js';
import type { Action, State } from '../model.js';
import { type Position, spotOfMarble } from '../position.js';
import { HOME, isOnTrack, marbleOf, ownerOf, QUARTER } from '../track.js';
import { type Change, consequencesOf } from './consequences.js';
import { type Worths, worthOfSeat, worthOfSpot } from './worth.js';

/** What a one-step search adds up, in steps of a marble. */
export interface Taste {
  readonly worths: Worths;
  /** What the loss of an opponent is worth to me, in parts of it: all opponents share this. */
  readonly spite: number;
  /** To make somebody lose a turn. */
  readonly lostTurn: number;
  /** Given up by playing the card, whatever it does. */
  readonly keep: Readonly<Partial<Record<Kind, number>>>;
  /** How much of the danger of hidden traps is minded. */
  readonly caution: number;
}

/** How good an action looks for the seat that does it, on a position laid out for it. */
export const appraise = (
  state: State,
  position: Position,
  seat: Seat,
  action: Action,
  taste: Taste,
): number => {
  const kept = taste.keep[faceOf(action.card).kind] ?? 0;
  if (action.type === 'discard') return -kept;
  const changes = consequencesOf(position, seat, action);
  if (changes.length === 0) return taste.lostTurn - kept;
  return gainOf(state, position, seat, changes, taste) - kept;
};

const gainOf = (
  state: State,
  position: Position,
  seat: Seat,
  changes: readonly Change[],
  taste: Taste,
): number => {
  const { seats } = position;
  const before = position.spots.slice();
  const own = worthOfSeat(position, seat, taste.worths);
  const spite = taste.spite / (seats - 1);
  let gain = 0;
  for (const change of changes) {
    const owner = ownerOf(change.marble);
    if (owner !== seat) gain += spite * lossOf(position, owner, change, taste);
    if (change.walked) gain -= dangerOfTrap(state, owner, change, seat, taste);
    position.spots[change.marble] = change.to;
  }
  gain += worthOfSeat(position, seat, taste.worths) - own;
  for (let marble = 0; marble < before.length; marble++) position.spots[marble] = before[marble] ?? HOME;
  return gain;
};

const lossOf = (position: Position, owner: Seat, { marble, to }: Change, { worths }: Taste): number =>
  worthOfSpot(position.seats, owner, spotOfMarble(position, marble), worths) -
  worthOfSpot(position.seats, owner, to, worths);

/** What the marble that walked is likely to lose where it lands. */
const dangerOfTrap = (state: State, owner: Seat, { to }: Change, seat: Seat, taste: Taste): number => {
  if (!isOnTrack(to) || owner !== seat) return 0;
  return taste.caution * chanceOfTrap(state, to) * worthOfSpot(state.table.seats, owner, to, taste.worths);
};

const NORMAL_CELLS = 92;

const chanceOfTrap = ({ table, traps }: State, cell: number): number => {
  if (table.options.trapsVisible) return traps.includes(cell) ? 1 : 0;
  const isNormal = cell % QUARTER !== 0 && cell % QUARTER !== QUARTER - 2;
  return isNormal ? traps.length / NORMAL_CELLS : 0;
};

export const isOwnMarble = (seat: Seat, id: string): boolean => ownerOf(marbleOf(id)) === seat;
