import { closeSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { StartProblem } from './database.js';
import {
  forgetLocksBefore,
  type Held,
  holderIn,
  isHeld,
  isReleased,
  type LockFile,
  latestIn,
  makeLock,
  pathOf,
  textOf,
  writeBeat,
  writeReleased,
} from './lock-file.js';

/** One process's hold on a folder. */
export interface FolderLock extends Held {
  /** Aborted when somebody else has taken the folder: from then on nothing may be written. */
  readonly lost: AbortSignal;
  /** Looks at once whether it is still held, as it does now and then by itself. */
  look(): void;
  release(): void;
}

/** A folder, and the variable or option it was given with. */
interface Named {
  readonly folder: string;
  readonly givenAs: string;
}

/**
 * The embedded database has no guard of its own: two processes would both open it and one's rows would vanish.
 * So one process at a time holds the folder, and it proves that it lives by its heartbeat and by nothing else: a process number
 * means nothing in another container, and another machine's clock may say anything. Whoever comes watches the lock for a while;
 * one that changes meanwhile is respected, one that does not is taken over.
 */
export const lockFolder = async (folder: string, givenAs = 'PARLOR_DATA'): Promise<FolderLock> => {
  for (;;) {
    const latest = latestIn(folder);
    if (latest !== null && !isReleased(latest) && !(await isSilent(latest))) {
      const now = latestIn(folder);
      if (now !== null && !isReleased(now)) throw inUse({ folder, givenAs }, now);
    } else {
      const number = (latest?.number ?? 0) + 1;
      const file = makeLock(folder, number);
      if (file !== null) return hold({ folder, givenAs }, number, file);
    }
  }
};

const BEAT_MS = 500;
/**
 * Five beats are missed before a lock is taken over. That is the price of a start after a crash, since nobody can be sure of a death
 * sooner. Looks are counted, not time: after a machine slept, its other processes have all of them to say that they live.
 */
const LOOKS = 10;
const BETWEEN_LOOKS_MS = 250;

/** Signs of life that the disk did not take, before this process stops: sooner than anybody else may think it dead. */
const MOST_MISSED = 3;

const isSilent = async ({ path, text }: LockFile): Promise<boolean> => {
  for (let looks = 0; looks < LOOKS; looks++) {
    await pause(BETWEEN_LOOKS_MS);
    if (textOf(path) !== text) return false;
  }
  return true;
};

const hold = ({ folder, givenAs }: Named, number: number, file: number): FolderLock => {
  const held = { mine: pathOf(folder, number), next: pathOf(folder, number + 1) };
  const loss = new AbortController();
  let beats = 0;
  let missed = 0;
  let isOver = false;
  const lose = (why: StartProblem): void => {
    if (!loss.signal.aborted) loss.abort(why);
  };
  const tell = (): void => {
    try {
      writeBeat(file, beats++);
      missed = 0;
    } catch (error) {
      if (++missed >= MOST_MISSED) lose(unheard({ folder, givenAs }, error));
    }
  };
  const beat = (): void => {
    if (isOver) return;
    if (isHeld(held)) tell();
    else lose(takenOver({ folder, givenAs }));
  };
  try {
    writeBeat(file, beats++);
  } catch (error) {
    // On a full disk, say. Nobody holds the folder then, and nobody has to wait for that.
    closeSync(file);
    rmSync(held.mine, { force: true });
    throw error;
  }
  forgetLocksBefore(folder, number);
  const beating = setInterval(beat, BEAT_MS).unref();
  return {
    ...held,
    lost: loss.signal,
    look: beat,
    release() {
      if (isOver) return;
      isOver = true;
      clearInterval(beating);
      try {
        if (isHeld(held)) writeReleased(file);
      } catch {
        // Then the next has to wait for the silence, as after a crash.
      }
      closeSync(file);
    },
  };
};

const named = (lock: LockFile | null): string => {
  const holder = holderIn(lock?.text ?? null);
  return holder === null ? 'another process' : `process ${holder.pid} on ${holder.host}`;
};

const inUse = ({ folder, givenAs }: Named, lock: LockFile): StartProblem =>
  new StartProblem(
    `${givenAs}: the folder ${folder} is in use by ${named(lock)}. Stop it first, or choose another folder. When a process is gone for good, the next start takes its lock over within three seconds.`,
  );

const unheard = ({ folder, givenAs }: Named, error: unknown): StartProblem =>
  new StartProblem(
    `${givenAs}: the disk takes no sign of life in the folder ${folder} (${error instanceof Error ? error.message : error}). Another process would take the folder over, so this one stops.`,
  );

const takenOver = ({ folder, givenAs }: Named): StartProblem =>
  new StartProblem(
    `${givenAs}: the folder ${folder} was taken over by ${named(latestIn(folder))} while this process was silent, so this process stops. It has written nothing there since.`,
  );
