import { createHmac } from 'node:crypto';
import { and, arrayContains, asc, eq, ne, or, sql } from 'drizzle-orm';
import { idleIn } from './idle.js';
import type { Places } from './places.js';
import { games, houseKeys, listings } from './schema.js';

/** Games that wait or play: how many there are of whom, and which wait in vain. Asked of the database, so it holds for all processes. */
export interface Unfinished {
  /** Those somebody sits in, or laid for bots alone; oldest first, at most so many, this one left out. */
  of(playerId: string, except: string, limit: number): Promise<readonly string[]>;
  /** The word under which a network is counted; nobody can tell the network from it who has not this database's key. */
  markOf(network: string): Promise<string>;
  /** Tables that wait, and where nothing has happened, and nobody who belongs there has looked, since before this moment. */
  idle(before: Date, limit: number): Promise<readonly string[]>;
}

/** Word for word as in the indexes. */
const LASTS = sql`status <> 'over'`;
const FOR_BOTS = sql`players = '{}'`;

export const openUnfinished = (places: Places): Unfinished => {
  const { orm, soon } = places.home;
  const cards = places.isSpread ? listings : games;
  const idle = idleIn(places);
  let key: string | null = null;
  const readKey = async (): Promise<string> => {
    const [row] = await soon(() =>
      orm.select({ key: houseKeys.key }).from(houseKeys).where(eq(houseKeys.name, 'network')),
    );
    if (row === undefined) throw new Error('the key of the networks is missing from house_keys');
    return row.key;
  };
  return {
    async of(playerId, except, limit) {
      const isTheirs = or(arrayContains(cards.players, [playerId]), and(FOR_BOTS, eq(cards.host, playerId)));
      const rows = await soon(() =>
        orm
          .select({ gameId: cards.gameId })
          .from(cards)
          .where(and(LASTS, isTheirs, ne(cards.gameId, except)))
          .orderBy(asc(cards.createdAt))
          .limit(limit),
      );
      return rows.map(({ gameId }) => gameId);
    },
    async markOf(network) {
      key ??= await readKey();
      return createHmac('sha256', key).update(network).digest('hex');
    },
    idle,
  };
};
