import type { components } from './generated/api.js';
import type { OwnEvents, OwnGames, OwnNewGames, OwnRuleset } from './own-rulesets.js';

/** The words of the API, narrowed by ruleset: whoever knows the ruleset of a game knows its actions, events and view. */

type Schemas = components['schemas'];
type Games = { [Each in Schemas['Game'] as Each['ruleset']]: Each } & OwnGames;
type NewGames = { [Each in Schemas['NewGame'] as Each['ruleset']]: Each } & OwnNewGames;

/** `'cant-stop'` is called `CantStop` in the document. */
type Pascal<Id extends string> = Id extends `${infer Word}-${infer Rest}`
  ? `${Capitalize<Word>}${Pascal<Rest>}`
  : Capitalize<Id>;
type OnTheShelf = Schemas['Game']['ruleset'];
type Sightings = { [R in OnTheShelf]: Schemas[`${Pascal<R>}Event`] } & OwnEvents;

export type Ruleset = OnTheShelf | OwnRuleset;
/** A game as you see it. With no ruleset named, any: `game.ruleset` tells which. */
export type Game<R extends Ruleset = Ruleset> = Games[R] & Table<R>;
export type NewGame<R extends Ruleset = Ruleset> = NewGames[R];
export type Options<R extends Ruleset = Ruleset> = NonNullable<NewGames[R]['options']>;
/** An action that would be accepted, with a few words for a button. */
export type Choice<R extends Ruleset = Ruleset> = Games[R]['legal'][number];
export type Action<R extends Ruleset = Ruleset> = Choice<R>['action'];
/** The board as you may see it. */
export type View<R extends Ruleset = Ruleset> = NonNullable<Games[R]['view']>;
/** What happened: something of the game, or somebody sat down, left, resigned. */
export type GameEvent<R extends Ruleset = Ruleset> = Sightings[R] | Schemas['TableEvent'];

/** An entry of the log: its number, its time, who caused it, a sentence, and the thing itself. */
export interface LogEntry<R extends Ruleset = Ruleset> extends Omit<Schemas['LogEntry'], 'event'> {
  event: GameEvent<R>;
}

/** What came of an action. */
export interface Acted<R extends Ruleset = Ruleset> {
  version: number;
  events: LogEntry<R>[];
  game: Game<R>;
}

/** Enough to find a game, and to know which actions it takes. A `Game` is one. */
export interface Table<R extends Ruleset = Ruleset> {
  readonly id: string;
  readonly ruleset: R;
}

export type ListedGame = Schemas['ListedGame'];
export type GamePage = Schemas['GamePage'];
export type EventPage<R extends Ruleset = Ruleset> = {
  items: LogEntry<R>[];
  nextCursor: string | null;
};
export type ListedRuleset = Schemas['ListedRuleset'];
/** A language in which labels and sentences are told. */
export type Language = ListedRuleset['languages'][number];
export type RulesetBook = Schemas['Ruleset'];
export type Player = Schemas['Player'];
export type NewPlayer = Schemas['NewPlayer'];
/** One of your tokens, without the token itself. */
export type Token = Schemas['Token'];
export type TokenScope = Token['scope'];
export type NewToken = Schemas['NewToken'];
export type RevokedToken = Schemas['RevokedToken'];
export type DeviceLink = Schemas['DeviceLink'];
export type Notice = Schemas['Notice'];
export type LeaderboardRow = Schemas['LeaderboardRow'];
export type OwnRating = Schemas['OwnRating'];
export type NewSeek = Schemas['NewSeek'];
export type Problem = Schemas['Problem'];
export type Seat = Schemas['Seat'];
/** What becomes of a seat before the start. */
export type SeatChange = Schemas['SeatChange'];
export type Outcome = Schemas['Outcome'];
export type GameRecord = Schemas['GameRecord'];
/** What there is to do in a club, and how far you have come. */
export type Assignment = Schemas['Assignment'];
/** What somebody may be asked to do. */
export type ClassTask = Schemas['ClassTask'];
/** A class as its teachers see it. */
export type Classroom = Schemas['Classroom'];
/** People under one roof, as one of them sees it. */
export type Club = Schemas['Club'];
/** Somebody in a club, under the name they have there. */
export type ClubMember = Schemas['ClubMember'];
export type MemberChanges = Schemas['MemberChanges'];
/** What `parlor check-client --json` found. */
export type KitReport = Schemas['KitReport'];
/** Who meets whom, round after round, and who stands where. */
export type Tournament = Schemas['Tournament'];
export type NewTournament = Schemas['NewTournament'];
export type ListedTournament = Schemas['TournamentListed'];
/** Something that happened in a tournament. */
export type TournamentEntry = Schemas['TournamentEntry'];
export type TournamentRecord = Schemas['TournamentRecord'];
/** A finished game looked back at. */
export type Review = Schemas['Review'];
export type Webhook = Schemas['Webhook'];
/** In which games you are called, and for what. */
export type WebhookWishes = Omit<Schemas['WantedWebhook'], 'url'>;
export type NewWebhookSecret = Schemas['NewWebhookSecret'];
export type WebhookDelivery = Schemas['WebhookDelivery'];
/** What is certain about an action that was only tried out. */
export type Rehearsal = Schemas['Rehearsal'];
/** The chances of what you may do. */
export type Odds = Schemas['Odds'];
