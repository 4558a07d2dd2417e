import { atTheEnd } from '../../engine/at-the-end.js';
import type { Prospect, Seat, Table, Teller } from '../../engine/game.js';
import { counted } from '../../engine/words.js';
import { imagine } from './imagine.js';
import {
  columnStart,
  diceIn,
  type Event,
  type Knucklebones,
  type Options,
  opponentOf,
  type State,
  type View,
} from './model.js';
import { decide, evolve, outcome } from './rules.js';

/** What a column brings at once, and what the opponent's next die could take from it. */
export const odds = (view: View, table: Table<Options>, seat: Seat): Teller<Knucklebones> => {
  const state = imagine(view, table);
  return (action, chance) => {
    const decided = decide(state, seat, action, chance);
    if (!decided.ok) return [];
    const after = decided.value.reduce(evolve, state);
    return [...decided.value.flatMap(atOnce), ...atTheEnd(outcome(after), seat), ...atRisk(after, seat)];
  };
};

const atOnce = (event: Event): readonly Prospect[] =>
  event.type === 'destroyed'
    ? [{ what: 'destroys', text: `Destroys ${counted(event.count, 'die', 'dice')} of your opponent.` }]
    : [];

/** The next die can destroy what it equals, where its owner still has room. */
const atRisk = (after: State, seat: Seat): readonly Prospect[] => {
  if (after.die === null) return [];
  const columns: number[] = [];
  for (let column = 0; column < after.width; column++)
    if (hasRoom(after, opponentOf(seat), column) && holds(after, seat, column, after.die))
      columns.push(column);
  if (columns.length === 0) return [SAFE];
  return columns.map((column) => ({
    what: `risk-${column}`,
    text: `Your opponent's next die can destroy dice in your column ${column}.`,
  }));
};

const SAFE: Prospect = { what: 'safe', text: "Your opponent's next die can destroy nothing." };

const hasRoom = (state: State, seat: Seat, column: number): boolean =>
  diceIn(state, seat, column) < state.height;

const holds = (state: State, seat: Seat, column: number, face: number): boolean => {
  const start = columnStart(state, seat, column);
  return state.slots.slice(start, start + state.height).includes(face);
};
