import type { Viewer } from '../engine/game.js';
import { no, type Result, yes } from '../engine/result.js';
import type { Doorbell } from '../live/doorbell.js';
import { earAt } from '../live/ear.js';
import type { Entry } from '../store/entry.js';
import type { Ledger } from '../store/ledger.js';
import { type Evening, maySee, viewerOf } from './evening.js';
import type { Evenings } from './evenings.js';
import { type Caller, findGame } from './find.js';
import type { Problem } from './problem.js';
import { entriesSeenBy } from './sight.js';

/** One line of a stream: an event as this viewer sees it, already written as JSON; or the end of it. */
export type FeedLine =
  | { readonly kind: 'event'; readonly seq: number; readonly type: string; readonly json: string }
  | { readonly kind: 'end'; readonly reason: string };

const PAGE = 200;

/** Every event after a number, as the caller may see it, for as long as the game lasts and the caller listens. */
export const follow = async (
  feeds: Feeds,
  gameId: string,
  caller: Caller,
  after: number,
  signal: AbortSignal,
): Promise<Result<AsyncGenerator<FeedLine>, Problem>> => {
  const found = await findGame(feeds.evenings, gameId, caller);
  return found.ok ? yes(lines(feeds, found.value, caller, after, signal)) : no(found.problem);
};

export interface Feeds {
  readonly evenings: Evenings;
  readonly bell: Doorbell;
  /** Entries after a number. Everybody who asks for the same at the same moment gets the same array. */
  readonly read: (gameId: string, after: number) => Promise<readonly Entry[]>;
}

export const feedsOf = (ledger: Ledger, evenings: Evenings, bell: Doorbell): Feeds => {
  const underWay = new Map<string, Promise<readonly Entry[]>>();
  return {
    evenings,
    bell,
    read(gameId, after) {
      const name = `${gameId} ${after}`;
      const reading =
        underWay.get(name) ?? ledger.entries(gameId, after, PAGE).finally(() => underWay.delete(name));
      underWay.set(name, reading);
      return reading;
    },
  };
};

async function* lines(
  feeds: Feeds,
  start: Evening,
  caller: Caller,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<FeedLine> {
  // Subscribe, then read: what is written in between rings.
  const ear = earAt(feeds.bell, start.id, signal);
  let evening = start;
  let last = after;
  try {
    while (!signal.aborted) {
      const entries = await feeds.read(start.id, last);
      if (entries.some((entry) => entry.action === null))
        evening = (await feeds.evenings.now(start.id)) ?? evening;
      if (!maySee(evening, caller.playerId)) return yield { kind: 'end', reason: 'private' };
      for (const entry of entries) yield lineOf(evening, caller, entry);
      last = entries.at(-1)?.seq ?? last;
      const isOver = evening.status === 'over' && last >= evening.version;
      if (isOver) return yield { kind: 'end', reason: 'game-over' };
      if (entries.length < PAGE) await ear.heard();
    }
  } finally {
    ear.close();
  }
}

/** A line is written once for each viewer, however many watch: the entry is the same object for all of them. */
const written = new WeakMap<Entry, Map<Viewer, FeedLine>>();

const lineOf = (evening: Evening, caller: Caller, entry: Entry): FeedLine => {
  const viewer = viewerOf(evening, caller.playerId);
  const known = written.get(entry) ?? new Map<Viewer, FeedLine>();
  written.set(entry, known);
  const line = known.get(viewer) ?? freshLine(evening, caller, entry);
  known.set(viewer, line);
  return line;
};

const freshLine = (evening: Evening, caller: Caller, entry: Entry): FeedLine => {
  const [seen] = entriesSeenBy(evening, caller.playerId, [entry]);
  return { kind: 'event', seq: entry.seq, type: seen?.event.type ?? 'event', json: JSON.stringify(seen) };
};
