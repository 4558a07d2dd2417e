import { no, type Result, yes } from '../engine/result.js';
import type { Problem } from '../table/problem.js';

/** Open streams: how many there may be, and how they are told that the house is closing. */
export interface Streams {
  open(who: string): Result<Slot, Problem>;
  /** Every stream gets a last word and ends. */
  endAll(reason: string): void;
  /** Aborted when the house closes. */
  readonly closing: AbortSignal;
  readonly count: number;
}

/** A place for one stream. */
export interface Slot {
  /** Aborted when the house closes, with the reason. */
  readonly closing: AbortSignal;
  release(): void;
}

const MOST_IN_ALL = 10_000;
const MOST_EACH = 50;

export const streamsUpTo = (mostInAll = MOST_IN_ALL, mostEach = MOST_EACH): Streams => {
  const perCaller = new Map<string, number>();
  const closing = new AbortController();
  let count = 0;
  return {
    closing: closing.signal,
    get count() {
      return count;
    },
    open(who) {
      const own = perCaller.get(who) ?? 0;
      if (own >= mostEach) return no(tooMany(mostEach));
      if (count >= mostInAll || closing.signal.aborted) return no(FULL);
      perCaller.set(who, own + 1);
      count++;
      return yes({ closing: closing.signal, release: onceOnly(() => leave(who)) });
    },
    endAll: (reason) => closing.abort(reason),
  };

  function leave(who: string): void {
    const left = (perCaller.get(who) ?? 1) - 1;
    if (left === 0) perCaller.delete(who);
    else perCaller.set(who, left);
    count--;
  }
};

const onceOnly = (work: () => void): (() => void) => {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
};

const tooMany = (most: number): Problem => ({
  code: 'too-many-streams',
  detail: `You have ${most} streams open, which is as many as one caller may have. Close one first.`,
});

const FULL: Problem = {
  code: 'too-busy',
  detail: 'This server has as many streams open as it can serve. Try again in a moment, or poll.',
};
