import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { Mistake } from '../command.js';

/** What came of waiting for a line. */
export type Heard =
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'ended'; readonly how: string }
  | { readonly kind: 'silent' }
  | { readonly kind: 'endless' };

/** A program that is running. */
export interface Running {
  readonly hasEnded: boolean;
  write(line: object): void;
  /** The next line that it writes. What it wrote before it was asked is not an answer. */
  hear(ms: number, signal: AbortSignal): Promise<Heard>;
  /** Lets go of what was written and not asked for. */
  forget(): void;
  /** Closes its input and lets it end; whoever does not is killed. */
  end(): Promise<void>;
  kill(): void;
}

/** No action is as long as this: a server takes 16 kB. */
const LONGEST_LINE = 65_536;
const GRACE_MS = 2000;

export const start = (command: readonly [string, ...string[]]): Running => {
  const [program, ...words] = command;
  const child = spawn(program, words, { stdio: ['pipe', 'pipe', 'pipe'] });
  const lines: string[] = [];
  let unfinished = '';
  let how: string | null = null;
  let wake = (): void => {};
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    const parts = (unfinished + piece).split('\n');
    unfinished = parts.pop() ?? '';
    lines.push(...parts.map((line) => line.trim()).filter((line) => line !== ''));
    if (unfinished.length > LONGEST_LINE || lines.length > LONGEST_LINE) child.stdout.pause();
    wake();
  });
  child.stderr.pipe(process.stderr, { end: false });
  // Whoever has ended reads nothing more: that it has ended is told below.
  child.stdin.on('error', () => {});
  const ended = new Promise<void>((settle) => {
    const tell = (words: string): void => {
      how ??= words;
      wake();
      settle();
    };
    child.once('error', (error) => tell(`it cannot be started: ${error.message}`));
    child.once('close', (code, signal) => tell(endingOf(code, signal)));
  });
  const heardNow = (): Heard | null => {
    const text = lines.shift();
    if (text !== undefined) return { kind: 'line', text };
    if (unfinished.length > LONGEST_LINE) return { kind: 'endless' };
    return how === null ? null : { kind: 'ended', how };
  };
  return {
    get hasEnded() {
      return how !== null || child.stdin.writableEnded;
    },
    write: (line) => void child.stdin.write(`${JSON.stringify(line)}\n`),
    hear: (ms, signal) =>
      new Promise((settle, reject) => {
        const late = setTimeout(() => done({ kind: 'silent' }), ms);
        const stop = (): void => {
          clearTimeout(late);
          reject(signal.reason);
        };
        const done = (heard: Heard): void => {
          clearTimeout(late);
          signal.removeEventListener('abort', stop);
          wake = () => {};
          settle(heard);
        };
        wake = () => {
          const heard = heardNow();
          if (heard !== null) done(heard);
        };
        signal.addEventListener('abort', stop, { once: true });
        wake();
      }),
    forget: () => void lines.splice(0),
    end: () => letGo(child, ended),
    kill: () => void child.kill('SIGKILL'),
  };
};

const endingOf = (code: number | null, signal: NodeJS.Signals | null): string =>
  signal === null ? `it ended with ${code}` : `it was ended by ${signal}`;

const letGo = async (child: ChildProcessWithoutNullStreams, ended: Promise<void>): Promise<void> => {
  child.stdin.end();
  const late = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  await ended.finally(() => clearTimeout(late));
};

/** By what a file is run that cannot run by itself. */
const RUN_BY: { readonly [ending: string]: string } = {
  '.py': 'python3',
  '.js': process.execPath,
  '.mjs': process.execPath,
  '.cjs': process.execPath,
  '.sh': 'sh',
  '.rb': 'ruby',
  '.pl': 'perl',
};

/** How a program is started: itself, by what its name ends with, or found where the shell finds programs. */
export const commandFor = ([program = '', ...words]: readonly string[]): readonly [string, ...string[]] => {
  const isFile = existsSync(program);
  if (!isFile && /[/\\]/.test(program)) throw new Mistake(`there is no program ${program}.`);
  if (!isFile) return [program, ...words];
  const file = resolve(program);
  if (mayRun(file)) return [file, ...words];
  const by = RUN_BY[extname(file)];
  if (by === undefined)
    throw new Mistake(
      `${program} cannot be run: say chmod +x ${program}, or name what runs it: parlor bot run ruby ${program}.`,
    );
  return [by, file, ...words];
};

const mayRun = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
