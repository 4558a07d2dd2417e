import { atTheEnd, ENDS } from '../../engine/at-the-end.js';
import type { Prospect, Seat, Table, Teller } from '../../engine/ruleset.js';
import { imagine } from './imagine.js';
import type { Dastan, Event, Kind, Options, View } from './model.js';
import { decide, evolve, outcome } from './rules.js';

/** The only luck is in the next offer; what a move captures, and whether it ends the game, is certain. */
export const odds = (view: View, table: Table<Options>, seat: Seat): Teller<Dastan> => {
  const state = imagine(view, table);
  return {
    tell(action, chance) {
      const decided = decide(state, seat, action, chance);
      if (!decided.ok) return [];
      const after = decided.value.reduce(evolve, state);
      return [...decided.value.flatMap(prospectsOf), ...atTheEnd(outcome(after), seat)];
    },
    asked: (action) => (action.type === 'move' ? [...KINDS.map(captureOf), ...ENDS] : []),
  };
};

const KINDS: readonly Kind[] = ['piece', 'mirza'];

const captureOf = (kind: Kind): Prospect => ({
  what: `captures-${kind}`,
  text: `Captures the enemy's ${kind}.`,
});

const prospectsOf = (event: Event): readonly Prospect[] => {
  switch (event.type) {
    case 'offer-taken':
      return [{ what: `offer-${event.offer}`, text: `The next offer is ${event.offer}.` }];
    case 'moved':
      return event.captured === null ? [] : [captureOf(event.captured)];
    case 'turn-forfeited':
    case 'passed':
      return [];
  }
};
