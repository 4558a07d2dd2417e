import type { Viewer } from '../engine/game.js';
import { no, type Result, yes } from '../engine/result.js';
import { earAt } from '../live/ear.js';
import type { Entry } from '../store/entry.js';
import { type Evening, maySee, viewerOf } from './evening.js';
import type { Feeds } from './feeds.js';
import { type Caller, findGame } from './find.js';
import type { Problem } from './problem.js';
import { entriesSeenBy } from './sight.js';

/** One line of a stream: an event as this viewer sees it, already written as JSON; or the end of it. */
export type FeedLine =
  | { readonly kind: 'event'; readonly seq: number; readonly type: string; readonly json: string }
  | { readonly kind: 'end'; readonly reason: string };

/** Every event after a number, as the caller may see it, for as long as the game lasts and the caller listens. */
export const follow = async (
  feeds: Feeds,
  gameId: string,
  caller: Caller,
  after: number,
  signal: AbortSignal,
): Promise<Result<AsyncGenerator<FeedLine>, Problem>> => {
  const found = await findGame(feeds.evenings, gameId, caller);
  return found.ok ? yes(lines(feeds, gameId, caller, after, signal)) : no(found.problem);
};

async function* lines(
  feeds: Feeds,
  gameId: string,
  caller: Caller,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<FeedLine> {
  // Subscribe, then read: what is written in between rings.
  const ear = earAt(feeds.bell, gameId, signal);
  let last = after;
  try {
    while (!signal.aborted) {
      const { entries, evening, isFull } = await feeds.read(gameId, last);
      if (!maySee(evening, caller.playerId)) return yield { kind: 'end', reason: 'private' };
      for (const entry of entries) yield lineOf(evening, caller, entry);
      last = entries.at(-1)?.seq ?? last;
      const isOver = evening.status === 'over' && last >= evening.version;
      if (isOver) return yield { kind: 'end', reason: 'game-over' };
      if (!isFull) await ear.heard();
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
