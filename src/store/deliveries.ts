import { and, asc, desc, eq, getTableColumns, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.js';
import { type DeliveryStatus, type StoredAttempt, webhookDeliveries } from './schema.js';

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** Something that waits for whoever holds a seat, or for whom it is kept: a turn, or another thing that came up at that version. */
export type Matter = Pick<DeliveryRow, 'gameId' | 'version' | 'seat' | 'type'>;

/** Where a page of deliveries ended. */
export interface DeliveryPlace extends Matter {
  readonly createdAt: Date;
}

/** What came of a claim. */
interface Settlement {
  readonly status: DeliveryStatus;
  readonly dueAt: Date;
  readonly attempts: readonly StoredAttempt[];
}

/** What is announced by calls. */
export interface Deliveries {
  /** Makes a matter known. One that was dropped is taken up again. */
  announce(matter: Matter, playerId: string, now: Date): Promise<void>;
  /** True for one caller alone, who then has until that moment. */
  claim(matter: Matter, now: Date, until: Date): Promise<DeliveryRow | null>;
  /** Says what came of a claim, unless somebody else has claimed it since. */
  settle(claimed: DeliveryRow, after: Settlement): Promise<void>;
  /** What fell due: of everybody the oldest first, and of nobody more than a few. */
  due(now: Date, limit: number): Promise<readonly DeliveryRow[]>;
  /** Of one player, newest first. */
  deliveries(playerId: string, limit: number, before?: DeliveryPlace): Promise<readonly DeliveryRow[]>;
  /** What was announced before this moment. */
  forgetDeliveries(before: Date): Promise<void>;
}

export const openDeliveries = (database: Database): Deliveries => ({
  announce: (matter, playerId, now) => announce(database, matter, playerId, now),
  claim: (matter, now, until) => claim(database, matter, now, until),
  settle: (claimed, after) => settle(database, claimed, after),
  due: (now, limit) => due(database, now, limit),
  deliveries: (playerId, limit, before) => newest(database, playerId, limit, before),
  forgetDeliveries: async (before) => {
    await database.orm.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before));
  },
});

const isOpen = eq(webhookDeliveries.status, 'open');

const announce = async (
  { orm, soon }: Database,
  matter: Matter,
  playerId: string,
  now: Date,
): Promise<void> => {
  const row = { ...matter, playerId, status: 'open', dueAt: now, attempts: [], createdAt: now } as const;
  await soon(() =>
    orm
      .insert(webhookDeliveries)
      .values(row)
      .onConflictDoUpdate({
        target: [
          webhookDeliveries.gameId,
          webhookDeliveries.version,
          webhookDeliveries.seat,
          webhookDeliveries.type,
        ],
        set: { status: 'open', dueAt: now },
        setWhere: eq(webhookDeliveries.status, 'dropped'),
      }),
  );
};

const claim = async (
  { orm, soon }: Database,
  matter: Matter,
  now: Date,
  until: Date,
): Promise<DeliveryRow | null> => {
  const isFree = and(at(matter), isOpen, lte(webhookDeliveries.dueAt, now));
  const [row] = await soon(() =>
    orm.update(webhookDeliveries).set({ dueAt: until }).where(isFree).returning(),
  );
  return row ?? null;
};

/** What was dropped during the call, because its webhook went, is not to be called again. */
const stillOpen = sql<DeliveryStatus>`${webhookDeliveries.status}`;

const settle = async (
  { orm, soon }: Database,
  claimed: DeliveryRow,
  { status, dueAt, attempts }: Settlement,
): Promise<void> => {
  const isOurs = and(at(claimed), eq(webhookDeliveries.dueAt, claimed.dueAt));
  await soon(() =>
    orm
      .update(webhookDeliveries)
      .set({ status: status === 'open' ? stillOpen : status, dueAt, attempts: [...attempts] })
      .where(isOurs),
  );
};

/** However much one player has waiting, the others are found too. */
const MOST_DUE_EACH = 10;

const due = ({ orm, soon }: Database, now: Date, limit: number): Promise<readonly DeliveryRow[]> => {
  const { playerId, dueAt } = webhookDeliveries;
  const place = sql<number>`row_number() OVER (PARTITION BY ${playerId} ORDER BY ${dueAt})`.as('place');
  const ranked = orm
    .select({ ...getTableColumns(webhookDeliveries), place })
    .from(webhookDeliveries)
    .where(and(isOpen, lte(dueAt, now)))
    .as('ranked');
  return soon(() =>
    orm
      .select()
      .from(ranked)
      .where(lte(ranked.place, MOST_DUE_EACH))
      .orderBy(asc(ranked.place), asc(ranked.dueAt))
      .limit(limit),
  );
};

const newest = (
  { orm, soon }: Database,
  playerId: string,
  limit: number,
  before: DeliveryPlace | undefined,
): Promise<readonly DeliveryRow[]> => {
  const isHis = eq(webhookDeliveries.playerId, playerId);
  return soon(() =>
    orm
      .select()
      .from(webhookDeliveries)
      .where(and(isHis, before === undefined ? undefined : older(before)))
      .orderBy(
        desc(webhookDeliveries.createdAt),
        desc(webhookDeliveries.gameId),
        desc(webhookDeliveries.version),
        desc(webhookDeliveries.seat),
        desc(webhookDeliveries.type),
      )
      .limit(limit),
  );
};

const at = ({ gameId, version, seat, type }: Matter): SQL | undefined =>
  and(
    eq(webhookDeliveries.gameId, gameId),
    eq(webhookDeliveries.version, version),
    eq(webhookDeliveries.seat, seat),
    eq(webhookDeliveries.type, type),
  );

const older = ({ createdAt, gameId, version, seat, type }: DeliveryPlace): SQL =>
  sql`(${webhookDeliveries.createdAt}, ${webhookDeliveries.gameId}, ${webhookDeliveries.version}, ${webhookDeliveries.seat}, ${webhookDeliveries.type})
    < (${createdAt.toISOString()}::timestamptz, ${gameId}::text, ${version}::integer, ${seat}::smallint, ${type}::text)`;
