import type { Ruleset } from '../../engine/ruleset.js';
import { draw } from './board.js';
import { bots } from './bot.js';
import { cover } from './cover.js';
import { german } from './german.js';
import { imagine } from './imagine.js';
import { manual } from './manual.js';
import { Action, type CantStop, Event, Options, View } from './model.js';
import { odds } from './odds.js';
import { picture } from './picture.js';
import { positions } from './positions.js';
import { decide, evolve, fits, initial, legal, open, outcome, refusals, toAct } from './rules.js';
import { sighting, view } from './window.js';
import { describe, label } from './words.js';

export const cantStop: Ruleset<CantStop> = {
  id: 'cant-stop',
  version: 1,
  name: "Can't Stop",
  about: 'Roll four dice, climb the columns, and stop before your luck does.',
  seats: { min: 2, max: 4 },
  hidesSomething: false,
  schemas: { options: Options, action: Action, event: Event, view: View, sighting: Event },
  presets: [
    { id: 'classic', name: 'Classic', about: 'The first to claim three columns wins.', options: {} },
    { id: 'quick', name: 'Quick', about: 'Two columns win.', options: { columnsToWin: 2 } },
    {
      id: 'leapfrog',
      name: 'Leapfrog',
      about: "Runners jump over the opponents' markers.",
      options: { occupiedSpaces: 'jump' },
    },
    {
      id: 'no-resting',
      name: 'No resting',
      about: "Nobody may stop beside an opponent's marker.",
      options: { occupiedSpaces: 'must-roll' },
    },
    {
      id: 'long',
      name: 'Long',
      about: 'Four columns win, for two or three players.',
      options: { columnsToWin: 4 },
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
