import { and, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.js';
import { type Deliveries, openDeliveries } from './deliveries.js';
import { webhookDeliveries, webhooks } from './schema.js';
import { notUnder } from './under-a-key.js';

export type { DeliveryPlace, DeliveryRow, Matter } from './deliveries.js';
export { MATTERS, type MatterType } from './schema.js';

export type WebhookRow = typeof webhooks.$inferSelect;

/** Somebody at an address: what happens there says nothing of the address they have moved to meanwhile. */
type Called = Pick<WebhookRow, 'playerId' | 'url'>;

/** What was wrong with a call: a word for programs and a sentence for people. */
export interface Trouble {
  readonly code: string;
  readonly why: string;
}

interface NewSigningSecret {
  readonly secret: string;
  readonly oldSecretUntil: Date;
  /** Null for a request that nobody means to repeat. */
  readonly keyHash: string | null;
}

/** Who wants to be called, and which calls there are to make. */
export interface Webhooks extends Deliveries {
  find(playerId: string): Promise<WebhookRow | null>;
  /** Adds one, or points the one there is somewhere else and gives it a fresh start: what is open falls due at once. Its secret stays. */
  set(
    row: Pick<WebhookRow, 'playerId' | 'url' | 'rulesets' | 'notices' | 'secret'>,
    now: Date,
  ): Promise<WebhookRow>;
  remove(playerId: string): Promise<boolean>;
  /** The secret so far signs beside the new one until then. Null, and nothing changed, when it was changed last under this key, or there is no webhook. */
  changeSecret(playerId: string, wanted: NewSigningSecret): Promise<WebhookRow | null>;
  /** Players whose webhook is not disabled. */
  active(): Promise<readonly string[]>;
  /** Counts one failure and pauses; null when it is paused already, so that calls that fail together count as one. */
  fail(called: Called, trouble: Trouble, now: Date, pausedUntil: Date): Promise<number | null>;
  succeed(playerId: string): Promise<void>;
  disable(called: Called, trouble: Trouble, now: Date): Promise<void>;
}

export const openWebhooks = (database: Database): Webhooks => ({
  ...openDeliveries(database),
  find: (playerId) => find(database, playerId),
  set: (row, now) => set(database, row, now),
  remove: (playerId) => remove(database, playerId),
  changeSecret: (playerId, { secret, oldSecretUntil, keyHash }) =>
    change(
      database,
      // What is changed under no key makes no earlier key good again.
      {
        secret,
        oldSecret: sql`${webhooks.secret}`,
        oldSecretUntil,
        ...(keyHash && { secretKeyHash: keyHash }),
      },
      isOf(playerId),
      notUnder(webhooks.secretKeyHash, keyHash),
    ),
  active: () => active(database),
  fail: (called, trouble, now, pausedUntil) => fail(database, called, trouble, now, pausedUntil),
  succeed: async (playerId) => {
    await change(database, ALL_IS_WELL, isOf(playerId), gt(webhooks.failures, 0));
  },
  disable: (called, trouble, now) => disable(database, called, trouble, now),
});

const ALL_IS_WELL = { failures: 0, pausedUntil: null, trouble: null, troubleWhy: null, troubleSince: null };
const FRESH_START = { ...ALL_IS_WELL, disabledAt: null, disabledWhy: null };

const isOf = (playerId: string): SQL => eq(webhooks.playerId, playerId);
const isAt = (url: string): SQL => eq(webhooks.url, url);

type Changes = { readonly [Column in keyof WebhookRow]?: WebhookRow[Column] | SQL };

const change = async (
  { orm, soon }: Database,
  changes: Changes,
  ...which: readonly (SQL | undefined)[]
): Promise<WebhookRow | null> => {
  const [row] = await soon(() =>
    orm
      .update(webhooks)
      .set({ ...changes })
      .where(and(...which))
      .returning(),
  );
  return row ?? null;
};

const changeOpen = async (
  { orm, soon }: Database,
  playerId: string,
  changes: { readonly dueAt: Date } | { readonly status: 'dropped' },
): Promise<void> => {
  const open = and(eq(webhookDeliveries.playerId, playerId), eq(webhookDeliveries.status, 'open'));
  await soon(() => orm.update(webhookDeliveries).set(changes).where(open));
};

const find = async ({ orm, soon }: Database, playerId: string): Promise<WebhookRow | null> => {
  const [row] = await soon(() => orm.select().from(webhooks).where(isOf(playerId)));
  return row ?? null;
};

const set = async (
  database: Database,
  row: Parameters<Webhooks['set']>[0],
  now: Date,
): Promise<WebhookRow> => {
  const { url, rulesets, notices } = row;
  const [kept] = await database.soon(() =>
    database.orm
      .insert(webhooks)
      .values({ ...row, ...FRESH_START, createdAt: now })
      .onConflictDoUpdate({ target: webhooks.playerId, set: { url, rulesets, notices, ...FRESH_START } })
      .returning(),
  );
  if (kept === undefined) throw new Error('the webhook was neither added nor changed');
  await changeOpen(database, row.playerId, { dueAt: now });
  return kept;
};

const remove = async (database: Database, playerId: string): Promise<boolean> => {
  const gone = await database.soon(() =>
    database.orm.delete(webhooks).where(isOf(playerId)).returning({ id: webhooks.playerId }),
  );
  await changeOpen(database, playerId, { status: 'dropped' });
  return gone.length === 1;
};

const active = async ({ orm, soon }: Database): Promise<readonly string[]> => {
  const rows = await soon(() =>
    orm.select({ playerId: webhooks.playerId }).from(webhooks).where(isNull(webhooks.disabledAt)),
  );
  return rows.map(({ playerId }) => playerId);
};

const fail = async (
  database: Database,
  { playerId, url }: Called,
  { code, why }: Trouble,
  now: Date,
  pausedUntil: Date,
): Promise<number | null> => {
  const isNotPaused = or(isNull(webhooks.pausedUntil), lte(webhooks.pausedUntil, now));
  const changes = {
    failures: sql`${webhooks.failures} + 1`,
    pausedUntil,
    trouble: code,
    troubleWhy: why,
    troubleSince: sql`coalesce(${webhooks.troubleSince}, ${now.toISOString()}::timestamptz)`,
  };
  const row = await change(database, changes, isOf(playerId), isAt(url), isNotPaused);
  return row?.failures ?? null;
};

const disable = async (
  database: Database,
  { playerId, url }: Called,
  { code, why }: Trouble,
  now: Date,
): Promise<void> => {
  const changes = { disabledAt: now, disabledWhy: why, trouble: code };
  const changed = await change(database, changes, isOf(playerId), isAt(url));
  if (changed !== null) await changeOpen(database, playerId, { status: 'dropped' });
};
