import { z } from 'zod';
import type { Outcome } from '../../engine/outcome.js';
import { no, type Result, yes } from '../../engine/result.js';
import type { Seat } from '../../engine/ruleset.js';
import { SOMEBODY } from '../../proof/sealed-names.js';
import type { Ledger, ListedCard, Wanted } from '../../store/ledger.js';
import type { Players } from '../../store/players.js';
import type { LiveGames } from '../cache/live-games.js';
import { unknownClub } from '../clubs/club-problems.js';
import type { Membership } from '../clubs/membership.js';
import { CardSeats, namedSeats, peopleIn } from '../game/card-seats.js';
import { ChanceKind } from '../game/given-chance.js';
import { ForkOf } from '../game/origin.js';
import { toActOf } from '../game/people.js';
import { StoredOutcome } from '../game/stored-outcome.js';
import type { Problem } from '../problem.js';
import { findRulebook } from '../shelf.js';
import { isUnavailable } from '../unavailable.js';
import { unlessUnfoldable } from '../unfoldable.js';
import { type SeatSeen, seatsSeenBy } from '../windows/seats.js';

/** A game in a list: enough to choose from. */
export interface GameListed {
  readonly id: string;
  readonly ruleset: string;
  readonly rulesetVersion: number;
  readonly options: { readonly [option: string]: unknown };
  readonly visibility: string;
  readonly sandbox: boolean;
  readonly chance: ChanceKind;
  /** Null for a game that begins at the beginning. */
  readonly forkOf: ForkOf | null;
  /** Null for a game that is no rematch. */
  readonly rematchOf: string | null;
  /** Null for a game of no club. */
  readonly club: string | null;
  readonly rated: boolean;
  readonly status: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly seats: readonly SeatSeen[];
  readonly toAct: readonly Seat[];
  readonly outcome: Outcome | null;
}

export interface GamePage {
  readonly items: readonly GameListed[];
  /** Where the next page begins; null when this is the last. */
  readonly next: { readonly createdAt: string; readonly gameId: string } | null;
}

export interface WantedList {
  readonly ruleset?: string | undefined;
  readonly status?: string | undefined;
  /** Only games where somebody may sit down, before the start or during play. */
  readonly hasOpenSeat?: boolean | undefined;
  /** Only games of this club, for its people. */
  readonly club?: string | undefined;
  /** Only the caller's own games, the private ones too; or only those of them where the caller is to act. */
  readonly whose: 'anybody' | 'mine' | 'mine-to-act';
  readonly limit: number;
  readonly before?: { readonly createdAt: string; readonly gameId: string } | undefined;
}

/** What a list is made of: cards, the games themselves where a card does not say enough, and what people are called. */
export interface Shelves {
  readonly ledger: Pick<Ledger, 'list'>;
  readonly games: Pick<LiveGames, 'now'>;
  readonly players: Pick<Players, 'names'>;
  readonly membership: Pick<Membership, 'of' | 'names'>;
}

/** A page of games, newest first, and where the next page begins. Private games are listed for those who sit in them. */
export const listGames = async (
  shelves: Shelves,
  playerId: string | null,
  wanted: WantedList,
): Promise<Result<GamePage, Problem>> => {
  const { ruleset, status, hasOpenSeat, before, limit, whose, club } = wanted;
  const book = ruleset === undefined ? yes(null) : findRulebook(ruleset);
  if (!book.ok) return book;
  const roof = club === undefined ? yes({}) : await underRoof(shelves.membership, club, playerId);
  if (!roof.ok) return roof;
  const which =
    whose === 'anybody' ? { visibility: 'public', ...roof.value } : { playerId: playerId ?? '', club };
  const asked = { ruleset, status, hasOpenSeat, before, limit: limit + 1, ...which };
  const found = await (whose === 'mine-to-act'
    ? awaiting(shelves, playerId, asked)
    : tablesIn(shelves, await shelves.ledger.list(asked)));
  const tables = found.slice(0, limit);
  const names = await shelves.players.names([...new Set(tables.flatMap(({ seats }) => peopleIn(seats)))]);
  const inClubs = await namesInClubs(shelves.membership, tables);
  const last = tables.at(-1)?.card;
  return yes({
    items: tables.map((table) =>
      listed(table, { here: inClubs.get(table.club ?? ''), anywhere: names }, playerId),
    ),
    next:
      found.length > limit && last !== undefined ? { createdAt: last.createdAt, gameId: last.gameId } : null,
  });
};

/** The people of a club find its games; its owner those too that only the players see. */
const underRoof = async (
  membership: Pick<Membership, 'of'>,
  club: string,
  playerId: string | null,
): Promise<Result<Pick<Wanted, 'club' | 'visibility'>, Problem>> => {
  const belonging = playerId === null ? null : await membership.of(club, playerId);
  if (belonging === null) return no(unknownClub(club));
  return yes({ club, visibility: belonging.role === 'owner' ? undefined : 'club' });
};

type Names = ReadonlyMap<string, string>;

/** What people are called in the clubs that these tables belong to. */
const namesInClubs = async (
  membership: Pick<Membership, 'names'>,
  tables: readonly ListedTable[],
): Promise<ReadonlyMap<string, Names>> => {
  const clubs = new Set(tables.flatMap(({ club }) => club ?? []));
  return new Map(
    await Promise.all([...clubs].map(async (club) => [club, await membership.names(club)] as const)),
  );
};

/** What a card says. */
export const Card = z.object({
  rulesetVersion: z.int(),
  options: z.record(z.string(), z.unknown()),
  seats: CardSeats,
  outcome: z.union([z.null(), StoredOutcome]),
  sandbox: z.boolean().optional(),
  chance: ChanceKind.optional(),
  forkOf: z.union([ForkOf, z.null()]).optional(),
  rematchOf: z.union([z.string(), z.null()]).optional(),
  club: z.union([z.string(), z.null()]).optional(),
  rated: z.boolean().optional(),
});

interface ListedTable extends z.infer<typeof Card> {
  readonly card: ListedCard;
  readonly toAct: readonly Seat[];
}

const PAGE = 200;

/** Those of somebody's games where they are to act. Nobody plays so many at once that it takes long to look through them. */
const awaiting = async (
  shelves: Shelves,
  playerId: string | null,
  asked: Wanted,
): Promise<readonly ListedTable[]> => {
  if ((asked.status ?? 'playing') !== 'playing') return [];
  const found: ListedTable[] = [];
  let { before } = asked;
  for (;;) {
    const cards = await shelves.ledger.list({ ...asked, status: 'playing', before, limit: PAGE });
    const tables = await tablesIn(shelves, cards);
    found.push(
      ...tables.filter(({ seats, toAct }) =>
        toAct.some((seat) => {
          const holder = seats[seat];
          return holder?.kind === 'player' && holder.playerId === playerId;
        }),
      ),
    );
    if (found.length >= asked.limit || cards.length < PAGE) return found;
    before = cards.at(-1);
  }
};

const tablesIn = (
  { games }: Pick<Shelves, 'games'>,
  cards: readonly ListedCard[],
): Promise<readonly ListedTable[]> =>
  Promise.all(
    cards.map(async (card) => ({
      ...Card.parse(card.card),
      card,
      toAct: card.status === 'playing' ? (card.toAct ?? (await toActBefore(games, card.gameId))) : [],
    })),
  );

/** A log that has not grown since before it was written down whose turn it is: the game is asked. */
const toActBefore = async (games: Shelves['games'], gameId: string): Promise<readonly Seat[]> => {
  const game = await unlessUnfoldable(games.now(gameId)).catch((error: unknown) => {
    // A place that is away takes its games, and not the list.
    if (isUnavailable(error)) return null;
    throw error;
  });
  return game === null ? [] : toActOf(game);
};

const listed = (
  { card, toAct, seats, ...table }: ListedTable,
  { here, anywhere }: { readonly here: Names | undefined; readonly anywhere: Names },
  playerId: string | null,
): GameListed => ({
  id: card.gameId,
  ruleset: card.ruleset,
  rulesetVersion: table.rulesetVersion,
  options: table.options,
  visibility: card.visibility,
  sandbox: table.sandbox ?? false,
  chance: table.chance ?? 'fair',
  forkOf: table.forkOf ?? null,
  rematchOf: table.rematchOf ?? null,
  club: table.club ?? null,
  rated: table.rated ?? false,
  status: card.status,
  version: card.version,
  createdAt: card.createdAt,
  updatedAt: card.updatedAt,
  seats: seatsSeenBy(
    { seats: namedSeats(seats, (id) => here?.get(id) ?? anywhere.get(id) ?? SOMEBODY) },
    playerId,
  ),
  toAct,
  outcome: table.outcome,
});
