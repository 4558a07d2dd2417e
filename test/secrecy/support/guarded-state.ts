import type { Viewer } from '../../../src/engine/ruleset.js';
import type { State } from '../../../src/games/jackaroo/model.js';

/** Somebody looked where nobody may look. */
export class SecretRead extends Error {
  override readonly name = 'SecretRead';
}

/**
 * The same state with its secrets under guard: of a pile that the viewer may not know, nothing can be read but how many there are.
 * What can be computed from it cannot depend on what is hidden, and so neither can the time it takes.
 */
export const guarded = (state: State, viewer: Viewer): State => ({
  ...state,
  hands: state.hands.map((hand, seat) =>
    seat === viewer ? hand : countOnly(`the hand of seat ${seat}`, hand),
  ),
  deck: countOnly('the deck', state.deck),
  traps: state.table.options.trapsVisible ? state.traps : countOnly('the traps', state.traps),
});

const countOnly = <Item>(what: string, items: readonly Item[]): readonly Item[] =>
  new Proxy(items, {
    get(_, key) {
      if (key === 'length') return items.length;
      throw new SecretRead(`${what} was read: ${String(key)}`);
    },
    has: (_, key) => {
      throw new SecretRead(`${what} was searched: ${String(key)}`);
    },
    ownKeys: () => {
      throw new SecretRead(`${what} was listed`);
    },
  });
