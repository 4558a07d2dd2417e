import type { Chance } from '../../../engine/chance/chance.js';
import type { Seat } from '../../../engine/ruleset.js';
import { canMove, captivesOf, objectionToMove, type Stride } from '../movement.js';
import { canReach } from '../outlook.js';
import { spotAfter } from '../path.js';
import { spotOfMarble } from '../position.js';
import { type Story, tellOfMarble } from '../story.js';
import { marbleId, placeAt } from '../track.js';
import { springTrap } from '../traps.js';
import type { EffectOnOne } from './effect.js';
import { sendHome } from './send-home.js';

const moving = (stride: Stride): EffectOnOne => ({
  whose: stride.whose,
  steps: stride.steps,
  objection: (position, seat, marble) => objectionToMove(position, seat, marble, stride),
  isOpen: (outlook, seat, marble) => canMove(outlook, seat, marble, stride),
  perform: (story, seat, marble, chance) => carryOut(story, seat, marble, stride, chance),
});

/** One of the own marbles goes forward. */
export const forward = (steps: number): EffectOnOne => ({
  ...moving({ steps, whose: 'own', manner: 'plain' }),
  isOpen: (outlook, _seat, marble) => canReach(outlook, marble, steps),
});

/** Four: one of the own marbles goes backward, past its own entry if need be. */
export const backward = (steps: number): EffectOnOne =>
  moving({ steps: -steps, whose: 'own', manner: 'plain' });

/** Five: any marble goes forward; an opponent's stays on the ring, past every entry. */
export const push = (steps: number): EffectOnOne => moving({ steps, whose: 'any', manner: 'plain' });

/** King: an own marble goes forward and sends home everything on its way. */
export const sweep = (steps: number): EffectOnOne => moving({ steps, whose: 'own', manner: 'sweeping' });

/** Captures come first, then the marble stands on its target, then a trap there takes it. */
export const carryOut = (story: Story, seat: Seat, marble: number, stride: Stride, chance: Chance): void => {
  const from = spotOfMarble(story, marble);
  const to = spotAfter(story, seat, marble, stride.steps);
  const cause = stride.manner === 'sweeping' ? 'king' : 'landing';
  for (const captive of captivesOf(story, seat, marble, stride)) sendHome(story, captive, cause);
  tellOfMarble(story, {
    type: 'marble-moved',
    seat,
    marble: marbleId(marble),
    steps: stride.steps,
    from: placeAt(from),
    to: placeAt(to),
  });
  springTrap(story, marble, to, chance);
};
