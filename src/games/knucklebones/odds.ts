import { atTheEnd, ENDS } from '../../engine/at-the-end.js';
import { NO_LUCK } from '../../engine/chance/no-luck.js';
import type { Prospect, Seat, Table, Teller } from '../../engine/ruleset.js';
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
  return {
    tell(action, chance) {
      const decided = decide(state, seat, action, chance);
      if (!decided.ok) return [];
      const after = decided.value.reduce(evolve, state);
      return [...decided.value.flatMap(atOnce), ...atTheEnd(outcome(after), seat), ...atRisk(after, seat)];
    },
    asked(action) {
      const decided = decide(state, seat, action, NO_LUCK);
      const isLast = decided.ok && outcome(decided.value.reduce(evolve, state)) !== null;
      return isLast ? ENDS : [SAFE, ...everyColumn(state).map(riskIn)];
    },
  };
};

const atOnce = (event: Event): readonly Prospect[] =>
  event.type === 'destroyed'
    ? [{ what: 'destroys', text: `Destroys ${counted(event.count, 'die', 'dice')} of your opponent.` }]
    : [];

const everyColumn = ({ width }: State): readonly number[] =>
  Array.from({ length: width }, (_, column) => column);

const riskIn = (column: number): Prospect => ({
  what: `risk-${column}`,
  text: `Your opponent's next die can destroy dice in your column ${column}.`,
});

/** The next die can destroy what it equals, where its owner still has room. */
const atRisk = (after: State, seat: Seat): readonly Prospect[] => {
  if (after.die === null) return [];
  const { die } = after;
  const columns = everyColumn(after).filter(
    (column) => hasRoom(after, opponentOf(seat), column) && holds(after, seat, column, die),
  );
  return columns.length === 0 ? [SAFE] : columns.map(riskIn);
};

const SAFE: Prospect = { what: 'safe', text: "Your opponent's next die can destroy nothing." };

const hasRoom = (state: State, seat: Seat, column: number): boolean =>
  diceIn(state, seat, column) < state.height;

const holds = (state: State, seat: Seat, column: number, face: number): boolean => {
  const start = columnStart(state, seat, column);
  return state.slots.slice(start, start + state.height).includes(face);
};
