import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { atClosing } from './closing.js';

/** A program of ours that runs beside the bench. */
export interface Program {
  readonly pid: number;
  /** Null while it runs. */
  exitCode(): number | null;
  stop(): Promise<void>;
}

interface Running {
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
}

/** Node under `node`, so that the bench measures what it runs on. */
const executable = (command: string): string => (command === 'node' ? process.execPath : command);

/** Its output goes to a file, as a service's does. */
export const startProgram = (
  command: string,
  args: readonly string[],
  { env = {}, cwd, log }: Running & { readonly log: string },
): Program => {
  const output = openSync(log, 'a');
  const child = spawn(executable(command), args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    ...(cwd === undefined ? {} : { cwd }),
  });
  const stop = (): Promise<void> => stopped(child);
  atClosing(stop);
  if (child.pid === undefined) throw new Error(`${command} did not start`);
  return { pid: child.pid, exitCode: () => child.exitCode, stop };
};

/** Longer than the server's own grace. */
const PATIENCE_MS = 12_000;

const stopped = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const force = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(force);
};

/** Runs to the end and answers with what it wrote; killed when it takes longer than it may. */
export const runProgram = (
  command: string,
  args: readonly string[],
  { env = {}, cwd, seconds }: Running & { readonly seconds: number },
): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(executable(command), args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: seconds * 1000,
      killSignal: 'SIGKILL',
      ...(cwd === undefined ? {} : { cwd }),
    });
    atClosing(() => stopped(child));
    let said = '';
    let complained = '';
    child.stdout.on('data', (piece) => {
      said += piece;
    });
    child.stderr.on('data', (piece) => {
      complained += piece;
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(said);
      else reject(new Error(`${command} ${args[0] ?? ''} ended with ${code ?? 'a signal'}: ${complained}`));
    });
  });
