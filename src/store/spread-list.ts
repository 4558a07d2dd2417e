import { and, desc, eq } from 'drizzle-orm';
import { asListed, conditionsOn, itemOf, olderThan } from './cards.js';
import type { Database } from './database.js';
import type { ListedCard, Wanted } from './ledger.js';
import { listings, pastListings, pastPlayers } from './schema.js';

/** Law: a list is answered at home alone. A place that is down takes its games away, and nothing from a list. */
export const spreadList =
  (home: Database) =>
  async (wanted: Wanted): Promise<readonly ListedCard[]> => {
    // In this order: what is put away between the two is found twice, and not missed.
    const unfinished = await home.soon(() => listedNow(home, wanted));
    const past = maySeePast(wanted) ? await home.soon(() => listedPast(home, wanted)) : [];
    const found = new Map([...past, ...unfinished].map((card) => [card.gameId, card]));
    return [...found.values()].toSorted(newestFirst).slice(0, wanted.limit);
  };

const maySeePast = ({ status, hasOpenSeat }: Wanted): boolean =>
  (status === undefined || status === 'over') && hasOpenSeat !== true;

const shownOf = (cards: typeof listings | typeof pastListings) => ({
  ...itemOf(cards),
  version: cards.version,
  updatedAt: cards.updatedAt,
  toAct: cards.toAct,
});

const NOW = shownOf(listings);

const listedNow = async ({ orm }: Database, wanted: Wanted): Promise<readonly ListedCard[]> => {
  const rows = await orm
    .select(NOW)
    .from(listings)
    .where(and(...conditionsOn(listings, wanted)))
    .orderBy(desc(listings.createdAt), desc(listings.gameId))
    .limit(wanted.limit);
  return rows.map(asListed);
};

const PAST = shownOf(pastListings);

/** Of everybody by time, of one player by that player: each has an index in the order of the list. */
const listedPast = async (
  { orm }: Database,
  { ruleset, playerId, visibility, club, before, limit }: Wanted,
): Promise<readonly ListedCard[]> => {
  const which = [
    ruleset === undefined ? undefined : eq(pastListings.ruleset, ruleset),
    visibility === undefined ? undefined : eq(pastListings.visibility, visibility),
    club === undefined ? undefined : eq(pastListings.club, club),
  ];
  const rows =
    playerId === undefined
      ? await orm
          .select(PAST)
          .from(pastListings)
          .where(and(...which, olderThan(pastListings, before)))
          .orderBy(desc(pastListings.createdAt), desc(pastListings.gameId))
          .limit(limit)
      : await orm
          .select(PAST)
          .from(pastPlayers)
          .innerJoin(pastListings, eq(pastListings.gameId, pastPlayers.gameId))
          .where(and(eq(pastPlayers.playerId, playerId), ...which, olderThan(pastPlayers, before)))
          .orderBy(desc(pastPlayers.createdAt), desc(pastPlayers.gameId))
          .limit(limit);
  return rows.map(asListed);
};

const newestFirst = (a: ListedCard, b: ListedCard): number => {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1;
  return a.gameId < b.gameId ? 1 : -1;
};
