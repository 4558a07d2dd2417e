import type { Chance } from '../../engine/chance/chance.js';
import type { Prospect, Seat, Table, Teller } from '../../engine/ruleset.js';
import { canMove, legalAdvances } from './advances.js';
import { COLUMNS, FACES } from './columns.js';
import { imagine } from './imagine.js';
import type { Action, CantStop, Event, Options, State, View } from './model.js';
import { withDice } from './next-state.js';
import { decide, evolve } from './rules.js';

/** The chance to go bust, for each way to go on; and what a roll would let you climb. */
export const odds = (view: View, table: Table<Options>, seat: Seat): Teller<CantStop> => {
  const state = imagine(view, table);
  const steps = new Map<Action, Step>();
  return {
    tell(action, chance) {
      if (action.type === 'roll') return rollFrom(state, chance);
      const step = steps.get(action) ?? stepOf(state, seat, action, chance);
      steps.set(action, step);
      if (action.type === 'stop' || step.after === null) return step.certain;
      return canMove(step.after, roll(chance)) ? step.certain : [...step.certain, BUST_NEXT];
    },
    asked: ({ type }) => ASKED[type],
  };
};

const BUST: Prospect = { what: 'bust', text: 'You go bust.' };
const BUST_NEXT: Prospect = { what: 'bust-next', text: 'Rolling again after this goes bust.' };
const WINS: Prospect = { what: 'wins', text: 'You win the game.' };
const STOPPING_WINS: Prospect = { what: 'stopping-wins', text: 'Stopping after this wins the game.' };

const climbing = (column: number): Prospect => ({
  what: `column-${column}`,
  text: `You can climb column ${column}.`,
});

const ASKED: Readonly<Record<Action['type'], readonly Prospect[]>> = {
  roll: [BUST, ...COLUMNS.map(climbing)],
  advance: [BUST_NEXT, STOPPING_WINS],
  stop: [WINS],
};

const roll = (chance: Chance): readonly number[] => [
  chance.pick(FACES),
  chance.pick(FACES),
  chance.pick(FACES),
  chance.pick(FACES),
];

const rollFrom = (state: State, chance: Chance): readonly Prospect[] => {
  const dice = roll(chance);
  if (!canMove(state, dice)) return [BUST];
  const columns = new Set(legalAdvances(withDice(state, dice)).flatMap((advance) => advance.columns));
  return [...columns].map(climbing);
};

/** What an action does for certain, and the board after it. */
interface Step {
  readonly certain: readonly Prospect[];
  readonly after: State | null;
}

const stepOf = (state: State, seat: Seat, action: Action, chance: Chance): Step => {
  const decided = decide(state, seat, action, chance);
  if (!decided.ok) return { certain: [], after: null };
  const after = decided.value.reduce(evolve, state);
  const certain = decided.value.flatMap(certainly);
  return action.type === 'stop' || !winsByStopping(after, seat, chance)
    ? { certain, after }
    : { certain: [...certain, STOPPING_WINS], after };
};

const certainly = (event: Event): readonly Prospect[] => {
  if (event.type === 'won') return [WINS];
  if (event.type !== 'stopped') return [];
  return event.claimed.map((column) => ({ what: `claims-${column}`, text: `Column ${column} is yours.` }));
};

const winsByStopping = (state: State, seat: Seat, chance: Chance): boolean => {
  const stopped = decide(state, seat, { type: 'stop' }, chance);
  return stopped.ok && stopped.value.some(({ type }) => type === 'won');
};
