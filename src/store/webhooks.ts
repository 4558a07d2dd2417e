import { and, asc, desc, eq, gt, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.js';
import { type DeliveryStatus, type StoredAttempt, webhookDeliveries, webhooks } from './schema.js';

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** One turn of one seat. */
export type Turn = Pick<DeliveryRow, 'gameId' | 'version' | 'seat'>;

/** Somebody at an address: what happens there says nothing of the address they have moved to meanwhile. */
type Called = Pick<WebhookRow, 'playerId' | 'url'>;

/** Who wants to be called, and which calls there are to make. */
export interface Webhooks {
  find(playerId: string): Promise<WebhookRow | null>;
  /** Adds one, or points the one there is somewhere else and gives it a fresh start: what is open falls due at once. Its secret stays. */
  set(row: Pick<WebhookRow, 'playerId' | 'url' | 'rulesets' | 'secret'>, now: Date): Promise<WebhookRow>;
  remove(playerId: string): Promise<boolean>;
  /** The secret so far signs beside the new one until then. */
  changeSecret(playerId: string, secret: string, oldUntil: Date): Promise<WebhookRow | null>;
  /** Players whose webhook is not disabled. */
  active(): Promise<readonly string[]>;
  /** Counts one failure and pauses; null when it is paused already, so that calls that fail together count as one. */
  fail(called: Called, now: Date, pausedUntil: Date): Promise<number | null>;
  succeed(playerId: string): Promise<void>;
  disable(called: Called, why: string, now: Date): Promise<void>;

  /** Makes a turn known. A turn that was dropped is taken up again. */
  announce(turn: Turn, playerId: string, now: Date): Promise<void>;
  /** True for one caller alone, who then has until that moment. */
  claim(turn: Turn, now: Date, until: Date): Promise<DeliveryRow | null>;
  /** Says what came of a claim, unless somebody else has claimed it since. */
  settle(
    claimed: DeliveryRow,
    after: {
      readonly status: DeliveryStatus;
      readonly dueAt: Date;
      readonly attempts: readonly StoredAttempt[];
    },
  ): Promise<void>;
  due(now: Date, limit: number): Promise<readonly DeliveryRow[]>;
  /** Of one player, newest first. */
  deliveries(playerId: string, limit: number, before?: DeliveryPlace): Promise<readonly DeliveryRow[]>;
  /** What was announced before this moment. */
  forgetDeliveries(before: Date): Promise<void>;
}

/** Where a page of deliveries ended. */
export interface DeliveryPlace extends Turn {
  readonly createdAt: Date;
}

const FRESH_START = { failures: 0, pausedUntil: null, disabledAt: null, disabledWhy: null };

export const openWebhooks = ({ orm, soon }: Database): Webhooks => {
  const change = async (playerId: string, set: Partial<WebhookRow>, ...also: readonly SQL[]) => {
    const [row] = await soon(() =>
      orm
        .update(webhooks)
        .set(set)
        .where(and(eq(webhooks.playerId, playerId), ...also))
        .returning(),
    );
    return row ?? null;
  };
  const changeOpen = async (playerId: string, set: Partial<DeliveryRow>): Promise<void> => {
    const open = and(eq(webhookDeliveries.playerId, playerId), eq(webhookDeliveries.status, 'open'));
    await soon(() => orm.update(webhookDeliveries).set(set).where(open));
  };

  return {
    async find(playerId) {
      const [row] = await soon(() => orm.select().from(webhooks).where(eq(webhooks.playerId, playerId)));
      return row ?? null;
    },
    async set(row, now) {
      const { url, rulesets } = row;
      const [kept] = await soon(() =>
        orm
          .insert(webhooks)
          .values({ ...row, ...FRESH_START, createdAt: now })
          .onConflictDoUpdate({ target: webhooks.playerId, set: { url, rulesets, ...FRESH_START } })
          .returning(),
      );
      if (kept === undefined) throw new Error('the webhook was neither added nor changed');
      await changeOpen(row.playerId, { dueAt: now });
      return kept;
    },
    async remove(playerId) {
      const gone = await soon(() =>
        orm.delete(webhooks).where(eq(webhooks.playerId, playerId)).returning({ id: webhooks.playerId }),
      );
      await changeOpen(playerId, { status: 'dropped' });
      return gone.length === 1;
    },
    changeSecret: (playerId, secret, oldSecretUntil) =>
      soon(async () => {
        const set = { secret, oldSecret: sql`${webhooks.secret}`, oldSecretUntil };
        const [row] = await orm.update(webhooks).set(set).where(eq(webhooks.playerId, playerId)).returning();
        return row ?? null;
      }),
    async active() {
      const rows = await soon(() =>
        orm.select({ playerId: webhooks.playerId }).from(webhooks).where(isNull(webhooks.disabledAt)),
      );
      return rows.map(({ playerId }) => playerId);
    },
    async fail({ playerId, url }, now, pausedUntil) {
      const [row] = await soon(() =>
        orm
          .update(webhooks)
          .set({ failures: sql`${webhooks.failures} + 1`, pausedUntil })
          .where(
            and(
              eq(webhooks.playerId, playerId),
              eq(webhooks.url, url),
              or(isNull(webhooks.pausedUntil), lte(webhooks.pausedUntil, now)),
            ),
          )
          .returning({ failures: webhooks.failures }),
      );
      return row?.failures ?? null;
    },
    async succeed(playerId) {
      await change(playerId, { failures: 0, pausedUntil: null }, gt(webhooks.failures, 0));
    },
    async disable({ playerId, url }, disabledWhy, disabledAt) {
      const changed = await change(playerId, { disabledAt, disabledWhy }, eq(webhooks.url, url));
      if (changed !== null) await changeOpen(playerId, { status: 'dropped' });
    },

    async announce(turn, playerId, now) {
      const row = { ...turn, playerId, status: 'open', dueAt: now, attempts: [], createdAt: now } as const;
      await soon(() =>
        orm
          .insert(webhookDeliveries)
          .values(row)
          .onConflictDoUpdate({
            target: [webhookDeliveries.gameId, webhookDeliveries.version, webhookDeliveries.seat],
            set: { status: 'open', dueAt: now },
            setWhere: eq(webhookDeliveries.status, 'dropped'),
          }),
      );
    },
    async claim(turn, now, until) {
      const isFree = and(at(turn), eq(webhookDeliveries.status, 'open'), lte(webhookDeliveries.dueAt, now));
      const [row] = await soon(() =>
        orm.update(webhookDeliveries).set({ dueAt: until }).where(isFree).returning(),
      );
      return row ?? null;
    },
    async settle(claimed, after) {
      const isOurs = and(at(claimed), eq(webhookDeliveries.dueAt, claimed.dueAt));
      const { status, dueAt, attempts } = after;
      await soon(() =>
        orm
          .update(webhookDeliveries)
          .set({ status: status === 'open' ? stillOpen : status, dueAt, attempts: [...attempts] })
          .where(isOurs),
      );
    },
    due: (now, limit) =>
      soon(() =>
        orm
          .select()
          .from(webhookDeliveries)
          .where(and(eq(webhookDeliveries.status, 'open'), lte(webhookDeliveries.dueAt, now)))
          .orderBy(asc(webhookDeliveries.dueAt))
          .limit(limit),
      ),
    deliveries: (playerId, limit, before) =>
      soon(() =>
        orm
          .select()
          .from(webhookDeliveries)
          .where(
            and(eq(webhookDeliveries.playerId, playerId), before === undefined ? undefined : older(before)),
          )
          .orderBy(
            desc(webhookDeliveries.createdAt),
            desc(webhookDeliveries.gameId),
            desc(webhookDeliveries.version),
            desc(webhookDeliveries.seat),
          )
          .limit(limit),
      ),
    async forgetDeliveries(before) {
      await orm.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before));
    },
  };
};

/** What was dropped during the call, because its webhook went, is not to be called again. */
const stillOpen = sql<DeliveryStatus>`${webhookDeliveries.status}`;

const at = ({ gameId, version, seat }: Turn): SQL | undefined =>
  and(
    eq(webhookDeliveries.gameId, gameId),
    eq(webhookDeliveries.version, version),
    eq(webhookDeliveries.seat, seat),
  );

const older = ({ createdAt, gameId, version, seat }: DeliveryPlace): SQL =>
  sql`(${webhookDeliveries.createdAt}, ${webhookDeliveries.gameId}, ${webhookDeliveries.version}, ${webhookDeliveries.seat})
    < (${createdAt.toISOString()}::timestamptz, ${gameId}::text, ${version}::integer, ${seat}::smallint)`;
