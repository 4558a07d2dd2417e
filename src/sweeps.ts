import type { Logger } from 'pino';
import { redactedError } from './http/redacted-error.js';
import type { Store } from './store/store.js';
import { REPLAY_MS } from './table/players/sign-up.js';
import type { TableService } from './table/table.js';

/** What is looked after again and again for as long as a server runs. Whatever fails this time is tried the next. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A class lasts a year, and a month to look back. */
const YEAR_MS = 400 * DAY_MS;
/** Twice as long as promised. */
const KEYS_KEPT_MS = 48 * HOUR_MS;

/** Longer than a table waits for somebody who has its code. */
const CODES_KEPT_MS = 30 * DAY_MS;

/** A week of calls is enough to find out what went wrong. */
const DELIVERIES_KEPT_MS = 7 * DAY_MS;

interface Tasks {
  readonly [task: string]: () => Promise<unknown>;
}

/** One after the other. Law: what fails is told, and keeps nothing that comes after it from being done. */
const doEach = async (log: Logger, tasks: Tasks): Promise<void> => {
  for (const [task, work] of Object.entries(tasks)) {
    try {
      await work();
    } catch (error) {
      log.warn({ err: redactedError(error), task }, 'a sweep failed; it is tried again');
    }
  }
};

export const watchTime = (tables: TableService, log: Logger): Promise<void> =>
  doEach(log, {
    clocks: tables.watchClocks,
    tournaments: tables.tournaments.tendDue,
    opponents: tables.matchmaking.run,
  });

/** What must not wait for an hour: tables where nobody came for so long, and tokens that are told no more. */
export const sweep = (
  { signUps, tokens, ledger }: Store,
  tables: TableService,
  log: Logger,
  waitingMs: number,
): Promise<void> => {
  const told = new Date(Date.now() - REPLAY_MS);
  return doEach(log, {
    'tokens of sign-ups': () => signUps.forgetTokens(told),
    'sealed tokens': () => tokens.forgetSealed(told),
    looks: tables.noteLooks,
    async lists() {
      const games = await ledger.repairLists();
      if (games > 0) log.info({ games }, 'games were listed that somebody had left unlisted');
    },
    async ratings() {
      const games = await tables.ratings.catchUp();
      if (games > 0) log.info({ games }, 'rated games were counted that somebody had left uncounted');
    },
    async 'tables of those who met'() {
      const laid = await tables.matchmaking.finish();
      if (laid > 0)
        log.info({ tables: laid }, 'tables were laid for those whom somebody had brought together');
    },
    'forgotten players': () => finishForgetting(tables, log),
    async 'idle tables'() {
      const closed = await tables.closeIdle(new Date(await tables.openFor(waitingMs)));
      if (closed.length > 0) log.info({ games: closed.length }, 'tables where nobody came were closed');
    },
  });
};

/** Whoever is to be forgotten is. Where rules are missing only the operator can help, who is told so once. */
export const finishForgetting = async ({ forgetting }: TableService, log: Logger): Promise<void> => {
  const { stuck } = await forgetting.finish();
  for (const why of stuck)
    log.warn({ why }, 'somebody who is forgotten sits in a game that nobody can leave');
};

export const forgetTheOld = (
  {
    admissions,
    ledger,
    players,
    signUps,
    tokens,
    links,
    joinCodes,
    looks,
    presence,
    webhooks,
    seeks,
    classrooms,
  }: Store,
  log: Logger,
): Promise<void> => {
  const ago = (ms: number): Date => new Date(Date.now() - ms);
  return doEach(log, {
    'old admissions': () => admissions.forget(ago(KEYS_KEPT_MS)),
    'old keys': () => ledger.forgetKeys(ago(KEYS_KEPT_MS)),
    'old tickets': () => players.forgetTickets(ago(KEYS_KEPT_MS)),
    'old sign-ups': () => signUps.forget(ago(KEYS_KEPT_MS)),
    'old keys of tokens': () => tokens.forgetKeys(ago(KEYS_KEPT_MS)),
    'old links': () => links.forget(ago(KEYS_KEPT_MS)),
    'old codes': () => joinCodes.forget(ago(CODES_KEPT_MS)),
    'play in classes': () => classrooms.forget(ago(YEAR_MS)),
    'old looks': () => looks.forget(ago(CODES_KEPT_MS)),
    'old presence': () => presence.forget(ago(DAY_MS)),
    'old seeks': () => seeks.forget(ago(HOUR_MS)),
    'old calls': () => webhooks.forgetDeliveries(ago(DELIVERIES_KEPT_MS)),
  });
};
