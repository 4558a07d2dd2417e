import { harmless } from '../colour.js';
import { drawn } from './drawn.js';

/** How a watched game is shown. */
export interface Screen {
  /** Something happened. */
  happened(text: string): void;
  /** How the connection is doing, in words; empty when all is well. */
  connection(words: string): void;
  /** How the game stands now. */
  board(head: string, board: string): void;
  close(): void;
}

export interface Output {
  readonly isTTY?: boolean;
  /** Zero where the terminal does not say. */
  readonly rows?: number;
  readonly columns?: number;
  write(text: string): unknown;
  on?(event: 'resize', draw: () => void): unknown;
  off?(event: 'resize', draw: () => void): unknown;
}

/** A terminal that cannot move its cursor is written on like a file. */
export const screenOn = (output: Output): Screen =>
  output.isTTY === true && process.env.TERM !== 'dumb' ? drawn(output) : written(output);

/** Into a pipe or a file: a sentence for each event, and the last board. */
const written = (output: Output): Screen => {
  let last = '';
  return {
    happened: (text) => void output.write(`${harmless(text)}\n`),
    connection: () => {},
    board: (head, board) => {
      last = `\n${harmless(head)}\n\n${harmless(board.trimEnd())}\n`;
    },
    close: () => void output.write(last),
  };
};
