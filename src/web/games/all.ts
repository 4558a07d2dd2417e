import type { Choice, Game } from '../../client/types.js';
import type { Pointed, Way } from '../board/ways.js';
import * as cantStop from './cant-stop.js';
import * as dastan from './dastan.js';
import * as frustration from './frustration.js';
import * as jackaroo from './jackaroo.js';
import * as knucklebones from './knucklebones.js';

/** Where on its picture the legal actions of a game lie. What lies nowhere has its button. */
export const pointedIn = (game: Game): readonly Pointed[] => {
  const others = game.legal.map((choice) => ({ choice, ways: [marked(choice)] }));
  switch (game.ruleset) {
    case 'cant-stop':
      return game.legal.map((choice) => ({ choice, ways: cantStop.ways(choice.action) }));
    case 'frustration':
      return game.legal.map((choice) => ({ choice, ways: frustration.ways(choice.action) }));
    case 'knucklebones':
      return placed(game, knucklebones.ways);
    case 'dastan':
      return placed(game, dastan.ways);
    case 'jackaroo':
      return placed(game, jackaroo.ways);
  }
  return others;
};

/** One choice for each thing that can be done: of two equal cards in hand it does not matter which is played. */
export const onceEach = (game: Pick<Game, 'ruleset'>, choices: readonly Choice[]): readonly Choice[] => {
  if (game.ruleset !== 'jackaroo') return choices;
  const known = new Set<string>();
  return choices.filter(({ action }) => {
    if (action.type !== 'play' && action.type !== 'discard') return true;
    const deed = jackaroo.deedOf(action);
    const isNew = !known.has(deed);
    known.add(deed);
    return isNew;
  });
};

/** Any other ruleset marks what can be touched on its own picture: `data-action` is the action, spelled as `legal` spells it. */
const marked = ({ action, label }: Choice): Way => [
  { at: `[data-action=${JSON.stringify(JSON.stringify(action))}]`, says: label },
];

/** For games whose places depend on the view. */
const placed = <Action, View>(
  {
    legal,
    view,
  }: { readonly legal: readonly { action: Action; label: string }[]; readonly view: View | null },
  ways: (action: Action, view: View) => Pointed['ways'],
) => (view === null ? [] : legal.map((choice) => ({ choice, ways: ways(choice.action, view) })));
