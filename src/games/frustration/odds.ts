import type { Chance } from '../../engine/chance/chance.js';
import type { Prospect, Seat, Table, Teller } from '../../engine/ruleset.js';
import { imagine } from './imagine.js';
import type { Event, Frustration, Options, State, View } from './model.js';
import { type Effect, effectOn } from './roll.js';
import { decide, evolve } from './rules.js';
import { colourName } from './track.js';
import { undo } from './undo.js';

/** What a roll can do: win, hit somebody, be lost. An undo is a new roll from where the piece was. */
export const odds = (view: View, table: Table<Options>, seat: Seat): Teller<Frustration> => {
  const state = imagine(view, table);
  return {
    tell(action, chance) {
      const decided = decide(state, seat, action, chance);
      if (!decided.ok || action.type === 'keep') return [];
      return action.type === 'undo'
        ? rollFrom(decided.value.reduce(evolve, state), seat, chance)
        : decided.value.flatMap(prospectsOf);
    },
    asked(action) {
      if (action.type === 'keep') return [];
      return askedOfRoll(action.type === 'undo' ? evolve(state, undo(state, seat)) : state, seat);
    },
  };
};

/** What these options let a roll do, whether this very one can or not. */
const askedOfRoll = (state: State, seat: Seat): readonly Prospect[] => {
  const { endRule, hitRule, dice } = state.options;
  const asked = [WINS, OVERSHOOTS];
  if (endRule === 'forfeit' || hitRule === 'forfeit') asked.push(STAYS);
  if (endRule === 'bounce') asked.push(BOUNCES_BACK);
  if (endRule === 'forfeit' && dice === 2) asked.push(STALEMATE);
  const others = state.indices.map((_, other) => other).filter((other) => other !== seat);
  return [...asked, ...others.map((victim) => hitOn(victim, effectOn(state, victim)))];
};

const WINS: Prospect = { what: 'wins', text: 'You reach END and win.' };
const OVERSHOOTS: Prospect = { what: 'overshoots', text: 'The roll leads past END.' };
const STAYS: Prospect = { what: 'stays', text: 'The turn is lost and your piece stays where it is.' };
const BOUNCES_BACK: Prospect = { what: 'bounces-back', text: 'Your piece ends up further back.' };
const STALEMATE: Prospect = { what: 'stalemate', text: 'Nobody can reach END any more.' };

const rollFrom = (state: State, seat: Seat, chance: Chance): readonly Prospect[] => {
  const decided = decide(state, seat, { type: 'roll' }, chance);
  return decided.ok ? decided.value.flatMap(prospectsOf) : [];
};

const prospectsOf = (event: Event): readonly Prospect[] => {
  switch (event.type) {
    case 'won':
      return [WINS];
    case 'overshot':
      return [OVERSHOOTS];
    case 'remained':
      return [STAYS];
    case 'hit':
      return [hitOn(event.victim, event.effect)];
    case 'moved':
      return event.to.index < event.from.index ? [BOUNCES_BACK] : [];
    case 'stalemated':
      return [STALEMATE];
    case 'rolled':
    case 'went-home':
    case 'kept':
    case 'undone':
      return [];
  }
};

const hitOn = (victim: Seat, effect: Effect): Prospect => ({
  what: `hits-${victim}`,
  text: hitText(colourName(victim), effect),
});

const hitText = (victim: string, effect: Effect): string => {
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
