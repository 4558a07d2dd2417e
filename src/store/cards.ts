import { and, arrayContains, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.js';
import { cardColumns } from './game-log.js';
import type { ListedCard, Wanted } from './ledger.js';
import { events, games, type listings } from './schema.js';

/** The table that is asked which games belong in a list: the games themselves, or where they are elsewhere what is known of them at home. */
export type Cards = typeof games | typeof listings;

export const conditionsOn = (
  cards: Cards,
  { ruleset, status, hasOpenSeat, playerId, visibility, before }: Wanted,
): readonly (SQL | undefined)[] => [
  ruleset === undefined ? undefined : eq(cards.ruleset, ruleset),
  status === undefined ? undefined : eq(cards.status, status),
  // Word for word as in the index.
  hasOpenSeat === true ? sql`has_open_seat` : undefined,
  playerId === undefined ? undefined : arrayContains(cards.players, [playerId]),
  visibility === undefined ? undefined : eq(cards.visibility, visibility),
  before === undefined
    ? undefined
    : or(
        lt(cards.createdAt, new Date(before.createdAt)),
        and(eq(cards.createdAt, new Date(before.createdAt)), lt(cards.gameId, before.gameId)),
      ),
];

/** Cards with the number and time of their games' last events, newest first: truthful, since it is asked where the games are. */
export const cardsAt = async (
  { orm }: Database,
  which: readonly (SQL | undefined)[],
  limit: number,
): Promise<readonly ListedCard[]> => {
  const last = orm
    .select({ version: events.seq, updatedAt: events.at })
    .from(events)
    .where(eq(events.gameId, games.gameId))
    .orderBy(desc(events.seq))
    .limit(1)
    .as('last');
  const rows = await orm
    .select({ card: cardColumns, version: last.version, updatedAt: last.updatedAt })
    .from(games)
    .innerJoinLateral(last, sql`true`)
    .where(and(...which))
    .orderBy(desc(games.createdAt), desc(games.gameId))
    .limit(limit);
  return rows.map(({ card, version, updatedAt }) => ({
    ...card,
    createdAt: card.createdAt.toISOString(),
    version,
    updatedAt: updatedAt.toISOString(),
  }));
};

/** The same for games that are named, in two questions: a cluster plans a join of each game with its last event many times as long. */
export const cardsNamed = async (
  { orm }: Database,
  gameIds: readonly string[],
  which: readonly (SQL | undefined)[],
): Promise<readonly ListedCard[]> => {
  const named = [...gameIds];
  const [cards, ends] = await Promise.all([
    orm
      .select(cardColumns)
      .from(games)
      .where(and(inArray(games.gameId, named), ...which)),
    orm
      .selectDistinctOn([events.gameId], { gameId: events.gameId, version: events.seq, updatedAt: events.at })
      .from(events)
      .where(inArray(events.gameId, named))
      .orderBy(events.gameId, desc(events.seq)),
  ]);
  const endOf = new Map(ends.map((end) => [end.gameId, end]));
  return cards.flatMap((card) => {
    const end = endOf.get(card.gameId);
    if (end === undefined) return [];
    const createdAt = card.createdAt.toISOString();
    return [{ ...card, createdAt, version: end.version, updatedAt: end.updatedAt.toISOString() }];
  });
};

/** Which games belong in a list, and where the next page begins. */
export const listedIds = async (
  { orm }: Database,
  cards: Cards,
  which: readonly (SQL | undefined)[],
  limit: number,
): Promise<readonly { readonly gameId: string; readonly createdAt: string }[]> => {
  const rows = await orm
    .select({ gameId: cards.gameId, createdAt: cards.createdAt })
    .from(cards)
    .where(and(...which))
    .orderBy(desc(cards.createdAt), desc(cards.gameId))
    .limit(limit);
  return rows.map(({ gameId, createdAt }) => ({ gameId, createdAt: createdAt.toISOString() }));
};
