import { spawn, spawnSync } from 'node:child_process';
import { guardedEnv } from '../guard/run.js';

/** A program that believes it stands on a terminal, and what it shows there. */
export interface Terminal {
  type(keys: string): void;
  /** Everything that was written to it so far. */
  screen(): string;
  /** Answers when it has shown this. */
  shown(words: RegExp): Promise<void>;
  /** How it ended. */
  readonly left: Promise<number | null>;
  /** Ends it, if it has not ended by itself. */
  close(): Promise<unknown>;
}

/** The `script` of util-linux makes pseudo-terminals; that of other systems is called differently. */
export const hasTerminals = String(spawnSync('script', ['--version']).stdout).includes('util-linux');

/** Runs a command, as a shell reads it, on a terminal of 24 rows and 80 columns. */
export const onTerminal = (command: string, env: { readonly [variable: string]: string } = {}): Terminal => {
  const child = spawn('script', ['-qfec', `stty rows 24 cols 80; exec ${command}`, '/dev/null'], {
    env: { PATH: process.env.PATH, TERM: 'xterm', SHELL: '/bin/sh', ...guardedEnv(), ...env },
  });
  let screen = '';
  child.stdin.on('error', () => {});
  child.stdout.setEncoding('utf8').on('data', (piece) => {
    screen += piece;
  });
  const left = new Promise<number | null>((settle) => void child.once('close', settle));
  return {
    left,
    type: (keys) => void child.stdin.write(keys),
    screen: () => screen,
    shown: (words) =>
      new Promise((settle, reject) => {
        const look = (): void => {
          if (words.test(screen)) settle();
        };
        child.stdout.on('data', look);
        look();
        void left.then(() => reject(new Error(`it never showed ${words}: ${screen}`)));
      }),
    close() {
      child.kill();
      return left;
    },
  };
};
