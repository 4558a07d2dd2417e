import type { Chance } from '../../engine/chance/chance.js';
import { drawnFrom } from '../../engine/chance/shuffled.js';
import type { Table } from '../../engine/ruleset.js';
import { type Card, DECK } from './cards.js';
import type { Options, State } from './model.js';
import type { Standing } from './position.js';
import { spotOf } from './track.js';
import { drawTraps } from './traps.js';
import type { View } from './view-model.js';

/** A world that looks like the view: cards it does not show are dealt anew, hidden traps are laid anew. */
export const imagine = (view: View, table: Table<Options>, chance: Chance): State => {
  const { hands, deck } = deal(view, chance);
  return {
    table,
    colours: view.colours,
    standing: standingIn(view),
    traps: view.traps.cells ?? drawTraps(view.traps.count, chance),
    hands,
    deck,
    firePit: view.firePit,
    roundNumber: view.roundNumber,
    turnNumber: view.turnNumber,
    seatToAct: view.seatToAct ?? view.winner ?? 0,
    ending: view.phase === 'over' ? { winner: view.winner } : null,
  };
};

/** Where the marbles of a view are. */
export const standingIn = ({ hands, marbles }: View): Standing => ({
  seats: hands.length,
  spots: marbles.map(({ at, seat }) => spotOf(at, seat)),
});

const deal = (view: View, chance: Chance): Pick<State, 'hands' | 'deck'> => {
  const unseen = cardsUnseenIn(view);
  const hands = view.hands.map(({ count, cards }) => cards ?? drawnFrom(unseen, count, chance));
  return { hands, deck: view.deck.cards ?? unseen };
};

export const cardsUnseenIn = ({ hands, deck, firePit }: View): Card[] => {
  const seen = new Set([...firePit, ...(deck.cards ?? []), ...hands.flatMap(({ cards }) => cards ?? [])]);
  return DECK.filter((card) => !seen.has(card));
};
