import type { Ruleset } from '../../engine/ruleset.js';
import { draw } from './board.js';
import { bots } from './bot.js';
import { cover } from './cover.js';
import { Event, Sighting } from './events.js';
import { german } from './german.js';
import { imagine } from './imagine.js';
import { label } from './label.js';
import { manual } from './manual.js';
import { Action, type Jackaroo, Options } from './model.js';
import { odds } from './odds.js';
import { picture } from './picture.js';
import { positions } from './positions.js';
import { decide, evolve, fits, initial, legal, open, outcome, refusals, toAct, tolerates } from './rules.js';
import { View } from './view-model.js';
import { sighting, view } from './window.js';
import { describe } from './words.js';

export const jackaroo: Ruleset<Jackaroo> = {
  id: 'jackaroo',
  version: 1,
  patienceMinutes: 60,
  // Played at random, four seats with open traps have come to six thousand events.
  maxEvents: 30_000,
  name: 'Jackaroo',
  about: 'Race four marbles home with a hand of cards, past rivals and hidden traps.',
  seats: { min: 2, max: 4 },
  hidesSomething: true,
  schemas: { options: Options, action: Action, event: Event, view: View, sighting: Sighting },
  presets: [
    { id: 'classic', name: 'Classic', about: 'Eight hidden traps, played to the end.', options: {} },
    {
      id: 'open-traps',
      name: 'Open traps',
      about: 'Sixteen traps that everybody sees.',
      options: { traps: 16, trapsVisible: true },
    },
    {
      id: 'short',
      name: 'Short',
      about: 'A draw if nobody has won after twenty rounds.',
      options: { maxRounds: 20 },
    },
  ],
  refusals,
  manual,
  fits,
  initial,
  open,
  decide,
  evolve,
  toAct,
  legal,
  tolerates,
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
