import type { Api } from './answer.js';
import type { ClassCalls, ClassStream } from './classes.js';
import type { ClubCalls } from './clubs.js';
import type { EventSourceMaker } from './event-source.js';
import type { Exchange, Middleware, Send } from './exchange.js';
import type { paths } from './generated/api.js';
import type { Paged } from './pages.js';
import type { Patience } from './patience.js';
import type { Choose } from './play.js';
import type { RatingCalls } from './ratings.js';
import type { Following } from './stream.js';
import type { TournamentCalls } from './tournaments.js';
import type {
  Acted,
  Action,
  Choice,
  DeviceLink,
  Game,
  GameRecord,
  Language,
  ListedGame,
  ListedRuleset,
  LogEntry,
  NewGame,
  NewPlayer,
  NewToken,
  NewWebhookSecret,
  Notice,
  Odds,
  Player,
  Rehearsal,
  Review,
  RevokedToken,
  Ruleset,
  RulesetBook,
  SeatChange,
  Table,
  Token,
  TokenScope,
  Tournament,
  TournamentEntry,
  Webhook,
  WebhookDelivery,
  WebhookWishes,
} from './types.js';

export interface ParlorSettings {
  /** Where the server is: `http://localhost:3000`. */
  readonly baseUrl: string;
  /** Who you are; without it you watch. */
  readonly token?: string | undefined;
  /** What labels and sentences are to be told in, where the server and the rules speak it: `de`. English unless told. */
  readonly language?: Language | undefined;
  readonly patience?: Partial<Patience> | undefined;
  /** How long one try may take; 30 seconds unless told. Waiting that was asked for comes on top. */
  readonly timeoutMs?: number | undefined;
  /** Sees every try before it leaves, and every answer. */
  readonly middleware?: readonly Middleware[] | undefined;
  /** Called after every request, the repeated ones included. */
  readonly onExchange?: ((exchange: Exchange) => void) | undefined;
  /** Another `fetch`, for tests and strange places. */
  readonly fetch?: Send | undefined;
}

export interface Calling {
  /** Calls it off: the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** How long the call may take, all tries together; then it is a `ParlorTimeoutError`. */
  readonly timeoutMs?: number | undefined;
}

export interface Looking extends Calling {
  /** The game as it stood after this event. */
  readonly at?: number | undefined;
}

export interface Waiting extends Calling {
  /** Hold the answer, up to so many seconds, until something is new. */
  readonly waitS?: number | undefined;
}

export interface Paging extends Calling {
  readonly after?: number | undefined;
  /** `nextCursor` of the page before, in place of `after`. */
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

export interface Acting extends Calling {
  /** Act only if the game still has this version; otherwise the problem `stale-version`. */
  readonly ifVersion?: number | undefined;
  /** Hold the answer, up to so many seconds, until it is your turn again or the game is over. */
  readonly waitS?: number | undefined;
}

export interface SittingDown extends Calling {
  /** The invitation to a seat that is kept for whoever has one; it says which seat. */
  readonly invite?: string | undefined;
  /** Something of your own for the luck of the game, before it starts. */
  readonly salt?: string | undefined;
}

export interface Claiming extends Calling {
  /** The seat that keeps you waiting, where several are to act. */
  readonly seat?: number | undefined;
}

export interface Forking extends Calling {
  readonly at?: number | undefined;
  readonly visibility?: 'public' | 'private' | undefined;
}

export interface FollowingGame extends Following {
  /** The number of the last event you have; from the beginning unless told. */
  readonly after?: number | undefined;
  /** A browser's `EventSource`, to use it instead of `fetch`. */
  readonly eventSource?: EventSourceMaker | undefined;
}

export interface FollowingMe extends Following {
  /** Goes on after the notice of this id; left out, it begins with what is open. */
  readonly after?: string | undefined;
  /** A browser's `EventSource`, where a stream over `fetch` is no good. */
  readonly eventSource?: EventSourceMaker | undefined;
}

export type GameFilter = NonNullable<paths['/games']['get']['parameters']['query']>;

/** A Parlor server, as one player (or a spectator) meets it. Every "no" is thrown as a `ParlorProblem`. */
export interface Parlor extends ClassCalls, ClassStream, ClubCalls, RatingCalls, TournamentCalls {
  /** Every operation of the OpenAPI document, typed, for what has no shortcut here. Retries and the token are included. */
  readonly api: Api;
  /** The same server as somebody else. */
  as(token: string): Parlor;

  createPlayer(name: string, options?: Calling): Promise<NewPlayer>;
  me(options?: Calling): Promise<Player>;
  /** From now on you are called so wherever people are listed; a game keeps the name you sat down with. */
  rename(name: string, options?: Calling): Promise<Player>;
  /** Your tokens, webhook and name go for good, and running games are left; this client is nobody's afterwards. Nobody can undo it. */
  forgetMe(options?: Calling): Promise<void>;
  /** Your tokens, each with the day it was last used. */
  tokens(options?: Calling): Promise<Token[]>;
  /** One more token, shown this once; of the scope `watch` it reads and listens, and changes nothing. */
  createToken(label: string, scope?: TokenScope, options?: Calling): Promise<NewToken>;
  /** From now on it is nobody's, and what it opened ends. */
  revokeToken(id: string, options?: Calling): Promise<RevokedToken>;
  /** A code for another device: good for one use within ten minutes. */
  createLink(scope?: TokenScope, options?: Calling): Promise<DeviceLink>;
  /** A token of the same player, for a code that was said or typed. */
  exchangeCode(code: string, label?: string, options?: Calling): Promise<NewToken>;
  rulesets(options?: Calling): Promise<ListedRuleset[]>;
  ruleset(id: Ruleset, options?: Calling): Promise<RulesetBook>;

  createGame<R extends Ruleset>(
    wanted: { readonly ruleset: R } & NewGame<R>,
    options?: Calling,
  ): Promise<Game<R>>;
  /** `await` it for a page, `for await` it for all. */
  games(filter?: GameFilter, options?: Calling): Paged<ListedGame>;
  /** The game now, or as it stood after event `at`. */
  game(id: string, options?: Looking): Promise<Game>;
  /** The game as it is now; the very same object when nothing has changed. */
  refresh<R extends Ruleset>(game: Game<R>, options?: Waiting): Promise<Game<R>>;
  takeSeat<R extends Ruleset>(game: Table<R>, seat?: number, options?: SittingDown): Promise<Game<R>>;
  /** Sits down at the table that a code leads to. */
  joinByCode(code: string, options?: Calling): Promise<Game>;
  /** At a table of your own that waits: gives a seat to a bot, or opens it again, for anybody or by invitation. */
  changeSeat<R extends Ruleset>(
    game: Table<R>,
    seat: number,
    change: SeatChange,
    options?: Calling,
  ): Promise<Game<R>>;
  /** Starts a table of your own with those who are there. */
  startGame<R extends Ruleset>(game: Table<R>, options?: Calling): Promise<Game<R>>;
  /** Leaves before your first turn is over, resigns after it. */
  leaveSeat<R extends Ruleset>(game: Table<R>, seat: number, options?: Calling): Promise<Game<R>>;
  /** Closes a table of your own: while it waits, or when only bots play. */
  endGame<R extends Ruleset>(game: Table<R>, options?: Calling): Promise<Game<R>>;

  /** Offers a draw, a takeback or to stop the clock; where there is nobody to ask, it is done. */
  offer<R extends Ruleset>(
    game: Table<R>,
    type: 'draw' | 'takeback' | 'stop-clock',
    options?: Calling,
  ): Promise<Game<R>>;
  /** Answers the offer of this number: `game.offer.number`. */
  answerOffer<R extends Ruleset>(
    game: Table<R>,
    number: number,
    answer: 'accept' | 'decline',
    options?: Calling,
  ): Promise<Game<R>>;

  act<R extends Ruleset>(game: Table<R>, action: Action<R>, options?: Acting): Promise<Acted<R>>;
  /** What is certain about an action, without doing it; or the very problem it would meet. */
  rehearse<R extends Ruleset>(game: Table<R>, action: Action<R>, options?: Calling): Promise<Rehearsal>;
  /** What you may do now: nothing unless it is your turn. */
  legal<R extends Ruleset>(game: Table<R>, options?: Looking): Promise<Choice<R>[]>;
  /** The chances of what you may do now. */
  odds(id: string, options?: Looking): Promise<Odds>;
  /** Answers when it is your turn, or the game is over. */
  waitForTurn<R extends Ruleset>(game: Game<R>, options?: Calling): Promise<Game<R>>;
  /** Plays to the end: `choose` is asked whenever it is your turn. Answers with the finished game. */
  play<R extends Ruleset>(game: Game<R>, choose: Choose<R>, options?: Calling): Promise<Game<R>>;

  /** The log: `await` it for a page, `for await` it for all that is written. */
  events<R extends Ruleset>(game: Table<R>, options?: Paging): Paged<LogEntry<R>>;
  /** The log as it is written, until the game is over. Resumes by itself. */
  follow<R extends Ruleset>(game: Table<R>, options?: FollowingGame): AsyncGenerator<LogEntry<R>, void>;
  /** What happens in a tournament as it happens, until it is over. Resumes by itself. */
  followTournament(
    tournament: Pick<Tournament, 'id'>,
    options?: FollowingGame,
  ): AsyncGenerator<TournamentEntry, void>;
  /** News of all your games: started, your turn, time nearly out, offers, seats taken and kept, ended. Resumes by itself, after the last it told. */
  inbox(options?: FollowingMe): AsyncGenerator<Notice, void>;

  /** The whole game as one file that proves itself, once it is over. */
  record(id: string, options?: Calling): Promise<GameRecord>;
  /** A finished game looked back at, as far as that has come; with `waitS` it waits for the whole. */
  review(id: string, options?: Waiting): Promise<Review>;
  /** A sandbox of your own that begins as you see the game after event `at`, or now. */
  fork<R extends Ruleset>(game: Table<R>, options?: Forking): Promise<Game<R>>;

  /** Whoever is to act is gone (`game.claimableAt`): a bot plays on, or the game is over. */
  claim<R extends Ruleset>(game: Table<R>, type: 'bot' | 'end', options?: Claiming): Promise<Game<R>>;
  /** A game that is over, again with the same people: lays the table, or sits down at the one that is laid. */
  rematch<R extends Ruleset>(game: Table<R>, options?: Calling): Promise<Game<R>>;

  /** Has the server call `url` when it is your turn, or for whatever else `notices` name. `secret` comes with a new webhook, and only then. */
  setWebhook(url: string, options?: WebhookWishes & Calling): Promise<Webhook & { secret?: string }>;
  webhook(options?: Calling): Promise<Webhook>;
  removeWebhook(options?: Calling): Promise<void>;
  /** A new secret; the old one signs too, for a while. */
  changeWebhookSecret(options?: Calling): Promise<NewWebhookSecret>;
  /** The calls of late and what came of them, newest first. */
  webhookDeliveries(options?: Calling): Paged<WebhookDelivery>;
  /** The board as text. */
  board(id: string, options?: Looking): Promise<string>;
  /** The board as SVG. */
  picture(id: string, options?: Looking): Promise<string>;
}
