import { no, type Result, yes } from '../engine/result.js';
import type { Store } from '../store/store.js';
import { act, type WantedAction } from './act.js';
import type { Done } from './attempt.js';
import { createGame, type WantedGame } from './create.js';
import type { Evening } from './evening.js';
import { eveningsIn } from './evenings.js';
import { type Caller, findGame, findPast } from './find.js';
import { listGames, type WantedList } from './list.js';
import { type Guests, guestsIn, type Player } from './players.js';
import type { Problem } from './problem.js';
import { leaveSeat, takeSeat, type WantedSeatChange } from './seats.js';
import { type EventSeen, entriesSeenBy } from './sight.js';

/** Everything one can do at Parlor's tables. */
export interface TableService {
  readonly guests: Guests;
  create(host: Player, wanted: WantedGame, requestId: string): Promise<Result<Evening, Problem>>;
  /** As it stands, or as it stood at a version. */
  find(gameId: string, caller: Caller, version?: number): Promise<Result<Evening, Problem>>;
  list(playerId: string | null, wanted: WantedList): ReturnType<typeof listGames>;
  act(wanted: WantedAction): Promise<Result<Done, Problem>>;
  takeSeat(wanted: WantedSeatChange): Promise<Result<Done, Problem>>;
  leaveSeat(wanted: WantedSeatChange): Promise<Result<Done, Problem>>;
  events(gameId: string, caller: Caller, after: number, limit: number): Promise<Result<EventPage, Problem>>;
}

export interface EventPage {
  readonly items: readonly EventSeen[];
  /** Null when this page reaches the end of the log. */
  readonly nextAfter: number | null;
  readonly version: number;
}

export const openTables = ({ ledger, players }: Store): TableService => {
  const evenings = eveningsIn(ledger);
  return {
    guests: guestsIn(players),
    create: (host, wanted, requestId) => createGame(evenings, host, wanted, requestId),
    find: (gameId, caller, version) =>
      version === undefined
        ? findGame(evenings, gameId, caller)
        : findPast(evenings, gameId, caller, version),
    list: (playerId, wanted) => listGames(ledger, playerId, wanted),
    act: (wanted) => act(evenings, wanted),
    takeSeat: (wanted) => takeSeat(evenings, wanted),
    leaveSeat: (wanted) => leaveSeat(evenings, wanted),
    async events(gameId, caller, after, limit) {
      const found = await findGame(evenings, gameId, caller);
      if (!found.ok) return no(found.problem);
      const { version } = found.value;
      const entries = await ledger.entries(gameId, after, limit, version);
      const last = entries.at(-1)?.seq ?? version;
      const items = entriesSeenBy(found.value, caller.playerId, entries);
      return yes({ items, nextAfter: last < version ? last : null, version });
    },
  };
};
