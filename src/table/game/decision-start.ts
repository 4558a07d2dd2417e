import type { FoldedEntry } from '../../store/entry.js';

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
  'clock-ran-out',
  'time-given-back',
  'offer-made',
  'offer-accepted',
  'offer-declined',
  'seat-claimed',
]);

/** Whether a decision begins with this entry: an action does, and so does whatever the table does by itself. */
export const beginsDecision = ({ action, event }: Pick<FoldedEntry, 'action' | 'event'>): boolean =>
  action !== null || OPENINGS.has(event.type);
