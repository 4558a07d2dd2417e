import {
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { StartProblem } from './database.js';

/** Who holds a folder. A process number alone may be handed out again, so its start time goes with it. */
interface Holder {
  readonly pid: number;
  readonly startedAt: string | null;
  readonly host: string;
}

/**
 * The embedded database has no guard of its own: two processes would both open it and one's rows would vanish.
 * So one process at a time holds `parlor.lock`, made by an atomic link; a dead holder's lock is taken over by an atomic rename.
 * Answers with the function that lets go.
 */
export const lockFolder = (folder: string): (() => void) => {
  const path = join(folder, 'parlor.lock');
  const mine = join(folder, `parlor.lock.${process.pid}`);
  const me: Holder = { pid: process.pid, startedAt: startOf(process.pid), host: hostname() };
  writeFileSync(mine, JSON.stringify(me), { mode: 0o600 });
  try {
    if (!tryLink(mine, path)) takeOver(folder, path, mine);
  } finally {
    rmSync(mine, { force: true });
  }
  const beat = setInterval(() => touch(path), HEARTBEAT_MS).unref();
  return () => {
    clearInterval(beat);
    rmSync(path, { force: true });
  };
};

/** A holder on another host, or in another container, cannot be asked whether it lives; but while it does it touches its lock. */
const HEARTBEAT_MS = 5_000;
const SILENT_MS = 30_000;

const touch = (path: string): void => {
  const now = new Date();
  try {
    utimesSync(path, now, now);
  } catch {
    // Somebody removed it by hand; the next one to start will make its own.
  }
};

const isBeating = (path: string): boolean => Date.now() - statSync(path).mtimeMs < SILENT_MS;

const takeOver = (folder: string, path: string, mine: string): void => {
  const holder = readHolder(path);
  if (holder !== null && isAlive(holder, path)) throw inUse(folder, holder);
  // Somebody else may have taken it over since we looked: what we carry off must be the lock we saw, else it goes back.
  const carried = `${mine}.dead`;
  try {
    renameSync(path, carried);
    if (JSON.stringify(readHolder(carried)) !== JSON.stringify(holder)) tryLink(carried, path);
    unlinkSync(carried);
  } catch {
    // It was gone already.
  }
  if (!tryLink(mine, path)) throw inUse(folder, readHolder(path));
};

const tryLink = (from: string, to: string): boolean => {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
};

const readHolder = (path: string): Holder | null => {
  try {
    const holder: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isHolder(holder) ? holder : null;
  } catch {
    return null;
  }
};

const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' &&
  value !== null &&
  'pid' in value &&
  typeof value.pid === 'number' &&
  'host' in value &&
  'startedAt' in value;

const isAlive = (holder: Holder, path: string): boolean => {
  if (holder.host !== hostname()) return isBeating(path);
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
  }
  return startOf(holder.pid) === holder.startedAt;
};

/** When a process started, in the kernel's own ticks; null where there is no /proc. */
const startOf = (pid: number): string | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the command in parentheses and may hold spaces; field 22 is the start time.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
};

const inUse = (folder: string, holder: Holder | null): StartProblem => {
  const who = holder === null ? 'another process' : `process ${holder.pid} on ${holder.host}`;
  return new StartProblem(
    `PARLOR_DATA: the folder ${folder} is in use by ${who}. Stop it first, or choose another folder. If that process is gone for good, its lock is taken over half a minute after it died.`,
  );
};
