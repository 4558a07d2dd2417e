import { createInterface } from 'node:readline';
import type { Choice } from '../../engine/match.js';
import { harmless, paintFor } from '../colour.js';

/** Somebody at a keyboard, or a file of answers, or a program. */
export interface Terminal {
  say(text: string): void;
  /** The board, whenever it is worth a look. */
  show(board: string): void;
  /** Which of these; null when there is nobody any more. */
  choose(choices: readonly Choice[]): Promise<Choice | null>;
  close(): void;
}

interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export const terminalOn = (input: NodeJS.ReadableStream, output: Output): Terminal => {
  const typed = linesOf(input);
  const paint = paintFor(output);
  const say = (text: string): void => void output.write(`${harmless(text)}\n`);
  return {
    say,
    show: (board) => say(`\n${board}`),
    async choose(choices) {
      for (const [index, { label }] of choices.entries())
        output.write(`  ${paint('bold', String(index + 1))}  ${harmless(label)}\n`);
      for (;;) {
        output.write('> ');
        const line = await typed.next();
        if (line === null || /^q(uit)?$/.test(line)) return null;
        const choice = choices[Number(line) - 1];
        if (choice !== undefined) return choice;
        say(`Type a number from 1 to ${choices.length}, or q to leave.`);
      }
    },
    close: typed.close,
  };
};

/** The same for programs: what is said is JSON, a line at a time; an answer is the number of a choice, from 1, or its action. */
export const jsonTerminalOn = (input: NodeJS.ReadableStream, output: Output): Terminal => {
  const typed = linesOf(input);
  const write = (line: object): void => void output.write(`${JSON.stringify(line)}\n`);
  return {
    say: (text) => write({ type: 'said', text }),
    show: (board) => write({ type: 'board', text: board }),
    async choose(choices) {
      write({ type: 'choose', choices });
      for (;;) {
        const line = await typed.next();
        if (line === null || /^q(uit)?$/.test(line)) return null;
        const choice = choices[Number(line) - 1] ?? choices.find(({ action }) => isSame(action, line));
        if (choice !== undefined) return choice;
        write({
          type: 'problem',
          detail: `Write a number from 1 to ${choices.length}, or one of the actions.`,
          choices,
        });
      }
    },
    close: typed.close,
  };
};

const isSame = (action: unknown, line: string): boolean => {
  try {
    const said: unknown = JSON.parse(line);
    return sorted(said) === sorted(action);
  } catch {
    return false;
  }
};

/** Actions are flat: the order of their fields is all that can differ. */
const sorted = (action: unknown): string => JSON.stringify(Object.entries(Object(action)).toSorted());

const linesOf = (input: NodeJS.ReadableStream) => {
  const lines = createInterface({ input });
  const typed = lines[Symbol.asyncIterator]();
  return {
    async next(): Promise<string | null> {
      const { value, done } = await typed.next();
      return done === true ? null : String(value).trim();
    },
    close: () => lines.close(),
  };
};
