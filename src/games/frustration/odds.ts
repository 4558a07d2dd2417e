import type { Chance } from '../../engine/chance/chance.js';
import type { Prospect, Seat, Table, Teller } from '../../engine/ruleset.js';
import { imagine } from './imagine.js';
import type { Event, Frustration, Options, State, View } from './model.js';
import { type Effect, effectOn } from './roll.js';
import { decide, evolve } from './rules.js';
import { colourName } from './track.js';
import { undo } from './undo.js';

/** All that is told of the odds, in one language. */
export interface OddsWords {
  readonly wins: string;
  readonly overshoots: string;
  readonly stays: string;
  readonly bouncesBack: string;
  readonly stalemate: string;
  readonly hit: Readonly<Record<Effect, (victim: Seat) => string>>;
}

/** What a roll can do: win, hit somebody, be lost. An undo is a new roll from where the piece was. */
export const oddsIn = (words: OddsWords) => {
  const told = prospectsIn(words);
  return (view: View, table: Table<Options>, seat: Seat): Teller<Frustration> => {
    const state = imagine(view, table);
    return {
      tell(action, chance) {
        const decided = decide(state, seat, action, chance);
        if (!decided.ok || action.type === 'keep') return [];
        return action.type === 'undo'
          ? rollFrom(told, decided.value.reduce(evolve, state), seat, chance)
          : decided.value.flatMap((event) => prospectsOf(told, event));
      },
      asked(action) {
        if (action.type === 'keep') return [];
        return askedOfRoll(told, action.type === 'undo' ? evolve(state, undo(state, seat)) : state, seat);
      },
    };
  };
};

type Told = ReturnType<typeof prospectsIn>;

const prospectsIn = (words: OddsWords) => ({
  wins: { what: 'wins', text: words.wins },
  overshoots: { what: 'overshoots', text: words.overshoots },
  stays: { what: 'stays', text: words.stays },
  bouncesBack: { what: 'bounces-back', text: words.bouncesBack },
  stalemate: { what: 'stalemate', text: words.stalemate },
  hitOn: (victim: Seat, effect: Effect): Prospect => ({
    what: `hits-${victim}`,
    text: words.hit[effect](victim),
  }),
});

export const odds = oddsIn({
  wins: 'You reach END and win.',
  overshoots: 'The roll leads past END.',
  stays: 'The turn is lost and your piece stays where it is.',
  bouncesBack: 'Your piece ends up further back.',
  stalemate: 'Nobody can reach END any more.',
  hit: {
    ignored: (victim) => `You share a square with ${colourName(victim)}.`,
    'sent-home': (victim) => `${colourName(victim)} is sent HOME.`,
    'already-home': (victim) => `${colourName(victim)} is hit on its own HOME and stays.`,
    forfeited: (victim) => `${colourName(victim)} stands in the way.`,
  },
});

/** What these options let a roll do, whether this very one can or not. */
const askedOfRoll = (told: Told, state: State, seat: Seat): readonly Prospect[] => {
  const { endRule, hitRule, dice } = state.options;
  const asked = [told.wins, told.overshoots];
  if (endRule === 'forfeit' || hitRule === 'forfeit') asked.push(told.stays);
  if (endRule === 'bounce') asked.push(told.bouncesBack);
  if (endRule === 'forfeit' && dice === 2) asked.push(told.stalemate);
  const others = state.indices.map((_, other) => other).filter((other) => other !== seat);
  return [...asked, ...others.map((victim) => told.hitOn(victim, effectOn(state, victim)))];
};

const rollFrom = (told: Told, state: State, seat: Seat, chance: Chance): readonly Prospect[] => {
  const decided = decide(state, seat, { type: 'roll' }, chance);
  return decided.ok ? decided.value.flatMap((event) => prospectsOf(told, event)) : [];
};

const prospectsOf = (told: Told, event: Event): readonly Prospect[] => {
  switch (event.type) {
    case 'won':
      return [told.wins];
    case 'overshot':
      return [told.overshoots];
    case 'remained':
      return [told.stays];
    case 'hit':
      return [told.hitOn(event.victim, event.effect)];
    case 'moved':
      return event.to.index < event.from.index ? [told.bouncesBack] : [];
    case 'stalemated':
      return [told.stalemate];
    case 'rolled':
    case 'went-home':
    case 'kept':
    case 'undone':
      return [];
  }
};
