import { ENGLISH, type Language, type OtherLanguage } from '../../engine/language.js';
import type { Names, Seat, Viewer } from '../../engine/ruleset.js';
import { reviewerFrom } from '../../engine/viewer.js';
import type { Game } from './game.js';
import { standsIn } from './leavers.js';
import type { SeatHolder } from './seat-holder.js';

/** Who sits at a game: what they are called, who is to act, and what each may see. */

/** A seat as its own name, and in the middle of one. */
const SEAT: Readonly<Record<Language, string>> = { en: 'Seat', de: 'Platz' };
const OF_SEAT: Readonly<Record<Language, string>> = { en: 'seat', de: 'Platz' };

/** What the seats are called in sentences; equal names are told apart, such as those of one player in two seats. */
export const namesOf = ({ seats }: Pick<Game, 'seats'>, language: Language = ENGLISH): Names =>
  seats.map((holder, seat) => {
    if (holder.kind === 'open') return `${SEAT[language]} ${seat}`;
    const isOnlyOne = seats.every(
      (other, at) => at === seat || other.kind === 'open' || other.name !== holder.name,
    );
    const name = holder.kind === 'bot' ? botIn(language, holder.name) : holder.name;
    return isOnlyOne ? name : `${name} (${OF_SEAT[language]} ${seat})`;
  });

/** The log keeps what a bot is called in English, and a number where several play alike. */
export const botIn = (language: Language, name: string): string => {
  if (language === 'en') return name;
  const names = BOTS[language];
  return name.replace(/^(?:Easy|Medium|Hard) bot\b/, (known) => names[known] ?? known);
};

/** Names stand in every case of a sentence, so they are such as do not change. */
const BOTS: Readonly<Record<OtherLanguage, Readonly<Record<string, string>>>> = {
  de: { 'Easy bot': 'Bot Leicht', 'Medium bot': 'Bot Mittel', 'Hard bot': 'Bot Schwer' },
};

/** What the seats were called at an event: who has left did what they did. */
export const namesAt = (game: Game, seq: number, language: Language = ENGLISH): Names => {
  const names = namesOf(game, language);
  if (game.formerly.length === 0) return names;
  return names.map(
    (name, seat) => game.formerly.find((former) => former.seat === seat && former.until >= seq)?.name ?? name,
  );
};

/** The seats that somebody holds now, also when we look back. */
export const seatsOf = (
  { seats, sittingNow }: Pick<Game, 'seats' | 'sittingNow'>,
  playerId: string | null,
): readonly Seat[] => {
  const own: Seat[] = [];
  (sittingNow ?? seats).forEach((holder, seat) => {
    if (holder.kind === 'player' && holder.playerId === playerId) own.push(seat);
  });
  return own;
};

/** Whether this player's name stands somewhere in the game. */
export const hasNamed = ({ seats, sittingNow, formerly }: Game, playerId: string): boolean =>
  formerly.some((former) => former.playerId === playerId) ||
  [...seats, ...(sittingNow ?? [])].some((holder) => holder.kind !== 'bot' && holder.playerId === playerId);

/** Nobody before the start, after the end, or in the middle of a decision. */
export const toActOf = (game: Game): readonly Seat[] =>
  game.status === 'playing' && !game.isMidway ? (game.match?.toAct ?? []) : [];

/** Somebody with several seats looks, and acts, from the one to act. Null for whoever has none. */
export const seatOf = (game: Game, playerId: string | null): Seat | null => {
  const own = seatsOf(game, playerId);
  const toAct = toActOf(game);
  return own.find((seat) => toAct.includes(seat)) ?? own[0] ?? null;
};

/** The one place where it is decided with which eyes somebody looks. */
export const viewerOf = (game: Game, playerId: string | null): Viewer =>
  viewerFrom(game, seatOf(game, playerId));

export const viewerFrom = ({ isOpen }: Game, seat: Seat | null): Viewer =>
  isOpen ? reviewerFrom(seat) : (seat ?? 'spectator');

/** A private game is for those who sit in it or laid it, and for those for whom a seat is kept, by a bot or open; whom a club lets in, the club knows. */
export const maySee = (game: Game, playerId: string | null): boolean =>
  (game.visibility !== 'private' && game.visibility !== 'club') ||
  (playerId !== null &&
    (game.hostId === playerId ||
      seatsOf(game, playerId).length > 0 ||
      seatsKeptFor(game, playerId).length > 0 ||
      game.leavers.some((leaver) => leaver.playerId === playerId)));

/** Open seats that nobody else may take. */
export const seatsKeptFor = ({ seats }: Pick<Game, 'seats'>, playerId: string | null): readonly Seat[] =>
  seats.flatMap((holder, seat) => (holder.kind === 'open' && isKeptFor(holder, playerId) ? [seat] : []));

type OpenSeat = Extract<SeatHolder, { kind: 'open' }>;

const isKeptFor = (holder: OpenSeat, playerId: string | null): boolean =>
  holder.playerId !== undefined && holder.playerId === playerId;

/** Whether an open seat is only for those who are invited to it. */
export const wantsInvitation = (
  { visibility, seats }: Pick<Game, 'visibility' | 'seats'>,
  seat: Seat,
): boolean => {
  const holder = seats[seat];
  if (holder?.kind !== 'open' || holder.playerId !== undefined) return false;
  return holder.invite === true || visibility === 'private';
};

/** Who left a game that is being played comes back to no other seat than the one a bot keeps for them. */
export const hasLeft = ({ status, formerly, leavers }: Game, playerId: string | null, seat: Seat): boolean =>
  status === 'playing' &&
  formerly.some((former) => former.playerId !== null && former.playerId === playerId) &&
  !leavers.some((leaver) => leaver.seat === seat && leaver.playerId === playerId);

/** Somebody may change their mind, but not until the log is full. */
const MOST_RETURNS = 8;

export const comesAndGoes = ({ status, formerly }: Game, playerId: string | null): boolean =>
  status === 'playing' &&
  playerId !== null &&
  formerly.filter((former) => former.playerId === playerId).length > MOST_RETURNS;

/** The same at a table that waits, where getting up costs nothing. */
export const wanders = ({ status, gone }: Game, playerId: string | null): boolean =>
  status === 'waiting' && gone.filter((one) => one === playerId).length > MOST_RETURNS;

/** Whoever took a second seat where something is hidden would see two hands. */
export const wouldSeeTwoHands = (game: Game, playerId: string | null): boolean =>
  game.status === 'playing' && game.book.hidesSomething && seatsOf(game, playerId).length > 0;

/** One person in two seats would make a game worthless that counts. */
export const hasRatedSeat = (
  game: Pick<Game, 'seats' | 'sittingNow' | 'rated'>,
  playerId: string | null,
): boolean => game.rated && seatsOf(game, playerId).length > 0;

/** Whether this player, or whoever becomes one, may take a seat that is open at that moment. */
export const maySit = (game: Game, playerId: string | null): boolean =>
  !wouldSeeTwoHands(game, playerId) &&
  !hasRatedSeat(game, playerId) &&
  !isRemoved(game, playerId) &&
  !comesAndGoes(game, playerId) &&
  !wanders(game, playerId) &&
  seatsToTake(game, playerId).some((seat) => !hasLeft(game, playerId, seat));

/** Whoever was sent away by the host does not come straight back. */
export const isRemoved = ({ removed }: Game, playerId: string | null): boolean =>
  playerId !== null && removed.includes(playerId);

/** Seats that somebody could sit down in without an invitation: those kept for them, those that are open, then those that bots keep for people. */
export const seatsToTake = (game: Game, playerId: string | null): readonly Seat[] => {
  const { status, seats } = game;
  if (status === 'over') return [];
  const kept = seatsKeptFor(game, playerId);
  const open = seats.flatMap((holder, seat) =>
    game.tournament === null &&
    holder.kind === 'open' &&
    holder.playerId === undefined &&
    !wantsInvitation(game, seat)
      ? [seat]
      : [],
  );
  return [...kept, ...open, ...seats.flatMap((holder, seat) => (standsIn(holder) ? [seat] : []))];
};

/** Whether somebody is missing. */
export const hasOpenSeat = ({ status, seats }: Pick<Game, 'status' | 'seats'>): boolean =>
  status !== 'over' && seats.some(({ kind }) => kind === 'open');
