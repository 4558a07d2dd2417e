import type { Names } from '../../engine/ruleset.js';
import { counted, nameOf } from '../../engine/words.js';
import type { Action, Event, View } from './model.js';

export const label = (view: View, action: Action): string =>
  `Place the ${view.die} in column ${action.column}`;

export const describe = (event: Event, names: Names): string => {
  const who = nameOf(names, event.seat);
  switch (event.type) {
    case 'rolled':
      return `${who} rolls a ${event.face}.`;
    case 'placed':
      return `${who} places a ${event.face} in column ${event.column}.`;
    case 'destroyed':
      return `${who} loses ${counted(event.count, 'die', 'dice')} showing ${event.face} from column ${event.column}.`;
  }
};
