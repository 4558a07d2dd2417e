import { no, type Result, yes } from '../../engine/result.js';
import type { Store } from '../../store/store.js';
import type { LiveGames } from '../cache/live-games.js';
import type { Caller } from '../game/visible.js';
import type { Problem } from '../problem.js';
import { languageAt } from '../windows/language.js';
import { type EventSeen, entriesSeenBy } from '../windows/sight.js';
import { findGame } from './find.js';

/** A page of a log, as somebody sees it. */
export interface EventPage {
  readonly items: readonly EventSeen[];
  /** Null when this page reaches the end of the log. */
  readonly nextAfter: number | null;
  readonly version: number;
}

export const readEvents = async (
  ledger: Store['ledger'],
  games: LiveGames,
  gameId: string,
  caller: Caller,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<Result<EventPage, Problem>> => {
  const found = await findGame(games, gameId, caller);
  if (!found.ok) return no(found.problem);
  const { version } = found.value;
  const entries = await ledger.entries(gameId, after, limit, version);
  const last = entries.at(-1)?.seq ?? version;
  const items = entriesSeenBy(
    found.value,
    caller.playerId,
    entries,
    languageAt(found.value, caller.language),
  );
  return yes({ items, nextAfter: last < version ? last : null, version });
};
