import { closeSync, existsSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/**
 * The locks of a folder are numbered files, `parlor.lock.7`, and the highest number holds it.
 * Law: numbers only grow, and each is made by one process alone. So whoever takes a silent holder's place makes the next number,
 * of several who try exactly one succeeds, and the one before can see that its time is over.
 */
export interface LockFile {
  readonly number: number;
  readonly path: string;
  /** What it says: who holds it and how often that one has beaten; another text at every beat. */
  readonly text: string | null;
}

/** Who holds a folder, for people. That a process of this number lives proves nothing: it may live in another container. */
export interface Holder {
  readonly pid: number;
  readonly host: string;
}

const NAME = /^parlor\.lock\.(\d{1,15})$/;

export const pathOf = (folder: string, number: number): string => join(folder, `parlor.lock.${number}`);

const numbersIn = (folder: string): readonly number[] =>
  readdirSync(folder)
    .flatMap((name) => NAME.exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((a, b) => a - b);

/** The lock that counts; null where there is none. */
export const latestIn = (folder: string): LockFile | null => {
  const number = numbersIn(folder).at(-1);
  if (number === undefined) return null;
  const path = pathOf(folder, number);
  return { number, path, text: textOf(path) };
};

export const textOf = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

/** Makes the lock of this number, for one alone: answers with the open file, or null where somebody was quicker. */
export const makeLock = (folder: string, number: number): number | null => {
  const file = openNew(pathOf(folder, number));
  if (file === null) return null;
  // Whoever slept since it looked may have made a number that is long past.
  if (numbersIn(folder).at(-1) === number) return file;
  closeSync(file);
  rmSync(pathOf(folder, number), { force: true });
  return null;
};

const openNew = (path: string): number | null => {
  try {
    return openSync(path, 'wx', 0o600);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return null;
    throw error;
  }
};

/** Oldest first, so that at every moment a former holder misses its own file or finds the next. */
export const forgetLocksBefore = (folder: string, number: number): void => {
  for (const old of numbersIn(folder).filter((it) => it < number))
    rmSync(pathOf(folder, old), { force: true });
};

const LENGTH = 240;

/** Always of one length, so that it is written over in place. */
const write = (file: number, said: object): void => {
  writeSync(file, JSON.stringify(said).padEnd(LENGTH), 0);
};

export const writeBeat = (file: number, beats: number): void =>
  write(file, { pid: process.pid, host: hostname().slice(0, 100), beats });

export const writeReleased = (file: number): void => write(file, { released: true });

export const isReleased = ({ text }: LockFile): boolean => text?.includes('"released":true') ?? false;

export const holderIn = (text: string | null): Holder | null => {
  const [, pid, host] = /^\{"pid":(\d+),"host":"([^"]*)"/.exec(text ?? '') ?? [];
  return pid === undefined || host === undefined ? null : { pid: Number(pid), host };
};

/** The lock of one who holds a folder, and the one that takes its place. */
export interface Held {
  readonly mine: string;
  readonly next: string;
}

/** Asked before every write, so it must cost next to nothing. */
export const isHeld = ({ mine, next }: Held): boolean => !existsSync(next) && existsSync(mine);
