import { no, type Result, yes } from '../../engine/result.js';
import type { Problem } from '../../table/problem.js';
import { NETWORK_SHARE } from '../request/limits.js';
import type { StreamCaller } from '../request/network.js';

/** Open streams, and requests that wait: how many there may be, and how they are told that the server is closing. */
export interface Streams {
  open(caller: StreamCaller): Result<Slot, Problem>;
  /** Every stream gets a last word and ends. */
  endAll(reason: string): void;
  /** The tokens by which streams are open, of one player or of all. */
  tokensOf(playerId: string | null): ReadonlySet<string>;
  /** What was opened by one of these tokens gets a last word and ends. */
  endOf(tokenIds: ReadonlySet<string>, reason: string): void;
  /** Aborted when the server closes. */
  readonly closing: AbortSignal;
  readonly count: number;
}

/** A place for one stream. */
export interface Slot {
  /** Aborted when the stream is to end, whoever wants it to. */
  readonly signal: AbortSignal;
  /** What the reader is told when the server ends the stream; null while it may go on. */
  readonly lastWord: string | null;
  /** The reader has gone, or must go: no last word. */
  hangUp(): void;
  release(): void;
}

const MOST_IN_ALL = 10_000;
const MOST_EACH = 50;

export const streamsUpTo = (
  mostInAll = MOST_IN_ALL,
  mostEach = MOST_EACH,
  mostPerNetwork = mostEach * NETWORK_SHARE,
): Streams => {
  const counts = new Map<string, number>();
  const taken = new Map<AbortController, Place>();
  const closing = new AbortController();
  let lastWord: string | null = null;

  const countersOf = ({ network, playerId }: StreamCaller): readonly Counter[] => [
    ...(playerId === null ? [] : [{ name: playerId, most: mostEach, full: tooMany(mostEach) }]),
    { name: `network ${network}`, most: mostPerNetwork, full: tooManyTogether(mostPerNetwork) },
  ];
  const leave = (counters: readonly Counter[], place: AbortController): void => {
    if (!taken.delete(place)) return;
    for (const { name } of counters) {
      const left = (counts.get(name) ?? 1) - 1;
      if (left === 0) counts.delete(name);
      else counts.set(name, left);
    }
  };

  return {
    closing: closing.signal,
    get count() {
      return taken.size;
    },
    open(caller) {
      const counters = countersOf(caller);
      const full = counters.find(({ name, most }) => (counts.get(name) ?? 0) >= most);
      if (full !== undefined) return no(full.full);
      if (taken.size >= mostInAll || closing.signal.aborted) return no(FULL);
      // One controller each: a signal that thousands of others hang on is never quite rid of them.
      const place = new AbortController();
      for (const { name } of counters) counts.set(name, (counts.get(name) ?? 0) + 1);
      const own: Place = { caller, lastWord: null };
      taken.set(place, own);
      return yes({
        signal: place.signal,
        get lastWord() {
          return own.lastWord ?? lastWord;
        },
        hangUp: () => place.abort(),
        release: () => leave(counters, place),
      });
    },
    endAll(reason) {
      lastWord = reason;
      closing.abort(reason);
      for (const place of [...taken.keys()]) place.abort();
    },
    tokensOf(playerId) {
      const open = [...taken.values()].filter(
        ({ caller }) => playerId === null || caller.playerId === playerId,
      );
      return new Set(open.flatMap(({ caller }) => caller.tokenId ?? []));
    },
    endOf(tokenIds, reason) {
      for (const [place, own] of [...taken]) {
        if (own.caller.tokenId === null || !tokenIds.has(own.caller.tokenId)) continue;
        own.lastWord = reason;
        place.abort();
      }
    },
  };
};

/** Who has it, and what they are told when it is taken away. */
interface Place {
  readonly caller: StreamCaller;
  lastWord: string | null;
}

interface Counter {
  readonly name: string;
  readonly most: number;
  readonly full: Problem;
}

const tooMany = (most: number): Problem => ({
  code: 'too-many-streams',
  detail: `You have ${most} streams and waiting requests open, which is as many as one player may have. Close one first.`,
});

const tooManyTogether = (most: number): Problem => ({
  code: 'too-many-streams',
  detail: `All who share your address have ${most} streams and waiting requests open, which is as many as they may have together. Close one first.`,
});

const FULL: Problem = {
  code: 'too-busy',
  detail: 'This server has as many streams open as it can serve. Try again in a moment, or poll.',
};
