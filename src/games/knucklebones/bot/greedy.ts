import { anyOf, type Outlook } from '../../../engine/bot.js';
import { itemAt, needed } from '../../../engine/item-at.js';
import type { Seat } from '../../../engine/ruleset.js';
import type { Action, Knucklebones } from '../model.js';
import { FacingBoards } from './facing-boards.js';

/** The column where the own gain and the opponent's loss add up to the most. */
export const greedy = ({ seat, legal, chance, imagine }: Outlook<Knucklebones>): Action => {
  const state = imagine();
  const boards = new FacingBoards(state);
  const swings = legal.map(({ column }) => swing(boards, seat, column, needed(state.die, 'a die')));
  const most = Math.max(...swings);
  return anyOf(
    legal.filter((_, index) => swings[index] === most),
    chance,
  );
};

const swing = (boards: FacingBoards, seat: Seat, column: number, face: number): number => {
  const before = lead(boards, seat);
  const hit = boards.place(seat, column, face);
  const after = lead(boards, seat);
  boards.takeBack(seat, column, face, hit);
  return after - before;
};

const lead = ({ scores }: FacingBoards, seat: Seat): number =>
  itemAt(scores, seat) - itemAt(scores, 1 - seat);
