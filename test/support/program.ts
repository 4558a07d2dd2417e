import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Place } from '../../src/store/store.js';
import { guardedEnv } from '../guard/run.js';
import { BUNDLES } from './bundles.js';
import { builtTemplate } from './places.js';

/** The real program, as `npm start` runs it: bundled, in a process of its own. */
export interface Program {
  readonly url: string;
  /** Answers when the process is gone. */
  stop(signal?: NodeJS.Signals): Promise<Ended>;
  /** Sends a signal and waits for nothing. */
  send(signal: NodeJS.Signals): void;
  /** Answers when it has ended by itself. */
  readonly ended: Promise<Ended>;
  /** Answers when a line of its log says this. */
  said(message: string): Promise<void>;
  /** What it has written so far. */
  out(): string;
}

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
}

/** A command under which the program is run. */
type Under = readonly string[];

type Settings = { readonly [variable: string]: string };

export const settingsFor = (place: Place): Settings =>
  'url' in place ? { DATABASE_URL: place.url } : { PARLOR_DATA: place.folder };

/** Starts it on a port that is free, and answers when it is open. */
export const startProgram = async (settings: Settings, under: Under = []): Promise<Program> => {
  const running = await launch(settings, under);
  await running.said('Parlor is open');
  const [, url] = /"url":"([^"]+)"/.exec(running.out()) ?? [];
  if (url === undefined) throw new Error(`no address in ${running.out()}`);
  const { stop, said, send, ended, out } = running;
  return { url, stop, said, send, ended, out };
};

/** Runs it until it ends by itself. */
export const runProgram = async (settings: Settings, under: Under = []): Promise<Ended> =>
  (await launch(settings, under)).ended;

interface Running {
  readonly ended: Promise<Ended>;
  out(): string;
  send(signal: NodeJS.Signals): void;
  said(message: string): Promise<void>;
  stop(signal?: NodeJS.Signals): Promise<Ended>;
}

/** The folder with the programs as a build makes them, and the template beside them. */
export const builtPrograms = async (): Promise<string> => {
  await builtTemplate();
  return BUNDLES;
};

const launch = async (settings: Settings, under: Under): Promise<Running> => {
  const main = join(await builtPrograms(), 'main.js');
  const [command = process.execPath, ...words] = [...under, process.execPath, '--enable-source-maps', main];
  const child = spawn(command, words, {
    // Nothing of the tests' own environment may matter, nor the folder they run in.
    env: { PATH: process.env.PATH, ...guardedEnv(), PORT: '0', PARLOR_RATE_LIMIT: 'off', ...settings },
    cwd: tmpdir(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return follow(child);
};

const follow = (child: ChildProcess): Running => {
  let out = '';
  let err = '';
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, out, err }));
  });
  child.stderr?.on('data', (piece) => {
    err += piece;
  });
  child.stdout?.on('data', (piece) => {
    out += piece;
  });
  const said = (message: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (out.includes(`"msg":"${message}"`)) resolve();
      };
      child.stdout?.on('data', look);
      look();
      void ended.then(() => reject(new Error(`it ended without saying "${message}": ${out}${err}`)));
    });
  const stop = (signal: NodeJS.Signals = 'SIGTERM'): Promise<Ended> => {
    child.kill(signal);
    return ended;
  };
  return { ended, out: () => out, send: (signal) => void child.kill(signal), said, stop };
};

/** A client of the real program. */
export const client = (url: string) => {
  const call = async <Body>(
    method: string,
    path: string,
    token?: string,
    body?: unknown,
  ): Promise<Called<Body>> => {
    const response = await fetch(new URL(path, url), {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Body };
  };
  return {
    get: <Body>(path: string, token?: string) => call<Body>('GET', path, token),
    post: <Body>(path: string, token?: string, body?: unknown) => call<Body>('POST', path, token, body),
  };
};

export interface Called<Body> {
  readonly status: number;
  readonly body: Body;
}
