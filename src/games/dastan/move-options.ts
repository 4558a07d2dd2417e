import type { Seat } from '../../engine/ruleset.js';

/** The five everybody plays with, in the order of the offer list. */
export const STANDARD = ['jazair', 'chowkidar', 'cuirassier', 'ryott', 'faujdar'] as const;
/** Guests that join the end of the offer list when a game asks for them, always in this order. */
export const EXTRAS = ['faris', 'sarukh', 'tibblecross'] as const;
export const MOVE_OPTIONS = [...STANDARD, ...EXTRAS] as const;

export type MoveOption = (typeof MOVE_OPTIONS)[number];

/** Rows forward, as the player sees it, and columns aside. */
type Jump = readonly [forward: number, aside: number];

/** A leap over anything between. Every set is the same to the left as to the right. */
export const JUMPS: Readonly<Record<MoveOption, readonly Jump[]>> = {
  ryott: [
    [1, 0],
    [0, -1],
    [0, 1],
    [-1, 0],
  ],
  chowkidar: [
    [1, -1],
    [1, 1],
    [0, -2],
    [0, 2],
    [-1, -1],
    [-1, 1],
  ],
  cuirassier: [
    [2, 0],
    [1, -2],
    [1, 0],
    [1, 2],
  ],
  faujdar: [
    [0, -2],
    [0, -1],
    [0, 1],
    [0, 2],
  ],
  jazair: [
    [2, -2],
    [2, 0],
    [2, 2],
    [0, -2],
    [0, 2],
    [-1, -1],
    [-1, 1],
  ],
  faris: [
    [2, -1],
    [2, 1],
    [1, -2],
    [1, 2],
    [-1, -2],
    [-1, 2],
    [-2, -1],
    [-2, 1],
  ],
  sarukh: [
    [2, 0],
    [1, -1],
    [1, 1],
    [0, -1],
    [0, 1],
  ],
  tibblecross: [
    [2, -2],
    [2, 2],
    [-2, -2],
    [-2, 2],
  ],
};

export const IN_WORDS: Readonly<Record<MoveOption, string>> = {
  ryott: 'one step forward, back or sideways',
  chowkidar: 'one step diagonally, or two sideways',
  cuirassier: 'one or two forward, or one forward and two sideways',
  faujdar: 'one or two sideways',
  jazair: 'two forward, straight or diagonal, two sideways, one diagonal back',
  faris: 'a knight of chess: two one way and one the other',
  sarukh: 'two forward, one diagonally forward, or one sideways',
  tibblecross: 'two diagonally',
};

/** Rows grow downwards: seat 0 looks down the board, seat 1 up. */
export const forwardOf = (seat: Seat): 1 | -1 => (seat === 0 ? 1 : -1);

/** Five move options, the front first. */
export type Queue = readonly [MoveOption, MoveOption, MoveOption, MoveOption, MoveOption];

export const FIRST_QUEUES: readonly [Queue, Queue] = [
  ['ryott', 'chowkidar', 'cuirassier', 'faujdar', 'jazair'],
  ['ryott', 'chowkidar', 'jazair', 'faujdar', 'cuirassier'],
];
export const FIRST_OFFER: MoveOption = 'jazair';

export const optionAt = (queue: Queue, place: number): MoveOption => {
  const option = queue[place - 1];
  if (option === undefined) throw new RangeError(`a queue has no place ${place}`);
  return option;
};

/** The used option goes to the back; those behind it step forward. */
export const usedUp = ([a, b, c, d, e]: Queue, choice: number): Queue => {
  if (choice === 1) return [b, c, d, e, a];
  if (choice === 2) return [a, c, d, e, b];
  return [a, b, d, e, c];
};

/** The option at this place is thrown away for another. */
export const swapped = ([a, b, c, d, e]: Queue, position: number, taken: MoveOption): Queue => {
  if (position === 1) return [taken, b, c, d, e];
  if (position === 2) return [a, taken, c, d, e];
  if (position === 3) return [a, b, taken, d, e];
  if (position === 4) return [a, b, c, taken, e];
  return [a, b, c, d, taken];
};
