import { atTheEnd, ENGLISH_ENDS, type EndWords, endsIn } from '../../engine/at-the-end.js';
import type { Prospect, Seat, Table, Teller } from '../../engine/ruleset.js';
import { imagine } from './imagine.js';
import type { Dastan, Event, Kind, Options, View } from './model.js';
import { decide, evolve, outcome } from './rules.js';

/** All that is told of the odds, in one language. */
export interface OddsWords {
  readonly ends: EndWords;
  readonly captures: Readonly<Record<Kind, string>>;
  offer(option: string): string;
}

/** The only luck is in the next offer; what a move captures, and whether it ends the game, is certain. */
export const oddsIn =
  (words: OddsWords) =>
  (view: View, table: Table<Options>, seat: Seat): Teller<Dastan> => {
    const state = imagine(view, table);
    return {
      tell(action, chance) {
        const decided = decide(state, seat, action, chance);
        if (!decided.ok) return [];
        const after = decided.value.reduce(evolve, state);
        const atOnce = decided.value.flatMap((event) => prospectsOf(words, event));
        return [...atOnce, ...atTheEnd(outcome(after), seat, words.ends)];
      },
      asked: (action) =>
        action.type === 'move' ? [...KINDS.map((kind) => captureOf(words, kind)), ...endsIn(words.ends)] : [],
    };
  };

export const odds = oddsIn({
  ends: ENGLISH_ENDS,
  captures: { piece: "Captures the enemy's piece.", mirza: "Captures the enemy's mirza." },
  offer: (option) => `The next offer is ${option}.`,
});

const KINDS: readonly Kind[] = ['piece', 'mirza'];

const captureOf = ({ captures }: OddsWords, kind: Kind): Prospect => ({
  what: `captures-${kind}`,
  text: captures[kind],
});

const prospectsOf = (words: OddsWords, event: Event): readonly Prospect[] => {
  switch (event.type) {
    case 'offer-taken':
      return [{ what: `offer-${event.offer}`, text: words.offer(event.offer) }];
    case 'moved':
      return event.captured === null ? [] : [captureOf(words, event.captured)];
    case 'turn-forfeited':
    case 'passed':
      return [];
  }
};
