import { atTheEnd, ENGLISH_ENDS, type EndWords, endsIn } from '../../engine/at-the-end.js';
import { NO_LUCK } from '../../engine/chance/no-luck.js';
import type { Prospect, Seat, Table, Teller } from '../../engine/ruleset.js';
import { counted, nth } from '../../engine/words.js';
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

/** All that is told of the odds, in one language. */
export interface OddsWords {
  readonly ends: EndWords;
  readonly safe: string;
  destroys(count: number): string;
  risk(column: number): string;
}

/** What a column brings at once, and what the opponent's next die could take from it. */
export const oddsIn =
  (words: OddsWords) =>
  (view: View, table: Table<Options>, seat: Seat): Teller<Knucklebones> => {
    const state = imagine(view, table);
    return {
      tell(action, chance) {
        const decided = decide(state, seat, action, chance);
        if (!decided.ok) return [];
        const after = decided.value.reduce(evolve, state);
        return [
          ...decided.value.flatMap((event) => atOnce(words, event)),
          ...atTheEnd(outcome(after), seat, words.ends),
          ...atRisk(words, after, seat),
        ];
      },
      asked(action) {
        const decided = decide(state, seat, action, NO_LUCK);
        const isLast = decided.ok && outcome(decided.value.reduce(evolve, state)) !== null;
        if (isLast) return endsIn(words.ends);
        return [safeIn(words), ...everyColumn(state).map((column) => riskIn(words, column))];
      },
    };
  };

export const odds = oddsIn({
  ends: ENGLISH_ENDS,
  safe: "Your opponent's next die can destroy nothing.",
  destroys: (count) => `Destroys ${counted(count, 'die', 'dice')} of your opponent.`,
  risk: (column) => `Your opponent's next die can destroy dice in your ${nth(column)} column.`,
});

const atOnce = (words: OddsWords, event: Event): readonly Prospect[] =>
  event.type === 'destroyed' ? [{ what: 'destroys', text: words.destroys(event.count) }] : [];

const everyColumn = ({ width }: State): readonly number[] =>
  Array.from({ length: width }, (_, column) => column);

const riskIn = (words: OddsWords, column: number): Prospect => ({
  what: `risk-${column}`,
  text: words.risk(column),
});

const safeIn = ({ safe }: OddsWords): Prospect => ({ what: 'safe', text: safe });

/** The next die can destroy what it equals, where its owner still has room. */
const atRisk = (words: OddsWords, after: State, seat: Seat): readonly Prospect[] => {
  if (after.die === null) return [];
  const { die } = after;
  const columns = everyColumn(after).filter(
    (column) => hasRoom(after, opponentOf(seat), column) && holds(after, seat, column, die),
  );
  return columns.length === 0 ? [safeIn(words)] : columns.map((column) => riskIn(words, column));
};

const hasRoom = (state: State, seat: Seat, column: number): boolean =>
  diceIn(state, seat, column) < state.height;

const holds = (state: State, seat: Seat, column: number, face: number): boolean => {
  const start = columnStart(state, seat, column);
  return state.slots.slice(start, start + state.height).includes(face);
};
