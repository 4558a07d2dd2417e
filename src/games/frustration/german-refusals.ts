import { itemAt } from '../../engine/item-at.js';
import type { Translation } from '../../engine/ruleset.js';
import type { Frustration } from './model.js';

export const germanRefusals: Required<Translation<Frustration>>['refusals'] = {
  'undo-disabled': {
    title: 'In diesem Spiel wird nichts zurückgenommen',
    detail: () =>
      'An diesem Tisch bleibt jeder Wurf stehen, also gibt es nichts zu behalten und nichts zurückzunehmen. Würfle.',
  },
  'decision-pending': {
    title: 'Über den letzten Wurf ist noch nicht entschieden',
    detail: ({ state, seat }) =>
      `Du hast ${state.lastRoll?.total} gewürfelt und darfst noch ${itemAt(state.undosLeft, seat)}-mal zurücknehmen. Behalte den Wurf und beende damit deinen Zug, oder nimm ihn zurück und würfle neu.`,
  },
  'nothing-to-decide': {
    title: 'Es gibt keinen Wurf zu behalten oder zurückzunehmen',
    detail: ({ state, seat }) =>
      `Für deinen Zug ${itemAt(state.turns, seat) + 1} hast du noch nicht gewürfelt, also gibt es nichts zu entscheiden. Würfle erst.`,
  },
};
