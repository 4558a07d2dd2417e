import type { Ruleset } from '../../engine/ruleset.js';
import { draw } from './board.js';
import { bots } from './bot.js';
import { cover } from './cover.js';
import { german } from './german.js';
import { imagine } from './imagine.js';
import { manual } from './manual.js';
import { Action, Event, type Knucklebones, Options, View } from './model.js';
import { odds } from './odds.js';
import { picture } from './picture.js';
import { positions } from './positions.js';
import { decide, everyAction, evolve, initial, legal, open, outcome, refusals, toAct } from './rules.js';
import { sighting, view } from './window.js';
import { describe, label } from './words.js';

export const knucklebones: Ruleset<Knucklebones> = {
  id: 'knucklebones',
  version: 1,
  name: 'Knucklebones',
  about: 'Stack equal dice to multiply them, and destroy those of your opponent.',
  seats: { min: 2, max: 2 },
  hidesSomething: false,
  schemas: { options: Options, action: Action, event: Event, view: View, sighting: Event },
  presets: [
    { id: 'classic', name: 'Classic', about: 'Three columns of three.', options: {} },
    {
      id: 'quick',
      name: 'Quick',
      about: 'Three columns of two: over in a few minutes.',
      options: { height: 2 },
    },
    { id: 'grand', name: 'Grand', about: 'Five columns of four.', options: { width: 5, height: 4 } },
  ],
  refusals,
  manual,
  initial,
  open,
  decide,
  evolve,
  toAct,
  legal,
  everyAction,
  outcome,
  view,
  sighting,
  imagine,
  odds,
  label,
  describe,
  draw,
  picture,
  cover,
  positions,
  bots,
  translations: { de: german },
};
