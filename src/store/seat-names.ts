import { eq, inArray } from 'drizzle-orm';
import {
  mayNameSomebody,
  peopleNamedIn,
  type SealedName,
  toldEvent,
  withoutNames,
} from '../proof/sealed-names.js';
import type { Database } from './database.js';
import { forgottenPlayers, type StoredJson, seatNames } from './schema.js';

/** The names that lie beside the log of a game, and the log with them. */
export interface NameTags {
  of(gameId: string): Promise<readonly SealedName[]>;
  /** Entries as they are told: every name that is not forgotten in its place. */
  told<Read extends { readonly event: StoredJson }>(
    gameId: string,
    entries: readonly Read[],
  ): Promise<readonly (Read & { readonly sealed?: StoredJson })[]>;
}

/** Names are beside their game; who is forgotten is known at home. */
export const nameTagsAt = ({ orm, soon }: Database, home: Database): NameTags => {
  const of = (gameId: string): Promise<readonly SealedName[]> =>
    soon(() =>
      orm
        .select({ named: seatNames.named, name: seatNames.name, salt: seatNames.salt })
        .from(seatNames)
        .where(eq(seatNames.gameId, gameId))
        .orderBy(seatNames.name, seatNames.named),
    );
  const forgottenAmong = async (playerIds: readonly string[]): Promise<ReadonlySet<string>> => {
    if (playerIds.length === 0) return new Set();
    const rows = await home.soon(() =>
      home.orm
        .select({ playerId: forgottenPlayers.playerId })
        .from(forgottenPlayers)
        .where(inArray(forgottenPlayers.playerId, [...playerIds])),
    );
    return new Set(rows.map(({ playerId }) => playerId));
  };
  return {
    of,
    async told(gameId, entries) {
      const people = entries.flatMap(({ event }) => (mayNameSomebody(event) ? [peopleNamedIn(event)] : []));
      if (people.length === 0) return entries;
      const isSealed = people.some(({ seals }) => seals.length > 0);
      const names = new Map((isSealed ? await of(gameId) : []).map(({ named, name }) => [named, name]));
      // Only logs from before names were sealed say them plainly.
      const forgotten = await forgottenAmong([...new Set(people.flatMap(({ plain }) => plain))]);
      return entries.map((entry) => {
        if (!mayNameSomebody(entry.event)) return entry;
        const unsealed = toldEvent(entry.event, (named) => names.get(named));
        const event = withoutNames(unsealed, (playerId) => forgotten.has(playerId));
        return event === entry.event ? entry : { ...entry, event, sealed: entry.event };
      });
    },
  };
};
