import type { Chance } from '../../engine/chance/chance.js';
import type { Viewer } from '../../engine/game.js';
import type { Card } from './cards.js';
import { drawCards } from './deal.js';
import { withCards, withGround } from './evolve.js';
import type { State } from './model.js';
import { drawTraps } from './traps.js';

/** A world that looks the same to the viewer: unseen cards are dealt anew, hidden traps are laid anew. */
export const imagine = (state: State, viewer: Viewer, chance: Chance): State =>
  state.ending === null ? imagineTraps(imagineCards(state, viewer, chance), chance) : state;

const imagineCards = (state: State, viewer: Viewer, chance: Chance): State => {
  let unseen: readonly Card[] = cardsUnseenBy(state, viewer);
  const hands = state.hands.map((hand, seat) => {
    if (seat === viewer) return hand;
    const imagined = drawCards(unseen, hand.length, chance);
    unseen = unseen.filter((card) => !imagined.includes(card));
    return imagined;
  });
  return withCards(state, hands, unseen, state.firePit);
};

/** In a fixed order, so that nothing of the real deal shows through. */
const cardsUnseenBy = (state: State, viewer: Viewer): readonly Card[] =>
  state.hands
    .filter((_, seat) => seat !== viewer)
    .flat()
    .concat(state.deck)
    .sort();

const imagineTraps = (state: State, chance: Chance): State =>
  state.table.options.trapsVisible
    ? state
    : withGround(state, state.colours, drawTraps(state.traps.length, chance));
