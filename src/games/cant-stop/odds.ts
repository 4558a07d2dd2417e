import type { Chance } from '../../engine/chance/chance.js';
import type { Prospect, Seat, Table, Teller } from '../../engine/ruleset.js';
import { canMove, legalAdvances } from './advances.js';
import { COLUMNS, FACES } from './columns.js';
import { imagine } from './imagine.js';
import type { Action, CantStop, Event, Options, State, View } from './model.js';
import { withDice } from './next-state.js';
import { decide, evolve } from './rules.js';

/** All that is told of the odds, in one language. */
export interface OddsWords {
  readonly bust: string;
  readonly bustNext: string;
  readonly wins: string;
  readonly stoppingWins: string;
  climbing(column: number): string;
  claims(column: number): string;
}

/** The chance to go bust, for each way to go on; and what a roll would let you climb. */
export const oddsIn = (words: OddsWords) => {
  const told = prospectsIn(words);
  const asked: Readonly<Record<Action['type'], readonly Prospect[]>> = {
    roll: [told.bust, ...COLUMNS.map(told.climbing)],
    advance: [told.bustNext, told.stoppingWins],
    stop: [told.wins],
  };
  return (view: View, table: Table<Options>, seat: Seat): Teller<CantStop> => {
    const state = imagine(view, table);
    const steps = new Map<Action, Step>();
    return {
      tell(action, chance) {
        if (action.type === 'roll') return rollFrom(told, state, chance);
        const step = steps.get(action) ?? stepOf(told, state, seat, action, chance);
        steps.set(action, step);
        if (action.type === 'stop' || step.after === null) return step.certain;
        return canMove(step.after, roll(chance)) ? step.certain : [...step.certain, told.bustNext];
      },
      asked: ({ type }) => asked[type],
    };
  };
};

type Told = ReturnType<typeof prospectsIn>;

const prospectsIn = (words: OddsWords) => ({
  bust: { what: 'bust', text: words.bust },
  bustNext: { what: 'bust-next', text: words.bustNext },
  wins: { what: 'wins', text: words.wins },
  stoppingWins: { what: 'stopping-wins', text: words.stoppingWins },
  climbing: (column: number): Prospect => ({ what: `column-${column}`, text: words.climbing(column) }),
  claims: (column: number): Prospect => ({ what: `claims-${column}`, text: words.claims(column) }),
});

export const odds = oddsIn({
  bust: 'You go bust.',
  bustNext: 'Rolling again after this goes bust.',
  wins: 'You win the game.',
  stoppingWins: 'Stopping after this wins the game.',
  climbing: (column) => `You can climb column ${column}.`,
  claims: (column) => `Column ${column} is yours.`,
});

const roll = (chance: Chance): readonly number[] => [
  chance.pick(FACES),
  chance.pick(FACES),
  chance.pick(FACES),
  chance.pick(FACES),
];

const rollFrom = (told: Told, state: State, chance: Chance): readonly Prospect[] => {
  const dice = roll(chance);
  if (!canMove(state, dice)) return [told.bust];
  const columns = new Set(legalAdvances(withDice(state, dice)).flatMap((advance) => advance.columns));
  return [...columns].map(told.climbing);
};

/** What an action does for certain, and the board after it. */
interface Step {
  readonly certain: readonly Prospect[];
  readonly after: State | null;
}

const stepOf = (told: Told, state: State, seat: Seat, action: Action, chance: Chance): Step => {
  const decided = decide(state, seat, action, chance);
  if (!decided.ok) return { certain: [], after: null };
  const after = decided.value.reduce(evolve, state);
  const certain = decided.value.flatMap((event) => certainly(told, event));
  return action.type === 'stop' || !winsByStopping(after, seat, chance)
    ? { certain, after }
    : { certain: [...certain, told.stoppingWins], after };
};

const certainly = ({ wins, claims }: Told, event: Event): readonly Prospect[] => {
  if (event.type === 'won') return [wins];
  return event.type === 'stopped' ? event.claimed.map(claims) : [];
};

const winsByStopping = (state: State, seat: Seat, chance: Chance): boolean => {
  const stopped = decide(state, seat, { type: 'stop' }, chance);
  return stopped.ok && stopped.value.some(({ type }) => type === 'won');
};
