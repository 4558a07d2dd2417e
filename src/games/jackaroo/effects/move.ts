import type { Chance } from '../../../engine/chance/chance.js';
import type { Seat } from '../../../engine/ruleset.js';
import type { Cause } from '../events.js';
import { canMove, objectionToMove, type Stride } from '../movement.js';
import { spotAfter } from '../path.js';
import { marbleOn, spotOfMarble } from '../position.js';
import { putMarble, type Story, tell } from '../story.js';
import { marbleId, placeAt } from '../track.js';
import { springTrap } from '../traps.js';
import type { EffectOnOne } from './effect.js';
import { sendHome } from './send-home.js';

const moving = (stride: Stride, needs: number | null): EffectOnOne => ({
  whose: stride.whose,
  steps: stride.steps,
  needs,
  objection: (standing, seat, marble) => objectionToMove(standing, seat, marble, stride),
  isOpen: (standing, seat, marble) => canMove(standing, seat, marble, stride),
  perform: (story, seat, marble, chance) => carryOut(story, seat, marble, stride, chance),
});

/** One of the own marbles goes forward. */
export const forward = (steps: number): EffectOnOne =>
  moving({ steps, whose: 'own', manner: 'plain' }, steps);

/** Four: one of the own marbles goes backward, past its own entry if need be. */
export const backward = (steps: number): EffectOnOne =>
  moving({ steps: -steps, whose: 'own', manner: 'plain' }, null);

/** Five: any marble goes forward; an opponent's stays on the ring, past every entry. */
export const push = (steps: number): EffectOnOne => moving({ steps, whose: 'any', manner: 'plain' }, null);

/** King: an own marble goes forward and sends home everything on its way. */
export const sweep = (steps: number): EffectOnOne =>
  moving({ steps, whose: 'own', manner: 'sweeping' }, null);

/** Captures come first, then the marble stands on its target, then a trap there takes it. */
export const carryOut = (story: Story, seat: Seat, marble: number, stride: Stride, chance: Chance): void => {
  const { standing } = story;
  const { steps } = stride;
  const to = spotAfter(standing, seat, marble, steps);
  if (stride.manner === 'sweeping') sweepWay(story, seat, marble, steps);
  else capture(story, to, 'landing');
  tell(story, {
    type: 'marble-moved',
    seat,
    marble: marbleId(marble),
    steps,
    from: placeAt(spotOfMarble(standing, marble)),
    to: placeAt(to),
  });
  putMarble(story, marble, to);
  springTrap(story, marble, to, chance);
};

const sweepWay = (story: Story, seat: Seat, marble: number, steps: number): void => {
  for (let step = 1; step <= steps; step++)
    capture(story, spotAfter(story.standing, seat, marble, step), 'king');
};

const capture = (story: Story, spot: number, cause: Cause): void => {
  const captive = marbleOn(story.standing, spot);
  if (captive !== null) sendHome(story, captive, cause);
};
