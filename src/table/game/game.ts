import { seededChance } from '../../engine/chance/seeded.js';
import type { Match } from '../../engine/match.js';
import type { LaidTable, Rulebook } from '../../engine/rulebook.js';
import type { Outcome, Seat } from '../../engine/ruleset.js';
import { rulebookOf } from '../../games/registry.js';
import { CHAIN_START } from '../../proof/chain.js';
import { Dice } from '../../proof/fair-chance.js';
import type { Absence } from './absence.js';
import type { Chaos } from './chaos.js';
import { type Clock, newClock } from './clock.js';
import { frozen } from './frozen.js';
import type { GivenChance } from './given-chance.js';
import type { Leaver, WhenLeft } from './leavers.js';
import type { FormerHolder } from './newcomers.js';
import type { Declined, Offer } from './offers.js';
import type { Origin } from './origin.js';
import type { SeatHolder, VISIBILITIES } from './seat-holder.js';
import type { TableEvent } from './table-event.js';

export type Status = 'waiting' | 'playing' | 'over';
export type Visibility = (typeof VISIBILITIES)[number];

/**
 * A game with everybody around it: the fold of its log. A value, like the match inside it.
 * `version` is the number of the last event; `hash` is the last link of the chain.
 */
export interface Game {
  readonly id: string;
  readonly version: number;
  readonly hash: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly book: Rulebook;
  readonly rulesetVersion: number;
  readonly laid: LaidTable;
  readonly visibility: Visibility;
  readonly seats: readonly SeatHolder[];
  /** Seats whose players have not had a whole turn since they sat down. */
  readonly newcomers: readonly Seat[];
  /** The seat that acted last; kept only while there are newcomers. */
  readonly lastActor: Seat | null;
  /** Those who left while the game was played, in order. */
  readonly formerly: readonly FormerHolder[];
  /** Those whose seats bots play on, in the order in which they left. */
  readonly leavers: readonly Leaver[];
  readonly whenLeft: WhenLeft;
  /** As it stood when the last decision began; `clockOf` says how it stands. Null for a game without one. */
  readonly clock: Clock | null;
  /** What is offered and not yet answered by everybody. */
  readonly offer: Offer | null;
  /** What was declined since the last move. */
  readonly declined: readonly Declined[];
  /** Looking back: who sits there now. It is they, and nobody who left, who see what the seats saw. */
  readonly sittingNow: readonly SeatHolder[] | null;
  /** The least time before a bot acts, in milliseconds. */
  readonly pace: number;
  readonly status: Status;
  /** Null until the game starts. */
  readonly match: Match | null;
  readonly ending: Outcome | null;
  /** The game as a whole is over, also where one looks back at its past: everything may be seen. */
  readonly isOpen: boolean;
  readonly commitment: string;
  /** Looking back at an event in the middle of a decision: nobody could act there. */
  readonly isMidway: boolean;
  /** What the dice come from. Nobody may see it before the end. */
  readonly secret: string;
  readonly dice: Dice;
  /** What the players added to the luck, in one word; fixed when the game starts. */
  readonly salts: string;
  /** Luck that was given in place of fair luck. */
  readonly given: GivenChance | null;
  /** Whether players may ask for the odds. */
  readonly hasOdds: boolean;
  /** How much of the given luck is used. */
  readonly draws: number;
  /** The board whose luck it shares with other tables; null for a game with luck of its own. */
  readonly board: string | null;
  /** By seat, how many draws of the board's row are used. */
  readonly boardDraws: readonly number[];
  /** The tournament it is played in. */
  readonly tournament: string | null;
  /** Where a fork begins; null for a game that begins at the beginning. */
  readonly origin: Origin | null;
  /** By seat, the number of the event that opened it last. */
  readonly openedAt: readonly number[];
  /** Who got up while it waited, once for each time. */
  readonly gone: readonly string[];
  /** Whom the host sent away: they do not come back. */
  readonly removed: readonly string[];
  /** Who laid the table; null where nobody knows, as in a record. */
  readonly hostId: string | null;
  /** The game that is played again here. */
  readonly rematchOf: string | null;
  /** The club it is played in. */
  readonly club: string | null;
  /** Whether the house brought those together who play. */
  readonly matched: boolean;
  /** Whether what it comes to counts in the ratings. */
  readonly rated: boolean;
  /** How the server misbehaves towards its players, on purpose. */
  readonly chaos: Chaos | null;
  /** Who is away; no part of the log either. */
  readonly absence: Absence | null;
  /** Where this one is played again. No part of the log: only whoever looks at it as it stands is told. */
  readonly rematchId: string | null;
}

/** A game that proves nothing: its luck was given, or it begins in the middle of another. */
export const isSandbox = ({ given, origin }: Pick<Game, 'given' | 'origin'>): boolean =>
  given !== null || origin !== null;

/** The game after its first event. */
export const firstGame = (
  id: string,
  secret: string,
  at: string,
  event: TableEvent,
  hostId: string | null = null,
): Game => {
  if (event.type !== 'game-created') throw new Error(`the log of ${id} does not begin with its creation`);
  const book = rulebookOf(event.ruleset, event.rulesetVersion);
  if (book === undefined) throw frozen(id, event.ruleset, event.rulesetVersion);
  const laid = book.lay(event.seats.length, event.options);
  if (!laid.ok) throw new Error(`${id} has options its ruleset no longer knows`);
  return {
    id,
    version: 1,
    hash: CHAIN_START,
    createdAt: at,
    updatedAt: at,
    book,
    rulesetVersion: event.rulesetVersion,
    laid: laid.value,
    visibility: event.visibility,
    seats: event.seats,
    newcomers: [],
    lastActor: null,
    formerly: [],
    leavers: [],
    whenLeft: event.whenLeft ?? 'end',
    clock: event.clock === undefined ? null : newClock(event.clock, event.seats.length),
    offer: null,
    declined: [],
    sittingNow: null,
    pace: event.pace ?? 0,
    status: 'waiting',
    match: null,
    ending: null,
    isOpen: false,
    commitment: event.commitment,
    isMidway: false,
    secret,
    dice: new Dice(secret),
    salts: '',
    given: event.chance ?? null,
    hasOdds: event.odds ?? true,
    draws: 0,
    board: event.board ?? null,
    boardDraws: [],
    tournament: event.tournament ?? null,
    origin: event.origin ?? null,
    openedAt: event.seats.map(() => 1),
    gone: [],
    removed: [],
    hostId,
    rematchOf: event.rematchOf ?? null,
    club: event.club ?? null,
    matched: event.matched ?? false,
    rated: event.rated ?? false,
    chaos: event.chaos ?? null,
    rematchId: null,
    absence: null,
  };
};

export const firstMatch = ({ laid, origin }: Game): Match =>
  origin === null ? laid.empty() : laid.imagined(origin.view, seededChance(origin.seed));
