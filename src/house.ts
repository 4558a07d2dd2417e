import { type Logger, pino } from 'pino';
import { type Thinkers, thinkersWith } from './bots/thinkers.js';
import type { House } from './http/desk.js';
import { type Limits, limitsBy } from './http/limits.js';
import { type Streams, streamsUpTo } from './http/streams.js';
import { doorbell } from './live/doorbell.js';
import type { Store } from './store/store.js';
import { openTables } from './table/table.js';

export interface HouseOptions {
  readonly log?: Logger;
  readonly limits?: Limits | null;
  readonly streams?: Streams;
  readonly thinkers?: Thinkers;
}

/** Puts the rooms together on an open store. `close` says the last word to every stream and begins to refuse new work. */
export const openHouse = async (
  store: Store,
  {
    log = pino({ level: 'silent' }),
    limits = limitsBy(Date.now),
    streams = streamsUpTo(),
    thinkers = thinkersWith({ thinkingMs: THINKING_MS }),
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
  return {
    tables,
    limits,
    streams,
    log,
    isClosing: () => isClosing,
    isReady: async () => !isClosing && (await store.ping()),
    async close() {
      isClosing = true;
      streams.endAll('restart');
      clearInterval(forget);
      await Promise.all([tables.close(), thinkers.close()]);
      await deafen().catch(() => {});
    },
  };
};

/** A hard bot's time for one move, unless told. */
export const THINKING_MS = 200;

const HOUR_MS = 3_600_000;
/** Twice as long as promised. */
const KEYS_KEPT_MS = 48 * HOUR_MS;

const forgetTheOld = async ({ ledger, players }: Store, log: Logger): Promise<void> => {
  const now = Date.now();
  try {
    await ledger.forgetKeys(new Date(now - KEYS_KEPT_MS));
    await players.forgetTickets(new Date(now - KEYS_KEPT_MS));
  } catch (error) {
    log.warn({ err: error }, 'old keys and tickets were not forgotten this time');
  }
};
