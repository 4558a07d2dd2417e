import type { Chance } from '../../engine/chance/chance.js';
import type { Prospect, Seat, Table, Teller } from '../../engine/game.js';
import { imagine } from './imagine.js';
import type { Event, Frustration, Options, State, View } from './model.js';
import { decide, evolve } from './rules.js';
import { colourOf } from './track.js';

/** What a roll can do: win, hit somebody, be lost. An undo is a new roll from where the piece was. */
export const odds = (view: View, table: Table<Options>, seat: Seat): Teller<Frustration> => {
  const state = imagine(view, table);
  return (action, chance) => {
    const decided = decide(state, seat, action, chance);
    if (!decided.ok || action.type === 'keep') return [];
    return action.type === 'undo'
      ? rollFrom(decided.value.reduce(evolve, state), seat, chance)
      : decided.value.flatMap(prospectsOf);
  };
};

const rollFrom = (state: State, seat: Seat, chance: Chance): readonly Prospect[] => {
  const decided = decide(state, seat, { type: 'roll' }, chance);
  return decided.ok ? decided.value.flatMap(prospectsOf) : [];
};

const prospectsOf = (event: Event): readonly Prospect[] => {
  switch (event.type) {
    case 'won':
      return [{ what: 'wins', text: 'You reach END and win.' }];
    case 'overshot':
      return [{ what: 'overshoots', text: 'The roll leads past END.' }];
    case 'remained':
      return [{ what: 'stays', text: 'The turn is lost and your piece stays where it is.' }];
    case 'hit':
      return [{ what: `hits-${event.victim}`, text: hitText(colourOf(event.victim), event.effect) }];
    case 'moved':
      return event.to.index < event.from.index
        ? [{ what: 'bounces-back', text: 'Your piece ends up further back.' }]
        : [];
    case 'stalemate':
      return [{ what: 'stalemate', text: 'Nobody can reach END any more.' }];
    case 'rolled':
    case 'wentHome':
    case 'kept':
    case 'undone':
      return [];
  }
};

const hitText = (victim: string, effect: Extract<Event, { type: 'hit' }>['effect']): string => {
  switch (effect) {
    case 'ignored':
      return `You share a square with ${victim}.`;
    case 'sent-home':
      return `${victim} is sent HOME.`;
    case 'already-home':
      return `${victim} is hit on its own HOME and stays.`;
    case 'forfeited':
      return `${victim} stands in the way.`;
  }
};
