import type { Chanced, Judge, Outlook } from '../../../engine/bot.js';
import { needed } from '../../../engine/item-at.js';
import type { Seat } from '../../../engine/ruleset.js';
import { type Action, FACES, type Knucklebones } from '../model.js';
import { FacingBoards } from './facing-boards.js';
import { oddsAfterMoving } from './odds.js';

/** About this many positions are weighed for a move: a few milliseconds. */
const MOST_POSITIONS = 20_000;

/** Looks as many dice ahead as the time allows, and takes what makes winning likeliest. */
export const lookAhead = (outlook: Outlook<Knucklebones>): Action => {
  const [best] = chancesAhead(outlook);
  if (best === undefined) throw new RangeError('there is no column to choose');
  return best.action;
};

/** The best column for each die, the average over the dice; the best first. */
const chancesAhead = ({
  seat,
  legal,
  imagine,
  hasTime,
}: Outlook<Knucklebones>): readonly Chanced<Action>[] => {
  const state = imagine();
  const face = needed(state.die, 'a die');
  const boards = new FacingBoards(state);
  let ordered: readonly Chanced<Action>[] = legal.map((action) => ({ action, chance: 0, error: 0 }));
  for (let depth = 0; positionsAt(boards, seat, depth) <= MOST_POSITIONS; depth++) {
    const odds = new Map<Action, number>();
    for (const { action } of ordered) {
      if (depth > 0 && !hasTime()) return ordered;
      odds.set(action, oddsOf(boards, seat, action.column, face, depth));
    }
    ordered = legal
      .map((action) => ({ action, chance: needed(odds.get(action), 'odds'), error: 0 }))
      .sort((a, b) => b.chance - a.chance);
  }
  return ordered;
};

export const judge: Judge<Knucklebones> = { chances: chancesAhead, doubt: 0.05 };

/** How many positions there are so many dice ahead, if no column fills or opens on the way. */
const positionsAt = (boards: FacingBoards, seat: Seat, depth: number): number => {
  let positions = openColumns(boards, seat);
  for (let die = 1; die <= depth; die++)
    positions *= FACES.length * openColumns(boards, die % 2 === 0 ? seat : 1 - seat);
  return positions;
};

const openColumns = (boards: FacingBoards, seat: Seat): number => {
  let open = 0;
  for (let column = 0; column < boards.width; column++) if (boards.isOpen(seat, column)) open++;
  return open;
};

/** How likely the seat is to win once this die lies in this column. */
const oddsOf = (boards: FacingBoards, seat: Seat, column: number, face: number, depth: number): number => {
  const hit = boards.place(seat, column, face);
  const isLeaf = depth === 0 || boards.room[seat] === 0;
  const odds = isLeaf ? oddsAfterMoving(boards, seat) : 1 - oddsBeforeDie(boards, 1 - seat, depth - 1);
  boards.takeBack(seat, column, face, hit);
  return odds;
};

/** How likely a seat is to win before it sees its die. */
const oddsBeforeDie = (boards: FacingBoards, seat: Seat, depth: number): number => {
  let sum = 0;
  for (let face = 1; face <= FACES.length; face++) {
    let best = 0;
    for (let column = 0; column < boards.width; column++) {
      if (!boards.isOpen(seat, column)) continue;
      const odds = oddsOf(boards, seat, column, face, depth);
      if (odds > best) best = odds;
    }
    sum += best;
  }
  return sum / FACES.length;
};
