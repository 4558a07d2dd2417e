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
  /** Aborted when the stream is to end, whoever wants it to. */
  readonly signal: AbortSignal;
  /** What the reader is told when the house ends the stream; null while it may go on. */
  readonly lastWord: string | null;
  /** The reader has gone, or must go: no last word. */
  hangUp(): void;
  release(): void;
}

const MOST_IN_ALL = 10_000;
const MOST_EACH = 50;

export const streamsUpTo = (mostInAll = MOST_IN_ALL, mostEach = MOST_EACH): Streams => {
  const perCaller = new Map<string, number>();
  const taken = new Set<AbortController>();
  const closing = new AbortController();
  let lastWord: string | null = null;

  const leave = (who: string, place: AbortController): void => {
    if (!taken.delete(place)) return;
    const left = (perCaller.get(who) ?? 1) - 1;
    if (left === 0) perCaller.delete(who);
    else perCaller.set(who, left);
  };

  return {
    closing: closing.signal,
    get count() {
      return taken.size;
    },
    open(who) {
      const own = perCaller.get(who) ?? 0;
      if (own >= mostEach) return no(tooMany(mostEach));
      if (taken.size >= mostInAll || closing.signal.aborted) return no(FULL);
      // One controller each: a signal that thousands of others hang on is never quite rid of them.
      const place = new AbortController();
      perCaller.set(who, own + 1);
      taken.add(place);
      return yes({
        signal: place.signal,
        get lastWord() {
          return lastWord;
        },
        hangUp: () => place.abort(),
        release: () => leave(who, place),
      });
    },
    endAll(reason) {
      lastWord = reason;
      closing.abort(reason);
      for (const place of [...taken]) place.abort();
    },
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
