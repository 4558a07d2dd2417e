import type { Entry } from '../../store/entry.js';

const OPENINGS: ReadonlySet<unknown> = new Set([
  'game-created',
  'seat-taken',
  'seat-left',
  'seat-resigned',
  'game-closed',
  'seat-given',
  'seat-opened',
  'seat-cleared',
  'seats-dropped',
]);

/** Whether a decision begins with this entry: an action does, and so does whatever the table does by itself. */
export const beginsDecision = ({ action, event }: Pick<Entry, 'action' | 'event'>): boolean =>
  action !== null || OPENINGS.has(event.type);
