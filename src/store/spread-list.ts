import type { SQL } from 'drizzle-orm';
import { cardsNamed, conditionsOn, listedIds } from './cards.js';
import { type Database, isUnavailable } from './database.js';
import type { ListedCard, Wanted } from './ledger.js';
import type { Places } from './places.js';
import { games, listings } from './schema.js';

/** How long a place that did not answer is left alone. */
const AWAY_MS = 2_000;
/** When nearly every place is away a page may stay short. */
const MOST_ROUNDS = 5;

/** Reads cards from where their games are. Law: a place that is away takes its own games from the list, and nothing else. */
export const cardsIn = ({ placeOf }: Places) => {
  const awayUntil = new Map<Database, number>();
  const ask = async (
    place: Database,
    ids: readonly string[],
    which: readonly (SQL | undefined)[],
  ): Promise<readonly ListedCard[]> => {
    if ((awayUntil.get(place) ?? 0) > performance.now()) return [];
    try {
      return await place.soon(() => cardsNamed(place, ids, which));
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      awayUntil.set(place, performance.now() + AWAY_MS);
      return [];
    }
  };
  return async (
    ids: readonly string[],
    which: readonly (SQL | undefined)[],
  ): Promise<readonly ListedCard[]> => {
    const byPlace = new Map<Database, string[]>();
    for (const id of ids) {
      const place = placeOf(id);
      byPlace.set(place, [...(byPlace.get(place) ?? []), id]);
    }
    const found = await Promise.all([...byPlace].map(([place, own]) => ask(place, own, which)));
    const cards = new Map(found.flat().map((card) => [card.gameId, card]));
    return ids.flatMap((id) => cards.get(id) ?? []);
  };
};

/** At home it is asked which games, and where they are what is so of them: one that no longer belongs in the list is left out. */
export const spreadList =
  ({ home }: Places, cardsOf: ReturnType<typeof cardsIn>) =>
  async (wanted: Wanted): Promise<readonly ListedCard[]> => {
    const found: ListedCard[] = [];
    const still = conditionsOn(games, wanted);
    let { before } = wanted;
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const which = conditionsOn(listings, { ...wanted, before });
      const page = await home.soon(() => listedIds(home, listings, which, wanted.limit));
      const ids = page.map(({ gameId }) => gameId);
      found.push(...(await cardsOf(ids, still)));
      before = page.at(-1);
      if (found.length >= wanted.limit || page.length < wanted.limit) break;
    }
    return found.slice(0, wanted.limit);
  };
