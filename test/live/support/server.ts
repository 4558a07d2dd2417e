import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { guardedEnv } from '../../guard/run.js';

/** A Parlor in a process of its own, outside any test. */
export interface Server {
  readonly url: string;
  /** Answers with the exit code when it is gone; null when it was killed. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** A program that does not start in so many tries never will. */
const MOST_TRIES = 20;

/** Starts a bundle on a free port, and answers when it is open. Where it does not open, it is tried again: its database may be away. */
export const startServer = async (
  bundle: string,
  settings: { readonly [variable: string]: string },
): Promise<Server> => {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const child = spawn(process.execPath, ['--enable-source-maps', bundle], {
      env: { PATH: process.env.PATH, ...guardedEnv(), PORT: '0', PARLOR_RATE_LIMIT: 'off', ...settings },
      cwd: tmpdir(),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const url = await addressOf(child);
    if (url !== null) return { url, end: (signal) => ended(child, signal) };
  }
  throw new Error(`${bundle} does not start`);
};

const addressOf = (child: ChildProcess): Promise<string | null> =>
  new Promise((resolve) => {
    let said = '';
    child.stdout?.on('data', (piece) => {
      if (said.includes('Parlor is open')) return;
      said += piece;
      const [, url] = /"url":"([^"]+)".*Parlor is open/.exec(said) ?? [];
      if (url !== undefined) resolve(url);
    });
    child.once('exit', () => resolve(null));
  });

const ended = (child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode);
    child.once('exit', resolve);
    child.kill(signal);
  });
