import { and, asc, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Places } from './places.js';
import { events, games, listings, looks } from './schema.js';
import type { Unfinished } from './unfinished.js';

/** Word for word as in the indexes. */
const WAITS = sql`status = 'waiting'`;

/** Tables that wait, where nothing has happened and nobody has looked since before a moment; oldest first. */
export const idleIn = (places: Places): Unfinished['idle'] =>
  places.isSpread ? idleSpread(places) : idleAtHome(places);

const unseenSince = (before: Date) => or(isNull(looks.at), lt(looks.at, before));

const idleAtHome =
  ({ home: { orm, soon } }: Places): Unfinished['idle'] =>
  async (before, limit) => {
    const last = orm
      .select({ at: events.at })
      .from(events)
      .where(eq(events.gameId, games.gameId))
      .orderBy(desc(events.seq))
      .limit(1)
      .as('last');
    const rows = await soon(() =>
      orm
        .select({ gameId: games.gameId })
        .from(games)
        .innerJoinLateral(last, sql`true`)
        .leftJoin(looks, eq(looks.gameId, games.gameId))
        .where(and(WAITS, lt(games.createdAt, before), lt(last.at, before), unseenSince(before)))
        .orderBy(asc(games.createdAt))
        .limit(limit),
    );
    return rows.map(({ gameId }) => gameId);
  };

/** All of it is known at home. */
const idleSpread =
  ({ home: { orm, soon } }: Places): Unfinished['idle'] =>
  async (before, limit) => {
    const rows = await soon(() =>
      orm
        .select({ gameId: listings.gameId })
        .from(listings)
        .leftJoin(looks, eq(looks.gameId, listings.gameId))
        .where(
          and(WAITS, lt(listings.createdAt, before), lt(listings.updatedAt, before), unseenSince(before)),
        )
        .orderBy(asc(listings.createdAt))
        .limit(limit),
    );
    return rows.map(({ gameId }) => gameId);
  };
