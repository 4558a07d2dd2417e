import { endOnBoard } from '../../engine/end-words.js';
import { ENGLISH, type Language } from '../../engine/language.js';
import type { Choice, Happening } from '../../engine/match.js';
import type { Names, Outcome, Seat, Seen, Viewer } from '../../engine/ruleset.js';
import { listed, wrapped } from '../../engine/words.js';
import type { Entry } from '../../store/entry.js';
import type { Chaos } from '../game/chaos.js';
import { isPlayedByBot } from '../game/clock.js';
import { recall } from '../game/fold.js';
import { type Game, isSandbox, type Status, type Visibility } from '../game/game.js';
import { type ChanceKind, chanceKindOf } from '../game/given-chance.js';
import { tableCode } from '../game/invitations.js';
import { standsIn, type WhenLeft } from '../game/leavers.js';
import { type ForkOf, forkOf } from '../game/origin.js';
import { maySit, namesAt, namesOf, seatOf, seatsOf, toActOf, viewerFrom, viewerOf } from '../game/people.js';
import { choicesAt } from '../game/script-fit.js';
import { absenceInWords, claimableAtSeen } from './absence-seen.js';
import { type ClockSeen, clockInWords, clockSeen } from './clock-seen.js';
import { type OfferSeen, offerInWords, offerSeen } from './offer-seen.js';
import { sandboxInWords } from './sandbox-words.js';
import { isHost, type SeatSeen, seatsAtTable } from './seats.js';

/** A game as one viewer sees it: the shape that leaves the server. */
export interface GameSeen {
  readonly id: string;
  readonly ruleset: string;
  readonly rulesetVersion: number;
  readonly options: Seen;
  readonly visibility: Visibility;
  /** What to say aloud to whoever shall come; only where the table is open to whoever has the link. */
  readonly code: string | null;
  /** It proves nothing: its luck was given. */
  readonly sandbox: boolean;
  readonly chance: ChanceKind;
  /** Null for a game that begins at the beginning. */
  readonly forkOf: ForkOf | null;
  /** The game that is played again here. */
  readonly rematchOf: string | null;
  /** The club it is played in. */
  readonly club: string | null;
  /** The tournament it is played in. */
  readonly tournament: string | null;
  /** Whether what it comes to counts in the ratings. */
  readonly rated: boolean;
  /** Whether players may ask for the odds. */
  readonly odds: boolean;
  readonly whenLeft: WhenLeft;
  /** How the server misbehaves towards its players, on purpose. */
  readonly chaos: Chaos | null;
  readonly status: Status;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly commitment: string;
  /** Whether the caller laid the table. */
  readonly hosting: boolean;
  readonly seats: readonly SeatSeen[];
  /** Whether the caller may take a seat that is open. */
  readonly maySit: boolean;
  readonly toAct: readonly Seat[];
  /** Null until the game starts. */
  readonly view: Seen | null;
  /** Empty unless it is the caller's turn. */
  readonly legal: readonly Choice[];
  readonly outcome: Outcome | null;
  readonly clock: ClockSeen | null;
  readonly offer: OfferSeen | null;
  /** From when on the others may claim the seat of whoever is to act; null while that one is there. */
  readonly claimableAt: string | null;
  /** Where it is played again; null while nobody has asked for it. */
  readonly rematch: string | null;
}

/** An event as one viewer sees it. */
export interface EventSeen {
  readonly seq: number;
  readonly at: string;
  readonly by: Seat | null;
  readonly text: string;
  /** The same in the game's traditional wording; only where it has one. */
  readonly narration?: string;
  readonly event: { readonly type: string };
}

/** What is settled when a table is laid. */
export const gameTableSeen = (game: Game) => ({
  id: game.id,
  ruleset: game.book.id,
  rulesetVersion: game.rulesetVersion,
  options: game.laid.options,
  visibility: game.visibility,
  code: tableCode(game),
  sandbox: isSandbox(game),
  chance: chanceKindOf(game),
  forkOf: game.origin === null ? null : forkOf(game.origin),
  rematchOf: game.rematchOf,
  club: game.club,
  tournament: game.tournament,
  rated: game.rated,
  odds: game.hasOdds,
  whenLeft: game.whenLeft,
  chaos: game.chaos,
});

export const gameSeenBy = (game: Game, playerId: string | null, language: Language = ENGLISH): GameSeen => {
  const viewer = viewerOf(game, playerId);
  return {
    ...gameTableSeen(game),
    status: game.status,
    version: game.version,
    createdAt: game.createdAt,
    updatedAt: game.updatedAt,
    commitment: game.commitment,
    hosting: isHost(game, playerId),
    seats: seatsAtTable(game, playerId),
    maySit: maySit(game, playerId),
    toAct: toActOf(game),
    view: game.match?.view(viewer) ?? null,
    legal: choicesOf(game, playerId, language),
    outcome: game.ending,
    clock: clockSeen(game),
    offer: offerSeen(game),
    claimableAt: claimableAtSeen(game),
    rematch: game.rematchId,
  };
};

/** What the caller may do now. */
export const choicesOf = (
  game: Game,
  playerId: string | null,
  language: Language = ENGLISH,
): readonly Choice[] => {
  const seat = seatOf(game, playerId);
  if (game.match === null || seat === null || !toActOf(game).includes(seat)) return [];
  if (isPlayedByBot(game, seat)) return [];
  return choicesAt(game, game.match, seat, language);
};

/** What was just written, as the caller sees it; the entries carry on from the version before. */
export const newsSeenBy = (
  game: Game,
  playerId: string | null,
  happenings: readonly Happening[],
  by: Seat | null,
  language: Language = ENGLISH,
): readonly EventSeen[] => {
  const viewer = newsViewer(game, playerId, by);
  const before = game.version - happenings.length;
  return happenings.map((happening, index) => ({
    seq: before + index + 1,
    at: game.updatedAt,
    by,
    ...told(happening, viewer, namesAt(game, before + index + 1, language), language),
  }));
};

/** Somebody with several seats sees what the acting one saw. */
const newsViewer = (game: Game, playerId: string | null, by: Seat | null): Viewer =>
  by !== null && seatsOf(game, playerId).includes(by) ? viewerFrom(game, by) : viewerOf(game, playerId);

export const entriesSeenBy = (
  game: Game,
  playerId: string | null,
  entries: readonly Entry[],
  language: Language = ENGLISH,
): readonly EventSeen[] => {
  const viewer = viewerOf(game, playerId);
  return entries.map((entry) => {
    const happening = recall(game, entry.event);
    const names = namesAt(game, entry.seq, language);
    return {
      seq: entry.seq,
      at: entry.at,
      by: entry.seat,
      ...told(happening, viewer, names, language),
    };
  });
};

const told = (happening: Happening, viewer: Viewer, names: Names, language: Language) => {
  const narration = happening.narration(viewer);
  return {
    text: happening.text(viewer, names, language),
    ...(narration === null ? {} : { narration }),
    event: happening.sighting(viewer),
  };
};

export const boardSeenBy = (game: Game, playerId: string | null): string => {
  const board = game.match?.draw(viewerOf(game, playerId), namesOf(game)) ?? emptyTable(game);
  const more = [
    ...openSeatsInWords(game),
    ...standInsInWords(game),
    ...clockInWords(game),
    ...offerInWords(game),
    ...absenceInWords(game),
    ...(isSandbox(game) ? [sandboxInWords(game)] : []),
    ...(game.rematchId === null ? [] : [`It is played again: ${game.rematchId}.`]),
  ];
  return `${board}${more.map((line) => `${line}\n`).join('')}`;
};

/** Somebody left a game that goes on: it waits, or soon will, for whoever sits down. */
const openSeatsInWords = ({ status, seats }: Game): readonly string[] => {
  const open = seats.flatMap(({ kind }, seat) => (kind === 'open' ? [`Seat ${seat}`] : []));
  if (status !== 'playing' || open.length === 0) return [];
  return [`${listed(open)} ${open.length === 1 ? 'is' : 'are'} open: whoever sits down plays on from here.`];
};

/** Somebody left, and a bot plays on for them. */
const standInsInWords = ({ status, seats }: Game): readonly string[] =>
  status !== 'playing'
    ? []
    : seats.flatMap((holder, seat) =>
        standsIn(holder)
          ? wrapped(`${holder.name} plays on for ${holder.standsInFor}: seat ${seat} can be taken over.`, 80)
          : [],
      );

export const pictureSeenBy = (game: Game, playerId: string | null, language: Language = ENGLISH): string => {
  const match = game.match ?? game.laid.empty().halted(game.ending ?? 'midway');
  return match.picture(viewerOf(game, playerId), namesOf(game, language), language);
};

/** A table at which nobody has played: it waits, or everybody left. */
const emptyTable = (game: Game): string => {
  const { book, ending } = game;
  const seats = game.seats.map(
    (holder, seat) => `  seat ${seat}: ${holder.kind === 'open' ? '(open)' : holder.name}`,
  );
  if (ending === null) return [`${book.name}, waiting for players`, ...seats, ''].join('\n');
  return [book.name, ...seats, ...endOnBoard(ending, namesOf(game)), ''].join('\n');
};
