import { type Logger, pino } from 'pino';
import { type Thinkers, thinkersWith } from './bots/thinkers.js';
import { rememberUpTo } from './engine/remember.js';
import { gameDocument } from './http/documents/game-document.js';
import { measuredThought, observeCall } from './http/metrics.js';
import { redactedError } from './http/redacted-error.js';
import { type Limits, limitsBy } from './http/request/limits.js';
import { NO_PROXIES, type Proxies } from './http/request/proxies.js';
import { TOKEN_REVOKED } from './http/request/stream-place.js';
import type { Services } from './http/services.js';
import { type Streams, streamsUpTo } from './http/streams/streams.js';
import type { Lab } from './lab/lab.js';
import { doorbell } from './live/doorbell.js';
import { FORGOTTEN } from './store/forgotten.js';
import type { Store } from './store/store.js';
import { finishForgetting, forgetTheOld, sweep, watchTime } from './sweeps.js';
import type { BotCare } from './table/bots/opponents.js';
import { type CacheRoom, cacheRoom } from './table/cache/room.js';
import type { Guests } from './table/players/players.js';
import { openTables, type TableService } from './table/table.js';
import { CAPS, type Caps } from './table/use-cases/caps.js';
import { CALL_TIMING, type CallTiming } from './webhooks/call-timing.js';
import { type LookUp, lookUpFor, NO_OTHER_PORTS, type Ports, type Reach } from './webhooks/target.js';
import { openWebhookService, type WebhookService } from './webhooks/webhooks.js';

export interface ServiceOptions {
  readonly log?: Logger;
  readonly limits?: Limits | null;
  readonly streams?: Streams;
  /** Whose word on where a request came from is taken; nobody's unless told. */
  readonly proxies?: Proxies;
  /** How many games may be under way at once; null for as many as one likes. */
  readonly caps?: Caps | null;
  /** How long a table waits for somebody to come before it is closed. */
  readonly waitingMs?: number;
  readonly clock?: () => number;
  readonly showsMetrics?: boolean;
  /** Where several processes share the port. */
  readonly allFigures?: (() => Promise<string>) | null;
  readonly thinkers?: Thinkers;
  readonly webhooks?: WebhookOptions;
  readonly caches?: CacheRoom;
  /** Closed unless told. */
  readonly lab?: Lab | null;
}

export interface WebhookOptions {
  readonly reach?: Reach;
  readonly ports?: Ports;
  readonly pace?: Partial<CallTiming>;
  readonly lookUp?: LookUp;
}

/** Puts the rooms together on an open store. `close` says the last word to every stream and begins to refuse new work. */
export const openServices = async (
  store: Store,
  {
    log = pino({ level: 'silent' }),
    limits = limitsBy(monotonic),
    streams = streamsUpTo(),
    proxies = NO_PROXIES,
    caps = CAPS,
    waitingMs = DAY_MS,
    clock = Date.now,
    showsMetrics = true,
    allFigures = null,
    thinkers = thinkersWith({ thinkingMs: THINKING_MS }),
    webhooks: wanted = {},
    caches = cacheRoom(),
    lab = null,
  }: ServiceOptions = {},
): Promise<Services & { close(): Promise<void> }> => {
  const bell = doorbell();
  let isClosing = false;
  const forget = every(HOUR_MS, () => forgetTheOld(store, log));
  const care: BotCare = {
    think: measuredThought(thinkers.think),
    judge: thinkers.judge,
    complain: (error, about) =>
      log.warn({ err: redactedError(error), ...about }, 'a bot was not at its best'),
  };
  rememberUpTo(caches.workedOut);
  const tables = openTables(store, bell, care, { caps, clock }, caches);
  const { guests } = tables;
  guests.listen((playerId) => endRevoked(guests, streams, playerId, log));
  const hear = (name: string): void => {
    if (name.startsWith(FORGOTTEN)) tables.playerForgotten(name.slice(FORGOTTEN.length));
    else if (isClub(name)) tables.clubChanged(name);
    else (isPlayer(name) ? guests.changed : bell.ring)(name);
  };
  // Other processes may write to the same games. After a silence everybody looks again, as now.
  const deafen = await store.hearNews(
    (names) => {
      for (const name of names) hear(name);
    },
    () => {
      bell.ringAll();
      tables.afterGap().catch((error: unknown) => log.warn({ err: redactedError(error) }, GAP_UNKNOWN));
    },
  );
  const sweeping = every(MINUTE_MS, () => sweep(store, tables, log, waitingMs));
  const beating = every(BEAT_MS, () => tables.beat().catch(() => {}));
  await tables.beat();
  // What somebody began who died is finished at once, and then again with every sweep until nothing is left of it.
  const finishing = tables.forgetting
    .takeUpAgain()
    .then(() => finishForgetting(tables, log))
    .catch((error: unknown) => {
      log.warn({ err: redactedError(error) }, 'somebody who is to be forgotten is not yet');
    });
  const ticking = every(SECOND_MS, () => watchTime(tables, log));
  const webhooks = callersOf(store, tables, log, clock, streams.closing, wanted);
  return {
    tables,
    webhooks,
    lab,
    limits,
    streams,
    proxies,
    showsMetrics,
    allFigures,
    log,
    isClosing: () => isClosing,
    isAlive: () => !store.gone.aborted,
    isReady: async () => !isClosing && (await store.ping()),
    async close() {
      isClosing = true;
      streams.endAll('restart');
      await Promise.all([
        forget.stop(),
        sweeping.stop(),
        beating.stop(),
        ticking.stop(),
        tables.close(),
        thinkers.close(),
        lab?.close(),
        webhooks.close(),
        finishing,
      ]);
      await deafen().catch(() => {});
    },
  };
};

const GAP_UNKNOWN = 'who was forgotten while the database was silent is not known yet';

/** The same channel tells of games, players and clubs; their ids say which. */
const isPlayer = (name: string): boolean => name.startsWith('p_');
const isClub = (name: string): boolean => name.startsWith('c_');

/** What was opened by a token that is gone ends; of one player, or, when news may have been missed, of all who listen here. */
const endRevoked = ({ stillGood }: Guests, streams: Streams, playerId: string | null, log: Logger): void => {
  const open = streams.tokensOf(playerId);
  if (open.size === 0) return;
  stillGood([...open]).then(
    (good) => streams.endOf(new Set([...open].filter((tokenId) => !good.has(tokenId))), TOKEN_REVOKED),
    (error: unknown) =>
      log.warn({ err: redactedError(error) }, 'the tokens of open streams were not looked at'),
  );
};

/** Nobody is refused because somebody set the clock back. */
export const monotonic = (): number => performance.now();

/** Again and again, but never twice at once: a slow database must not find more and more of it. `stop` waits for what is under way. */
export const every = (ms: number, work: () => Promise<void>): { stop(): Promise<void> } => {
  let underWay: Promise<void> | null = null;
  const begin = (): void => {
    underWay ??= work().finally(() => {
      underWay = null;
    });
  };
  const timer = setInterval(begin, ms).unref();
  return {
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
};

/** A hard bot's time for one move, unless told. */
const THINKING_MS = 200;

const callersOf = (
  { players, webhooks }: Store,
  tables: TableService,
  log: Logger,
  clock: () => number,
  closing: AbortSignal,
  { reach = 'public', ports = NO_OTHER_PORTS, pace, lookUp = lookUpFor(reach) }: WebhookOptions,
): WebhookService =>
  openWebhookService({
    tables,
    webhooks,
    reach,
    ports,
    pace: { ...CALL_TIMING, ...pace },
    lookUp,
    clock,
    closing,
    async playerOf(playerId) {
      const row = await players.find(playerId);
      if (row === null) throw new Error(`${playerId} has a webhook and is nobody`);
      return { id: row.playerId, name: row.name, createdAt: row.createdAt };
    },
    describe: gameDocument,
    called: observeCall,
    report: (error, what) => log.warn({ err: redactedError(error) }, what),
  });

const SECOND_MS = 1_000;
/** Three times as often as it must be. */
const BEAT_MS = 10_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
