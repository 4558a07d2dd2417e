import type { Seat } from '../../engine/ruleset.js';
import { type Closing, isPlayedByBot } from '../game/clock.js';
import type { Game } from '../game/game.js';
import { type Draft, endedWhenTooLong, nothingYet, withTableEvent } from './draft.js';
import { withoutThem } from './seat-changes.js';

/** A seat's time ran out: a bot plays the rest of the turn, or the seat counts as left. */
export const ranOut = (game: Game, seat: Seat): Draft => {
  const draft = withTableEvent(nothingYet(game), { type: 'clock-ran-out', seat });
  return isPlayedByBot(draft.game, seat) ? endedWhenTooLong(draft) : withoutThem(draft, seat, 'out-of-time');
};

/** Time in which the house was closed is nobody's. */
export const givenBack = (game: Game, { closedAt, openedAt }: Closing): Draft =>
  endedWhenTooLong(
    withTableEvent(nothingYet(game), {
      type: 'time-given-back',
      closedAt: new Date(closedAt).toISOString(),
      openedAt: new Date(openedAt).toISOString(),
    }),
  );
