import type { BotLevel } from '../engine/bot.js';
import { endOnBoard } from '../engine/end-words.js';
import type { Names, Outcome, Seat, Seen, Viewer } from '../engine/game.js';
import type { Choice, Happening } from '../engine/match.js';
import type { Entry } from '../store/entry.js';
import {
  type Evening,
  isSandbox,
  namesOf,
  recall,
  type Status,
  seatOf,
  seatsOf,
  toActOf,
  type Visibility,
  viewerFrom,
  viewerOf,
} from './evening.js';
import { type ChanceKind, chanceKindOf } from './given-chance.js';
import { type ForkOf, forkOf } from './origin.js';
import { sandboxInWords } from './sandbox-words.js';
import type { SeatHolder } from './table-event.js';

/** A game as one viewer sees it: the shape that leaves the house. */
export interface GameSeen {
  readonly id: string;
  readonly ruleset: string;
  readonly rulesetVersion: number;
  readonly options: Seen;
  readonly visibility: Visibility;
  /** It proves nothing: its luck was given. */
  readonly sandbox: boolean;
  readonly chance: ChanceKind;
  /** Null for a game that begins at the beginning. */
  readonly forkOf: ForkOf | null;
  readonly status: Status;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly commitment: string;
  readonly seats: readonly SeatSeen[];
  readonly toAct: readonly Seat[];
  /** Null until the game starts. */
  readonly view: Seen | null;
  /** Empty unless it is the caller's turn. */
  readonly legal: readonly Choice[];
  readonly outcome: Outcome | null;
}

export interface SeatSeen {
  readonly seat: Seat;
  readonly kind: SeatHolder['kind'];
  readonly name: string | null;
  readonly you: boolean;
  /** How well a bot plays; only bots have one. */
  readonly level?: BotLevel;
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

export const gameSeenBy = (evening: Evening, playerId: string | null): GameSeen => {
  const viewer = viewerOf(evening, playerId);
  return {
    id: evening.id,
    ruleset: evening.book.id,
    rulesetVersion: evening.rulesetVersion,
    options: evening.laid.options,
    visibility: evening.visibility,
    sandbox: isSandbox(evening),
    chance: chanceKindOf(evening.given),
    forkOf: evening.origin === null ? null : forkOf(evening.origin),
    status: evening.status,
    version: evening.version,
    createdAt: evening.createdAt,
    updatedAt: evening.updatedAt,
    commitment: evening.commitment,
    seats: seatsSeenBy(evening, playerId),
    toAct: toActOf(evening),
    view: evening.match?.view(viewer) ?? null,
    legal: choicesOf(evening, playerId),
    outcome: evening.ending,
  };
};

/** What the caller may do now. */
export const choicesOf = (evening: Evening, playerId: string | null): readonly Choice[] => {
  const seat = seatOf(evening, playerId);
  if (seat === null || !toActOf(evening).includes(seat)) return [];
  return evening.match?.choices(seat) ?? [];
};

export const seatsSeenBy = (
  { seats }: Pick<Evening, 'seats'>,
  playerId: string | null,
): readonly SeatSeen[] => seats.map((holder, seat) => seatSeenBy(holder, seat, playerId));

const seatSeenBy = (holder: SeatHolder, seat: Seat, playerId: string | null): SeatSeen => {
  switch (holder.kind) {
    case 'player':
      return { seat, kind: holder.kind, name: holder.name, you: holder.playerId === playerId };
    case 'bot':
      return { seat, kind: holder.kind, name: holder.name, you: false, level: holder.level };
    case 'open':
      return { seat, kind: holder.kind, name: null, you: false };
  }
};

/** What was just written, as the caller sees it; the entries carry on from the version before. */
export const newsSeenBy = (
  evening: Evening,
  playerId: string | null,
  happenings: readonly Happening[],
  by: Seat | null,
): readonly EventSeen[] => {
  const viewer = newsViewer(evening, playerId, by);
  const names = namesOf(evening);
  const before = evening.version - happenings.length;
  return happenings.map((happening, index) => ({
    seq: before + index + 1,
    at: evening.updatedAt,
    by,
    ...told(happening, viewer, names),
  }));
};

/** Somebody with several seats sees what the acting one saw. */
const newsViewer = (evening: Evening, playerId: string | null, by: Seat | null): Viewer =>
  by !== null && seatsOf(evening, playerId).includes(by)
    ? viewerFrom(evening, by)
    : viewerOf(evening, playerId);

export const entriesSeenBy = (
  evening: Evening,
  playerId: string | null,
  entries: readonly Entry[],
): readonly EventSeen[] => {
  const viewer = viewerOf(evening, playerId);
  const names = namesOf(evening);
  return entries.map((entry) => {
    const happening = recall(evening, entry.event);
    return {
      seq: entry.seq,
      at: entry.at,
      by: entry.seat,
      ...told(happening, viewer, names),
    };
  });
};

const told = (happening: Happening, viewer: Viewer, names: Names) => {
  const narration = happening.narration(viewer);
  return {
    text: happening.text(viewer, names),
    ...(narration === null ? {} : { narration }),
    event: happening.sighting(viewer),
  };
};

export const boardSeenBy = (evening: Evening, playerId: string | null): string => {
  const board = evening.match?.draw(viewerOf(evening, playerId), namesOf(evening)) ?? emptyTable(evening);
  return isSandbox(evening) ? `${board}${sandboxInWords(evening)}\n` : board;
};

export const pictureSeenBy = (evening: Evening, playerId: string | null): string => {
  const match = evening.match ?? evening.laid.empty().halted(evening.ending ?? 'midway');
  return match.picture(viewerOf(evening, playerId), namesOf(evening));
};

/** A table at which nobody has played: it waits, or everybody left. */
const emptyTable = (evening: Evening): string => {
  const { book, ending } = evening;
  const seats = evening.seats.map(
    (holder, seat) => `  seat ${seat}: ${holder.kind === 'open' ? '(open)' : holder.name}`,
  );
  if (ending === null) return [`${book.name}, waiting for players`, ...seats, ''].join('\n');
  return [book.name, ...seats, ...endOnBoard(ending, namesOf(evening)), ''].join('\n');
};
