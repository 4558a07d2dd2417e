import { createInterface } from 'node:readline';
import type { Choice } from '../../engine/match.js';

/** Somebody at a keyboard, or a file of answers. */
export interface Terminal {
  say(text: string): void;
  /** Which of these; null when there is nobody any more. */
  choose(choices: readonly Choice[]): Promise<Choice | null>;
  close(): void;
}

export const terminalOn = (input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Terminal => {
  const lines = createInterface({ input });
  const typed = lines[Symbol.asyncIterator]();
  const say = (text: string): void => void output.write(`${text}\n`);
  return {
    say,
    async choose(choices) {
      say(choices.map(({ label }, index) => `  ${index + 1}  ${label}`).join('\n'));
      for (;;) {
        output.write('> ');
        const { value, done } = await typed.next();
        if (done === true || /^q(uit)?$/.test(String(value).trim())) return null;
        const choice = choices[Number(value) - 1];
        if (choice !== undefined) return choice;
        say(`Type a number from 1 to ${choices.length}, or q to leave.`);
      }
    },
    close: () => lines.close(),
  };
};
