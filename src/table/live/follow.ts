import { no, type Result, yes } from '../../engine/result.js';
import type { Viewer } from '../../engine/ruleset.js';
import { earAt } from '../../live/ear.js';
import { maySee, viewerOf } from '../game/people.js';
import type { Caller } from '../game/visible.js';
import type { Problem } from '../problem.js';
import { findGame } from '../use-cases/find.js';
import { entriesSeenBy } from '../windows/sight.js';
import type { FeedPage, Feeds } from './feeds.js';

/** One line of a stream: an event as this viewer sees it, already written as JSON; or the end of it. */
export type FeedLine =
  | { readonly kind: 'event'; readonly seq: number; readonly json: string }
  | { readonly kind: 'end'; readonly reason: string };

/** What came at once; the same list for all who see the same. */
export type FeedLines = readonly FeedLine[];

/** Every event after a number, as the caller may see it, for as long as the game lasts and the caller listens. */
export const follow = async (
  feeds: Feeds,
  gameId: string,
  caller: Caller,
  after: number,
  signal: AbortSignal,
): Promise<Result<AsyncGenerator<FeedLines>, Problem>> => {
  const found = await findGame(feeds.games, gameId, caller);
  return found.ok ? yes(lines(feeds, gameId, caller, after, signal)) : no(found.problem);
};

async function* lines(
  feeds: Feeds,
  gameId: string,
  caller: Caller,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<FeedLines> {
  // Subscribe, then read: what is written in between rings.
  const ear = earAt(feeds.bell, gameId, signal);
  let last = after;
  try {
    while (!signal.aborted) {
      const page = await feeds.read(gameId, last);
      const { entries, game, isFull } = page;
      if (!maySee(game, caller.playerId)) return yield [{ kind: 'end', reason: 'private' }];
      if (entries.length > 0) yield linesOf(page, caller);
      last = entries.at(-1)?.seq ?? last;
      const isOver = game.status === 'over' && last >= game.version;
      if (isOver) return yield [{ kind: 'end', reason: 'game-over' }];
      if (!isFull) await ear.heard();
    }
  } finally {
    ear.close();
  }
}

/** Lines are written once for each viewer, however many watch: whoever woke at the same ring has the same page. */
const written = new WeakMap<FeedPage, Map<Viewer, FeedLines>>();

const linesOf = (page: FeedPage, caller: Caller): FeedLines => {
  const viewer = viewerOf(page.game, caller.playerId);
  const known = written.get(page) ?? new Map<Viewer, FeedLines>();
  written.set(page, known);
  const lines = known.get(viewer) ?? freshLines(page, caller);
  known.set(viewer, lines);
  return lines;
};

const freshLines = ({ game, entries }: FeedPage, caller: Caller): FeedLines =>
  entriesSeenBy(game, caller.playerId, entries).map((seen) => ({
    kind: 'event',
    seq: seen.seq,
    json: JSON.stringify(seen),
  }));
