import { signal } from '../signal.js';

/** How long each step of a turn stays on the board before the next one shows. */
export const PACES = { calm: 900, brisk: 450, instant: 0 } as const;
export type Speed = keyof typeof PACES;
export const SPEEDS = ['calm', 'brisk', 'instant'] as const satisfies readonly Speed[];

const DRAWER = 'parlor.pace';

const isPace = (word: string | null): word is Speed => word !== null && Object.hasOwn(PACES, word);

const remembered = localStorage.getItem(DRAWER);
export const pace = signal<Speed>(isPace(remembered) ? remembered : 'brisk');

export const setPace = (word: string): void => {
  if (!isPace(word)) return;
  localStorage.setItem(DRAWER, word);
  pace.set(word);
};
