import type { Ruleset } from '../../engine/ruleset.js';
import { draw } from './board.js';
import { bots } from './bot.js';
import { cover } from './cover.js';
import { german } from './german.js';
import { imagine } from './imagine.js';
import { manual } from './manual.js';
import { Action, Event, type Frustration, Options, View } from './model.js';
import { odds } from './odds.js';
import { picture } from './picture.js';
import { positions } from './positions.js';
import { decide, evolve, initial, legal, open, outcome, refusals, toAct } from './rules.js';
import { sighting, view } from './window.js';
import { describe, label, narrate } from './words.js';

export const frustration: Ruleset<Frustration> = {
  id: 'frustration',
  version: 1,
  name: 'Simple Frustration',
  about: 'Race once round the ring and up your tail; dice decide, and landing on others may hurt.',
  seats: { min: 2, max: 4 },
  hidesSomething: false,
  schemas: { options: Options, action: Action, event: Event, view: View, sighting: Event },
  presets: [
    {
      id: 'basic',
      name: 'Basic',
      about: 'Small board, two dice; passing END wins and hits do no harm.',
      options: {},
    },
    {
      id: 'classic',
      name: 'Classic',
      about: 'END must be hit exactly or the piece walks back; whoever is landed on goes HOME.',
      options: { endRule: 'bounce', hitRule: 'send-home' },
    },
    {
      id: 'strict',
      name: 'Strict',
      about: 'Passing END or landing on somebody forfeits the turn.',
      options: { endRule: 'forfeit', hitRule: 'forfeit' },
    },
    {
      id: 'grand',
      name: 'Grand',
      about: 'The classic rules on the large board.',
      options: { board: 'large', endRule: 'bounce', hitRule: 'send-home' },
    },
    {
      id: 'second-chance',
      name: 'Second chance',
      about: 'The classic rules with a single die, and two rolls each that may be undone.',
      options: { dice: 1, endRule: 'bounce', hitRule: 'send-home', undos: 2 },
    },
  ],
  refusals,
  manual,
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
  narrate,
  draw,
  picture,
  cover,
  positions,
  bots,
  translations: { de: german },
};
