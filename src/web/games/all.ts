import type { Game } from '../../client/types.js';
import type { Pointed } from '../board/ways.js';
import * as cantStop from './cant-stop.js';
import * as dastan from './dastan.js';
import * as frustration from './frustration.js';
import * as jackaroo from './jackaroo.js';
import * as knucklebones from './knucklebones.js';

/** Where on its picture the legal actions of a game lie. A ruleset that says nothing here is played by its buttons. */
export const pointedIn = (game: Game): readonly Pointed[] => {
  const buttons = game.legal.map((choice) => ({ choice, ways: [] }));
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
  return buttons;
};

/** For games whose places depend on the view. */
const placed = <Action, View>(
  {
    legal,
    view,
  }: { readonly legal: readonly { action: Action; label: string }[]; readonly view: View | null },
  ways: (action: Action, view: View) => Pointed['ways'],
) => (view === null ? [] : legal.map((choice) => ({ choice, ways: ways(choice.action, view) })));
