import { no, type Result, yes } from '../../engine/result.js';
import type { Viewer } from '../../engine/ruleset.js';
import { earAt } from '../../live/ear.js';
import type { Entry } from '../../store/entry.js';
import type { Game } from '../game/game.js';
import { maySee, viewerOf } from '../game/people.js';
import type { Caller } from '../game/visible.js';
import type { Problem } from '../problem.js';
import { findGame } from '../use-cases/find.js';
import { entriesSeenBy } from '../windows/sight.js';
import type { Feeds } from './feeds.js';

/** One line of a stream: an event as this viewer sees it, already written as JSON; or the end of it. */
export type FeedLine =
  | { readonly kind: 'event'; readonly seq: number; readonly json: string }
  | { readonly kind: 'end'; readonly reason: string };

/** Every event after a number, as the caller may see it, for as long as the game lasts and the caller listens. */
export const follow = async (
  feeds: Feeds,
  gameId: string,
  caller: Caller,
  after: number,
  signal: AbortSignal,
): Promise<Result<AsyncGenerator<FeedLine>, Problem>> => {
  const found = await findGame(feeds.games, gameId, caller);
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
      const { entries, game, isFull } = await feeds.read(gameId, last);
      if (!maySee(game, caller.playerId)) return yield { kind: 'end', reason: 'private' };
      for (const entry of entries) yield lineOf(game, caller, entry);
      last = entries.at(-1)?.seq ?? last;
      const isOver = game.status === 'over' && last >= game.version;
      if (isOver) return yield { kind: 'end', reason: 'game-over' };
      if (!isFull) await ear.heard();
    }
  } finally {
    ear.close();
  }
}

/** A line is written once for each viewer, however many watch: the entry is the same object for all of them. */
const written = new WeakMap<Entry, Map<Viewer, FeedLine>>();

const lineOf = (game: Game, caller: Caller, entry: Entry): FeedLine => {
  const viewer = viewerOf(game, caller.playerId);
  const known = written.get(entry) ?? new Map<Viewer, FeedLine>();
  written.set(entry, known);
  const line = known.get(viewer) ?? freshLine(game, caller, entry);
  known.set(viewer, line);
  return line;
};

const freshLine = (game: Game, caller: Caller, entry: Entry): FeedLine => {
  const [seen] = entriesSeenBy(game, caller.playerId, [entry]);
  return { kind: 'event', seq: entry.seq, json: JSON.stringify(seen) };
};
