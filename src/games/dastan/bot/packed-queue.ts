import type { Queue } from '../move-options.js';
import { numberOf } from './leaps.js';

/** Five move options in one number, three bits each, the front of the queue lowest. */
export type PackedQueue = number;

const BITS = 3;
const MASK = 7;
const LAST = 5;

export const packed = (queue: Queue): PackedQueue =>
  queue.reduce((sum, option, index) => sum | (numberOf(option) << (index * BITS)), 0);

/** The option at a place from 1 to 5. */
export const placeIn = (queue: PackedQueue, place: number): number => (queue >> ((place - 1) * BITS)) & MASK;

/** The used option goes to the back; those behind it step forward. */
export const packedUsedUp = (queue: PackedQueue, choice: number): PackedQueue => {
  const shift = (choice - 1) * BITS;
  const before = queue & ((1 << shift) - 1);
  const behind = queue >> (choice * BITS);
  return before | (behind << shift) | (placeIn(queue, choice) << ((LAST - 1) * BITS));
};

/** The option at this place is thrown away for another. */
export const packedSwapped = (queue: PackedQueue, place: number, option: number): PackedQueue => {
  const shift = (place - 1) * BITS;
  return (queue & ~(MASK << shift)) | (option << shift);
};
