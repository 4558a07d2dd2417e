import { type Logger, pino } from 'pino';
import { type Thinkers, thinkersWith } from './bots/thinkers.js';
import type { House } from './http/desk.js';
import { accountOf } from './http/discretion.js';
import { type Limits, limitsBy } from './http/limits.js';
import { gameDocument } from './http/present.js';
import { NO_PROXIES, type Proxies } from './http/proxies.js';
import { type Streams, streamsUpTo } from './http/streams.js';
import { doorbell } from './live/doorbell.js';
import type { Store } from './store/store.js';
import { openTables, type TableService } from './table/table.js';
import { PACE, type Pace } from './webhooks/pace.js';
import { type LookUp, lookUpByDns, type Reach } from './webhooks/target.js';
import { openWebhookService, type WebhookService } from './webhooks/webhooks.js';

export interface HouseOptions {
  readonly log?: Logger;
  readonly limits?: Limits | null;
  readonly streams?: Streams;
  /** Whose word on where a request came from is taken; nobody's unless told. */
  readonly proxies?: Proxies;
  readonly showsMetrics?: boolean;
  readonly thinkers?: Thinkers;
  readonly webhooks?: WebhookOptions;
}

export interface WebhookOptions {
  readonly reach?: Reach;
  readonly pace?: Partial<Pace>;
  readonly lookUp?: LookUp;
}

/** Puts the rooms together on an open store. `close` says the last word to every stream and begins to refuse new work. */
export const openHouse = async (
  store: Store,
  {
    log = pino({ level: 'silent' }),
    limits = limitsBy(monotonic),
    streams = streamsUpTo(),
    proxies = NO_PROXIES,
    showsMetrics = true,
    thinkers = thinkersWith({ thinkingMs: THINKING_MS }),
    webhooks: wanted = {},
  }: HouseOptions = {},
): Promise<House & { close(): Promise<void> }> => {
  const bell = doorbell();
  let isClosing = false;
  // Other processes may write to the same games. After a silence everybody looks again.
  const deafen = await store.hearNews((gameIds) => gameIds.forEach(bell.ring), bell.ringAll);
  const forget = setInterval(() => void forgetTheOld(store, log), HOUR_MS).unref();
  const tables = openTables(store, bell, {
    think: thinkers.think,
    complain: (error, about) => log.warn({ err: error, ...about }, 'a bot was not at its best'),
  });
  const webhooks = callersOf(store, tables, log, streams.closing, wanted);
  return {
    tables,
    webhooks,
    limits,
    streams,
    proxies,
    showsMetrics,
    log,
    isClosing: () => isClosing,
    isReady: async () => !isClosing && (await store.ping()),
    async close() {
      isClosing = true;
      streams.endAll('restart');
      clearInterval(forget);
      await Promise.all([tables.close(), thinkers.close(), webhooks.close()]);
      await deafen().catch(() => {});
    },
  };
};

/** Nobody is refused because somebody set the clock back. */
export const monotonic = (): number => performance.now();

/** A hard bot's time for one move, unless told. */
const THINKING_MS = 200;

const callersOf = (
  { players, webhooks }: Store,
  tables: TableService,
  log: Logger,
  closing: AbortSignal,
  { reach = 'public', pace, lookUp = lookUpByDns }: WebhookOptions,
): WebhookService =>
  openWebhookService({
    tables,
    webhooks,
    reach,
    pace: { ...PACE, ...pace },
    lookUp,
    closing,
    async playerOf(playerId) {
      const row = await players.find(playerId);
      if (row === null) throw new Error(`${playerId} has a webhook and is nobody`);
      return { id: row.playerId, name: row.name, createdAt: row.createdAt };
    },
    describe: gameDocument,
    report: (error, what) => log.warn({ err: accountOf(error) }, what),
  });

const HOUR_MS = 3_600_000;
/** Twice as long as promised. */
const KEYS_KEPT_MS = 48 * HOUR_MS;

/** A week of calls is enough to find out what went wrong. */
const DELIVERIES_KEPT_MS = 7 * 24 * HOUR_MS;

const forgetTheOld = async ({ ledger, players, webhooks }: Store, log: Logger): Promise<void> => {
  const now = Date.now();
  try {
    await ledger.forgetKeys(new Date(now - KEYS_KEPT_MS));
    await players.forgetTickets(new Date(now - KEYS_KEPT_MS));
    await webhooks.forgetDeliveries(new Date(now - DELIVERIES_KEPT_MS));
  } catch (error) {
    log.warn({ err: error }, 'old keys, tickets and calls were not forgotten this time');
  }
};
