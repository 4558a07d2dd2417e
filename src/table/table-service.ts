import type { Language } from '../engine/language.js';
import type { Result } from '../engine/result.js';
import type { CacheRoom } from './cache/room.js';
import type { ClassroomService } from './classroom/classroom.js';
import type { ClubService } from './clubs/clubs.js';
import type { Command, GameCommand } from './commit/command.js';
import type { Done } from './commit/decisions.js';
import type { Game } from './game/game.js';
import type { Caller } from './game/visible.js';
import type { Feed } from './live/feed.js';
import type { Told } from './live/inbox.js';
import type { InboxPlace } from './live/place.js';
import type { Guests } from './players/players.js';
import type { Problem } from './problem.js';
import type { Ratings } from './ratings/ratings.js';
import type { Standings } from './ratings/standings.js';
import type { Reviews } from './reviews/reviews.js';
import type { Matchmaking } from './seeks/matchmaking.js';
import type { SeekService } from './seeks/seeks.js';
import type { TournamentService } from './tournaments/tournaments.js';
import type { WantedAction } from './use-cases/act.js';
import type { WantedClaim } from './use-cases/claims.js';
import type { WantedGame } from './use-cases/create.js';
import type { Forgetting } from './use-cases/forget.js';
import type { WantedFork } from './use-cases/fork.js';
import type { WantedSeatChange } from './use-cases/host.js';
import type { listGames, WantedList } from './use-cases/list.js';
import type { WantedAnswer, WantedOffering } from './use-cases/offers.js';
import type { PublishedGame } from './use-cases/published-game.js';
import type { EventPage } from './use-cases/read-events.js';
import type { WantedRematch } from './use-cases/rematch.js';
import type { WantedLeaving, WantedTaking } from './use-cases/seats.js';
import type { Troubled } from './use-cases/troubled.js';
import type { tryOut } from './use-cases/try-out.js';

/** Everything one can do at Parlor's tables. */
export interface TableService {
  readonly guests: Guests;
  /** People under one roof. */
  readonly clubs: ClubService;
  /** Who meets whom, round after round. */
  readonly tournaments: TournamentService;
  /** What finished games come to, and how people stand by it. */
  readonly ratings: Ratings;
  readonly standings: Standings;
  /** Who looks for an opponent, and how they meet. */
  readonly seeks: SeekService;
  readonly matchmaking: Matchmaking;
  /** A club as a class. */
  readonly classroom: ClassroomService;
  create(command: Command<WantedGame>): Promise<Result<Done, Problem>>;
  /** A sandbox that begins from what somebody sees of another game. */
  fork(command: Command<WantedFork>): Promise<Result<Done, Problem>>;
  /** As it stands, or as it stood at a version. */
  find(gameId: string, caller: Caller, version?: number): Promise<Result<Game, Problem>>;
  list(playerId: string | null, wanted: WantedList): ReturnType<typeof listGames>;
  act(command: GameCommand<WantedAction>): Promise<Result<Done, Problem>>;
  /** What would come of an action, with nothing done. */
  tryOut(command: Parameters<typeof tryOut>[2]): ReturnType<typeof tryOut>;
  takeSeat(command: GameCommand<WantedTaking>): Promise<Result<Done, Problem>>;
  leaveSeat(command: GameCommand<WantedLeaving>): Promise<Result<Done, Problem>>;
  /** The table that a code leads to. */
  findByCode(code: string): Promise<string | null>;
  /** Whoever laid a table gives a seat to a bot, or opens it again, while it waits; later, calls in a bot for whoever is gone. */
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
  /** Somebody is gone: the others have a bot play on, or end the game. */
  claimSeat(command: GameCommand<WantedClaim>): Promise<Result<Done, Problem>>;
  /** What somebody is to meet at a game that misbehaves on purpose; null, and at once, for nearly all. */
  troubledBy(gameId: string, playerId: string | null): Troubled | null | Promise<Troubled | null>;
  /** Somebody follows a game, or all of theirs, until they leave. */
  attend(gameId: string | null, playerId: string): () => void;
  /** The same people again, at a table of their own. */
  rematch(command: Command<WantedRematch>): Promise<Result<Done, Problem>>;
  /** Closes tables where nobody came since before this moment, and says which. */
  closeIdle(before: Date): Promise<readonly string[]>;
  /** Since when the house was open for so long, all in all. */
  openFor(ms: number): Promise<number>;
  /** Says that the house is open and who is here, and learns when it was not. */
  beat(): Promise<void>;
  /** Looks at the games whose time may have run out; at how many. */
  watchClocks(): Promise<number>;
  /** The whole log of a game that is over, as anybody may see it. */
  published(gameId: string, caller: Caller): Promise<Result<PublishedGame, Problem>>;
  /** Games that are over, looked back at. */
  readonly reviews: Reviews;
  /** The same for whoever keeps the house; null when it is not over, or not there. */
  whole(gameId: string): Promise<PublishedGame | null>;
  /** It was taken out of the ledger. */
  forget(gameId: string): void;
  /** Somebody who wants to be forgotten is. */
  readonly forgetting: Forgetting;
  /** Somebody came into a club or left it, here or in another process. */
  clubChanged(clubId: string): void;
  /** Another process has forgotten somebody: what is at hand of them goes. */
  playerForgotten(playerId: string): void;
  /** Somebody may have been forgotten unheard. */
  afterGap(): Promise<void>;
  events(gameId: string, caller: Caller, after: number, limit: number): Promise<Result<EventPage, Problem>>;
  /** The log from a number on, for as long as the game lasts. */
  follow(gameId: string, caller: Caller, after: number, signal: AbortSignal): Promise<Result<Feed, Problem>>;
  /** What somebody should know of all their games. */
  inbox(
    playerId: string,
    signal: AbortSignal,
    from?: InboxPlace | null,
    language?: Language,
  ): AsyncGenerator<Told>;
  /** The game as soon as it is as wished for, or when `signal` says that time is up. */
  waitUntil(start: Game, isAsWished: (game: Game) => boolean, signal: AbortSignal): Promise<Game>;
  /** What is kept at hand takes about so much memory. */
  cacheBytes(): CacheRoom;
  /** Bots make no more moves; what they are writing is written. */
  close(): Promise<void>;
}
