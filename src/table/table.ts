import { rememberedBytes } from '../engine/remember.js';
import { no, type Result, yes } from '../engine/result.js';
import { type Doorbell, doorbell } from '../live/doorbell.js';
import type { Store } from '../store/store.js';
import { act, type WantedAction } from './act.js';
import type { Done } from './attempt.js';
import { type CacheRoom, cacheRoom } from './cache-room.js';
import { admissionBy, type Caps } from './caps.js';
import { closeGame, closeIdle, type WantedClosing } from './close.js';
import { createGame, type WantedGame } from './create.js';
import type { Evening } from './evening.js';
import { type Evenings, eveningsIn } from './evenings.js';
import { feedsOf } from './feeds.js';
import { type Caller, findGame, findPast } from './find.js';
import { type FeedLine, follow } from './follow.js';
import { forkGame, type WantedFork } from './fork.js';
import { inbox, type Notice } from './inbox.js';
import { lettersFrom } from './letters.js';
import { listGames, type WantedList } from './list.js';
import { type BotCare, opponentsIn } from './opponents.js';
import { type Guests, guestsIn, type Player } from './players.js';
import type { Problem } from './problem.js';
import { type PublishedGame, publishedGame } from './published-game.js';
import { leaveSeat, takeSeat, type WantedSeatChange } from './seats.js';
import { type EventSeen, entriesSeenBy } from './sight.js';
import { tryOut } from './try-out.js';
import { waitUntil } from './wait.js';
import type { RequestKey } from './write.js';

/** Everything one can do at Parlor's tables. */
export interface TableService {
  readonly guests: Guests;
  create(
    host: Player,
    wanted: WantedGame,
    requestId: string,
    key?: RequestKey,
  ): Promise<Result<Done, Problem>>;
  /** A sandbox that begins from what somebody sees of another game. */
  fork(host: Player, wanted: WantedFork, requestId: string, key?: RequestKey): Promise<Result<Done, Problem>>;
  /** As it stands, or as it stood at a version. */
  find(gameId: string, caller: Caller, version?: number): Promise<Result<Evening, Problem>>;
  list(playerId: string | null, wanted: WantedList): ReturnType<typeof listGames>;
  act(wanted: WantedAction): Promise<Result<Done, Problem>>;
  /** What would come of an action, with nothing done. */
  tryOut(wanted: Parameters<typeof tryOut>[1]): ReturnType<typeof tryOut>;
  takeSeat(wanted: WantedSeatChange): Promise<Result<Done, Problem>>;
  leaveSeat(wanted: WantedSeatChange): Promise<Result<Done, Problem>>;
  /** Whoever laid a table closes it, while it waits or when only bots play. */
  closeGame(wanted: WantedClosing): Promise<Result<Done, Problem>>;
  /** Closes tables where nobody came since before this moment, and says which. */
  closeIdle(before: Date): Promise<readonly string[]>;
  /** The whole log of a game that is over, as anybody may see it. */
  published(gameId: string, caller: Caller): Promise<Result<PublishedGame, Problem>>;
  events(gameId: string, caller: Caller, after: number, limit: number): Promise<Result<EventPage, Problem>>;
  /** The log from a number on, for as long as the game lasts. */
  follow(
    gameId: string,
    caller: Caller,
    after: number,
    signal: AbortSignal,
  ): Promise<Result<AsyncGenerator<FeedLine>, Problem>>;
  /** What somebody should know of all their games. */
  inbox(playerId: string, signal: AbortSignal): AsyncGenerator<Notice>;
  /** The game as soon as it is as wished for, or when `signal` says that time is up. */
  waitUntil(start: Evening, isAsWished: (evening: Evening) => boolean, signal: AbortSignal): Promise<Evening>;
  /** What is kept at hand takes about so much memory. */
  cacheBytes(): CacheRoom;
  /** Bots make no more moves; what they are writing is written. */
  close(): Promise<void>;
}

export interface EventPage {
  readonly items: readonly EventSeen[];
  /** Null when this page reaches the end of the log. */
  readonly nextAfter: number | null;
  readonly version: number;
}

/** What the operator decides. */
export interface TableRules {
  /** How many games may be under way at once; null for as many as one likes. */
  readonly caps?: Caps | null;
  readonly clock?: () => number;
}

/** Without care for them, the seats of bots wait for another process. */
export const openTables = (
  { ledger, unfinished, players, signUps }: Store,
  bell: Doorbell = doorbell(),
  care: BotCare | null = null,
  { caps = null, clock = Date.now }: TableRules = {},
  room: CacheRoom = cacheRoom(),
): TableService => {
  const guests = guestsIn(players, signUps, room.players, clock);
  const admission = admissionBy(unfinished, caps, clock);
  const evenings = eveningsIn(ledger, room, bell.ring, (evening) => opponents?.wrote(evening));
  const opponents = care === null ? null : opponentsIn(ledger, evenings, bell, care);
  const feeds = feedsOf(ledger, evenings, bell);
  const letters = lettersFrom(evenings, bell);
  return {
    guests,
    create: (host, wanted, requestId, key) => createGame(evenings, admission, host, wanted, requestId, key),
    fork: (host, wanted, requestId, key) => forkGame(evenings, admission, host, wanted, requestId, key),
    find: (gameId, caller, version) =>
      version === undefined
        ? findGame(evenings, gameId, caller)
        : findPast(evenings, gameId, caller, version),
    list: (playerId, wanted) => listGames(ledger, playerId, wanted),
    act: (wanted) => act(evenings, wanted),
    tryOut: (wanted) => tryOut(evenings, wanted),
    takeSeat: (wanted) => takeSeat(evenings, admission, wanted),
    leaveSeat: (wanted) => leaveSeat(evenings, wanted),
    closeGame: (wanted) => closeGame(evenings, wanted),
    closeIdle: (before) => closeIdle(evenings, unfinished, before),
    published: (gameId, caller) => publishedGame(ledger, evenings, gameId, caller),
    events: (gameId, caller, after, limit) => readEvents(ledger, evenings, gameId, caller, { after, limit }),
    follow: (gameId, caller, after, signal) => follow(feeds, gameId, caller, after, signal),
    inbox: (playerId, signal) => inbox(ledger, evenings, letters, playerId, signal),
    cacheBytes: () => ({ ...evenings.bytes, players: guests.bytes, workedOut: rememberedBytes() }),
    close: async () => opponents?.close(),
    waitUntil: (start, isAsWished, signal) => waitUntil(evenings, bell, start, isAsWished, signal),
  };
};

const readEvents = async (
  ledger: Store['ledger'],
  evenings: Evenings,
  gameId: string,
  caller: Caller,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<Result<EventPage, Problem>> => {
  const found = await findGame(evenings, gameId, caller);
  if (!found.ok) return no(found.problem);
  const { version } = found.value;
  const entries = await ledger.entries(gameId, after, limit, version);
  const last = entries.at(-1)?.seq ?? version;
  const items = entriesSeenBy(found.value, caller.playerId, entries);
  return yes({ items, nextAfter: last < version ? last : null, version });
};
