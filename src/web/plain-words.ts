import { turns } from './catalogue/spoken.js';

/** What the server says of seats and marbles by their numbers, as one would say it at a table. */
export const plainly = (text: string): string => turns.plainly(text);

/** The same for what is written on a board, where a name may stand for itself. */
export const onBoard = (text: string): string => turns.onBoard(text);
