import type { LogEntry } from '../../client/types.js';
import { lastMoveOf } from './last-move.js';
import type { Told } from './use-told.js';

/** As many sentences as one takes in at a glance. */
const MOST = 3;

interface JustHappenedProps {
  readonly events: readonly LogEntry[];
  readonly told: Told;
}

/** What the last move did, above the board on every width. */
export const JustHappened = ({ events, told }: JustHappenedProps) => (
  <p class="just-happened">{lastMoveOf(events).slice(-MOST).map(told).join(' ')}</p>
);
