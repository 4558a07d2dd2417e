import { and, arrayContains, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from './database.js';
import type { ListedCard, Wanted } from './ledger.js';
import { events, games, type listings, type pastListings } from './schema.js';

/** The table that is asked which games belong in a list: the games themselves, or where they are elsewhere what is known of them at home. */
export type Cards = typeof games | typeof listings;

/** What an item of a list is made of, beside the end of its log. */
export const itemOf = (cards: Cards | typeof pastListings) => ({
  gameId: cards.gameId,
  ruleset: cards.ruleset,
  visibility: cards.visibility,
  status: cards.status,
  card: cards.card,
  createdAt: cards.createdAt,
  changedAt: cards.changedAt,
});

/** Where a page begins: after the last of the page before, newest first. */
export const olderThan = (
  { createdAt, gameId }: { readonly createdAt: PgColumn; readonly gameId: PgColumn },
  before: Wanted['before'],
): SQL | undefined =>
  before === undefined
    ? undefined
    : or(
        lt(createdAt, new Date(before.createdAt)),
        and(eq(createdAt, new Date(before.createdAt)), lt(gameId, before.gameId)),
      );

export const conditionsOn = (
  cards: Cards,
  { ruleset, status, hasOpenSeat, playerId, visibility, club, before }: Wanted,
): readonly (SQL | undefined)[] => [
  ruleset === undefined ? undefined : eq(cards.ruleset, ruleset),
  status === undefined ? undefined : eq(cards.status, status),
  // Word for word as in the index.
  hasOpenSeat === true ? sql`has_open_seat` : undefined,
  playerId === undefined ? undefined : arrayContains(cards.players, [playerId]),
  visibility === undefined ? undefined : eq(cards.visibility, visibility),
  club === undefined ? undefined : eq(cards.club, club),
  olderThan(cards, before),
];

/** Cards with the number and time of their games' last events, newest first. */
export const cardsAt = async (
  { orm }: Database,
  which: readonly (SQL | undefined)[],
  limit: number,
): Promise<readonly ListedCard[]> => {
  const last = orm
    .select({ version: events.seq, updatedAt: events.at, toAct: events.toAct })
    .from(events)
    .where(eq(events.gameId, games.gameId))
    .orderBy(desc(events.seq))
    .limit(1)
    .as('last');
  const rows = await orm
    .select({ ...itemOf(games), version: last.version, updatedAt: last.updatedAt, toAct: last.toAct })
    .from(games)
    .innerJoinLateral(last, sql`true`)
    .where(and(...which))
    .orderBy(desc(games.createdAt), desc(games.gameId))
    .limit(limit);
  return rows.map(asListed);
};

interface Times {
  readonly createdAt: Date;
  readonly changedAt: Date | null;
  readonly updatedAt: Date;
}

/** Times as text. */
export const asListed = <Item extends Times>(item: Item) => ({
  ...item,
  createdAt: item.createdAt.toISOString(),
  changedAt: item.changedAt?.toISOString() ?? null,
  updatedAt: item.updatedAt.toISOString(),
});
