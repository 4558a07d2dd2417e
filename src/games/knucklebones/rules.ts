import type { Chance } from '../../engine/chance/chance.js';
import { itemAt, needed } from '../../engine/item-at.js';
import { finished } from '../../engine/outcome.js';
import { no, type Result, yes } from '../../engine/result.js';
import type { Outcome, Refusal, RefusalEntry, Seat, Table } from '../../engine/ruleset.js';
import { NOBODY, onlySeat } from '../../engine/to-act.js';
import { counted } from '../../engine/words.js';
import {
  type Action,
  columnStart,
  diceIn,
  EMPTY,
  type Event,
  FACES,
  type Options,
  opponentOf,
  type Placed,
  type RefusalCode,
  type State,
} from './model.js';
import { boardScore } from './score.js';

const WHERE_IT_FITS =
  'Any own column with an empty slot will do: a column that does not exist, or is full, is refused, and the same die stays to be placed.';

export const refusals: Readonly<Record<RefusalCode, RefusalEntry>> = {
  'column-out-of-range': { title: 'There is no such column', section: '3', says: WHERE_IT_FITS },
  'column-full': { title: 'The column is full', section: '3', says: WHERE_IT_FITS },
};

export const initial = ({ options }: Table<Options>): State => ({
  width: options.width,
  height: options.height,
  slots: new Array<number>(2 * options.width * options.height).fill(EMPTY),
  turn: 0,
  die: null,
  isOver: false,
});

export const open = (_state: State, chance: Chance): readonly Event[] => [roll(0, chance)];

export const decide = (
  state: State,
  seat: Seat,
  { column }: Action,
  chance: Chance,
): Result<readonly Event[], Refusal<RefusalCode>> => {
  if (column < 0 || column >= state.width) return no(outOfRange(state, column));
  const slot = diceIn(state, seat, column);
  if (slot === state.height) return no(full(state, column));

  const face = needed(state.die, 'a die');
  const rival = opponentOf(seat);
  const events: Event[] = [{ type: 'placed', seat, column, slot, face }];
  const count = diceShowing(state, rival, column, face);
  if (count > 0) events.push({ type: 'destroyed', seat: rival, column, face, count });
  if (!fillsBoard(state, seat, slot)) events.push(roll(rival, chance));
  return yes(events);
};

export const evolve = (state: State, event: Event): State => {
  const { width, height, slots, turn, isOver } = state;
  switch (event.type) {
    case 'rolled':
      return { width, height, slots, turn: event.seat, die: event.face, isOver };
    case 'placed': {
      const filled = slots.slice();
      filled[columnStart(state, event.seat, event.column) + event.slot] = event.face;
      const isLast = fillsBoard(state, event.seat, event.slot);
      return { width, height, slots: filled, turn, die: null, isOver: isLast && !destroysDice(state, event) };
    }
    case 'destroyed':
      return {
        width,
        height,
        slots: restacked(state, event),
        turn,
        die: null,
        isOver: isFull(state, opponentOf(event.seat)),
      };
  }
};

export const toAct = (state: State): readonly Seat[] => (state.isOver ? NOBODY : onlySeat(state.turn));

export const legal = (state: State, seat: Seat): readonly Action[] => {
  const actions: Action[] = [];
  if (state.isOver || seat !== state.turn) return actions;
  for (let column = 0; column < state.width; column++) {
    const lastSlot = columnStart(state, seat, column) + state.height - 1;
    if (state.slots[lastSlot] === EMPTY) actions.push(PLACES[column] ?? { type: 'place', column });
  }
  return actions;
};

export const everyAction = ({ options }: Table<Options>): readonly Action[] => PLACES.slice(0, options.width);

export const outcome = (state: State): Outcome | null => {
  if (!state.isOver) return null;
  const scores = [boardScore(state, 0), boardScore(state, 1)] as const;
  if (scores[0] === scores[1]) return finished([[0, 1]], scores);
  return finished(scores[0] > scores[1] ? [[0], [1]] : [[1], [0]], scores);
};

/** Made once: bots ask for these millions of times. */
const PLACES: readonly Action[] = Array.from({ length: 8 }, (_, column) => ({ type: 'place', column }));

const roll = (seat: Seat, chance: Chance): Event => ({ type: 'rolled', seat, face: chance.pick(FACES) });

/** Only the last slot of a column can be the last of the board; then the dice are counted. */
const fillsBoard = (state: State, seat: Seat, slot: number): boolean =>
  slot + 1 === state.height && diceOn(state, seat) + 1 === state.width * state.height;

/** The last die destroys before the scores are compared, so until then nobody has won. */
const destroysDice = (state: State, { seat, column, face }: Placed): boolean =>
  diceShowing(state, opponentOf(seat), column, face) > 0;

/** Dice never leave a gap. */
const isFull = (state: State, seat: Seat): boolean => {
  for (let column = 0; column < state.width; column++)
    if (state.slots[columnStart(state, seat, column) + state.height - 1] === EMPTY) return false;
  return true;
};

const diceOn = (state: State, seat: Seat): number => {
  const from = columnStart(state, seat, 0);
  const to = from + state.width * state.height;
  let dice = 0;
  for (let slot = from; slot < to; slot++) if (state.slots[slot] !== EMPTY) dice++;
  return dice;
};

const diceShowing = (state: State, seat: Seat, column: number, face: number): number => {
  const start = columnStart(state, seat, column);
  let dice = 0;
  for (let slot = start; slot < start + state.height; slot++) if (state.slots[slot] === face) dice++;
  return dice;
};

/** The other dice of the column move together to the lowest slots and keep their order. */
const restacked = (state: State, gone: { seat: Seat; column: number; face: number }): readonly number[] => {
  const slots = state.slots.slice();
  const start = columnStart(state, gone.seat, gone.column);
  let lowest = start;
  for (let slot = start; slot < start + state.height; slot++) {
    const face = itemAt(state.slots, slot);
    slots[slot] = EMPTY;
    if (face !== gone.face) slots[lowest++] = face;
  }
  return slots;
};

const outOfRange = (state: State, column: number): Refusal<RefusalCode> => ({
  code: 'column-out-of-range',
  detail: `There is no column ${column}: the columns are numbered 0 to ${state.width - 1}.`,
});

const full = (state: State, column: number): Refusal<RefusalCode> => ({
  code: 'column-full',
  detail: `Column ${column} already holds ${counted(state.height, 'die', 'dice')}. Choose another column.`,
});
