import { rememberedBytes } from '../engine/remember.js';
import { no, type Result, yes } from '../engine/result.js';
import { type Doorbell, doorbell } from '../live/doorbell.js';
import type { Store } from '../store/store.js';
import { type BotCare, opponentsIn } from './bots/opponents.js';
import { type LiveGames, liveGamesIn } from './cache/live-games.js';
import { type CacheRoom, cacheRoom } from './cache/room.js';
import type { Command, GameCommand } from './commit/command.js';
import { type Done, openDecisions } from './commit/decisions.js';
import { onceIn } from './commit/once.js';
import { writeIn } from './commit/write.js';
import type { Game } from './game/game.js';
import type { Caller } from './game/visible.js';
import { feedsOf } from './live/feeds.js';
import { type FeedLines, follow } from './live/follow.js';
import { inbox, type Notice } from './live/inbox.js';
import { playerNewsFrom } from './live/player-news.js';
import { waitUntil } from './live/wait.js';
import { type Guests, guestsIn } from './players/players.js';
import type { Problem } from './problem.js';
import { hoursIn } from './time/hours.js';
import { punctualIn } from './time/punctual.js';
import { watchClocks, watchedFrom } from './time/watch.js';
import { act, type WantedAction } from './use-cases/act.js';
import { orArchived } from './use-cases/archived.js';
import { admissionBy, type Caps } from './use-cases/caps.js';
import { closeGame, closeIdle } from './use-cases/close.js';
import { codesIn } from './use-cases/codes.js';
import { createGame, type WantedGame } from './use-cases/create.js';
import { findGame, findPast } from './use-cases/find.js';
import { forkGame, type WantedFork } from './use-cases/fork.js';
import { changeSeat, startEarly, type WantedSeatChange } from './use-cases/host.js';
import { listGames, type WantedList } from './use-cases/list.js';
import { looksIn } from './use-cases/looks.js';
import { answerOffer, makeOffer, type WantedAnswer, type WantedOffering } from './use-cases/offers.js';
import { type PublishedGame, publishedGame, wholeGame } from './use-cases/published-game.js';
import { leaveSeat, takeSeat, type WantedLeaving, type WantedTaking } from './use-cases/seats.js';
import { tryOut } from './use-cases/try-out.js';
import { type EventSeen, entriesSeenBy } from './windows/sight.js';

/** Everything one can do at Parlor's tables. */
export interface TableService {
  readonly guests: Guests;
  create(command: Command<WantedGame>): Promise<Result<Done, Problem>>;
  /** A sandbox that begins from what somebody sees of another game. */
  fork(command: Command<WantedFork>): Promise<Result<Done, Problem>>;
  /** As it stands, or as it stood at a version. */
  find(gameId: string, caller: Caller, version?: number): Promise<Result<Game, Problem>>;
  list(playerId: string | null, wanted: WantedList): ReturnType<typeof listGames>;
  act(command: GameCommand<WantedAction>): Promise<Result<Done, Problem>>;
  /** What would come of an action, with nothing done. */
  tryOut(command: Parameters<typeof tryOut>[1]): ReturnType<typeof tryOut>;
  takeSeat(command: GameCommand<WantedTaking>): Promise<Result<Done, Problem>>;
  leaveSeat(command: GameCommand<WantedLeaving>): Promise<Result<Done, Problem>>;
  /** The table that a code leads to. */
  findByCode(code: string): Promise<string | null>;
  /** Whoever laid a table gives a seat to a bot, or opens it again, while it waits. */
  changeSeat(command: GameCommand<WantedSeatChange>): Promise<Result<Done, Problem>>;
  /** Whoever laid a table starts it with those who are there. */
  startEarly(command: GameCommand<null>): Promise<Result<Done, Problem>>;
  /** Writes down which waiting tables were looked at since the last time. */
  noteLooks(): Promise<void>;
  /** Whoever laid a table closes it, while it waits or when only bots play. */
  closeGame(command: GameCommand<null>): Promise<Result<Done, Problem>>;
  /** A draw, a takeback, no clock: where there is nobody to ask, it is done. */
  makeOffer(command: GameCommand<WantedOffering>): Promise<Result<Done, Problem>>;
  answerOffer(command: GameCommand<WantedAnswer>): Promise<Result<Done, Problem>>;
  /** Closes tables where nobody came since before this moment, and says which. */
  closeIdle(before: Date): Promise<readonly string[]>;
  /** Says that the house is open, and learns when it was not. */
  beat(): Promise<void>;
  /** Looks at the games whose time may have run out; at how many. */
  watchClocks(): Promise<number>;
  /** The whole log of a game that is over, as anybody may see it. */
  published(gameId: string, caller: Caller): Promise<Result<PublishedGame, Problem>>;
  /** The same for whoever keeps the house; null when it is not over, or not there. */
  whole(gameId: string): Promise<PublishedGame | null>;
  /** It was taken out of the ledger. */
  forget(gameId: string): void;
  events(gameId: string, caller: Caller, after: number, limit: number): Promise<Result<EventPage, Problem>>;
  /** The log from a number on, for as long as the game lasts. */
  follow(
    gameId: string,
    caller: Caller,
    after: number,
    signal: AbortSignal,
  ): Promise<Result<AsyncGenerator<FeedLines>, Problem>>;
  /** What somebody should know of all their games. */
  inbox(playerId: string, signal: AbortSignal): AsyncGenerator<Notice>;
  /** The game as soon as it is as wished for, or when `signal` says that time is up. */
  waitUntil(start: Game, isAsWished: (game: Game) => boolean, signal: AbortSignal): Promise<Game>;
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
  store: Store,
  bell: Doorbell = doorbell(),
  care: BotCare | null = null,
  { caps = null, clock = Date.now }: TableRules = {},
  room: CacheRoom = cacheRoom(),
): TableService => {
  const { ledger, unfinished, clocks } = store;
  const guests = guestsIn(store, room.players, clock);
  const codes = codesIn(store.joinCodes, clock);
  const looks = looksIn(store.looks, clock);
  const admission = admissionBy(unfinished, caps, clock);
  const games = liveGamesIn(ledger, room);
  const writes = writeIn(ledger, games, { ring: bell.ring, wrote: (game) => opponents?.wrote(game) });
  const write = watchedFrom(clocks, writes, clock);
  const decisions = openDecisions(games, onceIn(ledger, games), write, clock);
  const opponents = care === null ? null : opponentsIn(ledger, games, write, bell, { clock, ...care });
  const hours = hoursIn(clocks, clock);
  const punctual = punctualIn(decisions, games, hours, clock);
  const feeds = feedsOf(ledger, games, bell);
  const playerNews = playerNewsFrom(games, bell);
  const told = orArchived(store.archive);
  return {
    guests,
    create: (command) => createGame(decisions, admission, codes, command),
    findByCode: codes.find,
    changeSeat: (command) => told(command.gameId, changeSeat(decisions, command)),
    startEarly: (command) => told(command.gameId, startEarly(decisions, command)),
    noteLooks: looks.write,
    fork: (command) => told(command.wanted.gameId, forkGame(games, decisions, admission, codes, command)),
    async find(gameId, caller, version) {
      if (version !== undefined) return told(gameId, findPast(games, gameId, caller, version));
      const found = await told(gameId, findGame(games, gameId, caller));
      if (found.ok) looks.note(found.value, caller.playerId);
      return found;
    },
    list: (playerId, wanted) => listGames(ledger, playerId, wanted),
    act: (command) => told(command.gameId, act(decisions, punctual, command)),
    tryOut: (command) => told(command.gameId, tryOut(games, command)),
    takeSeat: (command) => told(command.gameId, takeSeat(decisions, admission, command)),
    leaveSeat: (command) => told(command.gameId, leaveSeat(decisions, command)),
    closeGame: (command) => told(command.gameId, closeGame(decisions, command)),
    makeOffer: (command) => told(command.gameId, makeOffer({ ledger, games, decisions }, command)),
    answerOffer: (command) => told(command.gameId, answerOffer({ ledger, games, decisions }, command)),
    closeIdle: (before) => closeIdle(decisions, unfinished, before),
    beat: hours.beat,
    watchClocks: () => watchClocks(clocks, games, punctual, clock),
    published: (gameId, caller) => told(gameId, publishedGame(ledger, games, gameId, caller)),
    whole: (gameId) => wholeGame(ledger, games, gameId),
    forget: games.forget,
    events: (gameId, caller, after, limit) =>
      told(gameId, readEvents(ledger, games, gameId, caller, { after, limit })),
    follow: (gameId, caller, after, signal) => told(gameId, follow(feeds, gameId, caller, after, signal)),
    inbox: (playerId, signal) => inbox(ledger, games, playerNews, playerId, signal),
    cacheBytes: () => ({ ...games.bytes, players: guests.bytes, workedOut: rememberedBytes() }),
    close: async () => opponents?.close(),
    waitUntil: (start, isAsWished, signal) => waitUntil(games, bell, start, isAsWished, signal),
  };
};

const readEvents = async (
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
  const items = entriesSeenBy(found.value, caller.playerId, entries);
  return yes({ items, nextAfter: last < version ? last : null, version });
};
