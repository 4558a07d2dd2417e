import { no, type Result, yes } from '../engine/result.js';
import type { Draft } from '../table/commit/draft.js';
import { givenBack, ranOut } from '../table/commit/running-out.js';
import { clockOf, deadlineOf } from '../table/game/clock.js';
import type { Game } from '../table/game/game.js';
import type { TableEvent } from '../table/game/table-event.js';
import type { RecordEntry } from './record.js';

type TimeEvent = Extract<TableEvent, { type: 'clock-ran-out' | 'time-given-back' }>;

/**
 * What the table says of time: that somebody's ran out follows from the times of the log; when the house was closed is its own word,
 * and can only be good for whoever had to act.
 */
export const tellTimeAgain = (
  before: Game,
  { seat, player, at }: RecordEntry,
  event: TimeEvent,
): Result<Draft, string> => {
  if (seat !== null || player !== null) return no('only the table itself says what time it is');
  if (event.type === 'time-given-back') return giveBackAgain(before, at, event);
  const deadline = deadlineOf(before);
  if (deadline === null || deadline.seat !== event.seat || deadline.at > Date.parse(at))
    return no(`seat ${event.seat} still had time`);
  return yes(ranOut(before, event.seat));
};

const giveBackAgain = (
  before: Game,
  at: string,
  event: Extract<TimeEvent, { type: 'time-given-back' }>,
): Result<Draft, string> => {
  const [closedAt, openedAt] = [Date.parse(event.closedAt), Date.parse(event.openedAt)];
  const clock = clockOf(before);
  const isPlausible =
    clock !== null && closedAt < openedAt && openedAt <= Date.parse(at) && openedAt > clock.givenUntil;
  return isPlausible
    ? yes(givenBack(before, { closedAt, openedAt }))
    : no('time that did not run cannot be given back');
};
