import type { Ruleset } from '../../engine/ruleset.js';
import { draw } from './board.js';
import { bots } from './bot.js';
import { cover } from './cover.js';
import { german } from './german.js';
import { imagine } from './imagine.js';
import { manual } from './manual.js';
import { Action, type Dastan, Event, Options, View } from './model.js';
import { odds } from './odds.js';
import { picture } from './picture.js';
import { positions } from './positions.js';
import { decide, evolve, fits, initial, legal, open, outcome, refusals, toAct, tolerates } from './rules.js';
import { sighting, view } from './window.js';
import { describe, label } from './words.js';

export const dastan: Ruleset<Dastan> = {
  id: 'dastan',
  version: 1,
  patienceMinutes: 60,
  name: 'Dastan',
  about: 'Hold your kotla, hunt the mirza, and be ahead on points when the game ends.',
  seats: { min: 2, max: 2 },
  hidesSomething: false,
  schemas: { options: Options, action: Action, event: Event, view: View, sighting: Event },
  presets: [
    { id: 'classic', name: 'Classic', about: 'Six by six, four pieces and a mirza each.', options: {} },
    {
      id: 'forfeit',
      name: 'Forfeit',
      about: 'The stern old way: a jump the option does not have costs the turn.',
      options: { illegalMove: 'forfeit' },
    },
    {
      id: 'quick',
      name: 'Quick',
      about: 'Five by five, three pieces, one offer a turn and forty turns at most.',
      options: { rows: 5, columns: 5, pieces: 3, offersPerTurn: 1, maxTurns: 40 },
    },
    {
      id: 'grand',
      name: 'Grand',
      about: 'Nine by nine, seven pieces, all eight move options, two hundred turns at most.',
      options: {
        rows: 9,
        columns: 9,
        pieces: 7,
        offersPerTurn: 3,
        extraMoveOptions: ['faris', 'sarukh', 'tibblecross'],
        maxTurns: 200,
      },
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
