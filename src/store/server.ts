import { drizzle } from 'drizzle-orm/postgres-js';
import type postgres from 'postgres';
import type { Database, Parameter, Row } from './database.js';
import { greet, refuseOther, refusePooler } from './greeting.js';
import { inTurn, SEES_WHAT_IS_WRITTEN } from './in-turn.js';
import { NO_NEWS } from './news.js';
import { penOn } from './pen.js';
import { askPooled } from './pooled.js';
import { clientTo } from './server-client.js';
import { NEWS_SILENCE_MS, newsOn } from './server-news.js';
import { turnstile } from './turnstile.js';

export interface ServerOptions {
  /** Where to listen for news, if not at the same address: a pooler lends its connections, and one who listens must keep theirs. */
  readonly listenUrl?: string | undefined;
  /** How often processes tell one another that they are there. */
  readonly pulseMs?: number;
  /** Where the address was given: what is wrong with it is told by that name. */
  readonly givenAs?: string | undefined;
}

/** Postgres 15 or newer, reached by its address. */
export const openServer = async (
  url: string,
  { listenUrl = url, pulseMs, givenAs = 'DATABASE_URL' }: ServerOptions = {},
): Promise<Database> => {
  const { isPooled, database } = await greet(url, givenAs);
  const listening = url === listenUrl ? { isPooled, database } : await greet(listenUrl, 'PARLOR_LISTEN_URL');
  if (listening.isPooled) refusePooler({ url, listenUrl, givenAs });
  refuseOther(database, listening.database);
  const own = connectedTo(url, isPooled ? POOLED : DIRECT);
  return { ...withNews(own, listenUrl, pulseMs), alone: (work) => aloneOn(listenUrl, work) };
};

/** The same database for one process, which hears of the others and is heard by them until it is closed. */
export const withNews = (database: Database, listenUrl: string, pulseMs?: number): Database => {
  const news = newsOn(linesTo(listenUrl), pulseMs);
  const close = async (): Promise<void> => {
    await news.close();
    await database.close();
  };
  return { ...database, news, close };
};

/** Shorter than our callers' patience: what we gave up the server gives up too, and knows it. */
const STATEMENT_MS = 4_000;
/** One who waits for a lock says so before the statement as a whole is given up. */
const LOCK_MS = 3_000;
/** Nobody thinks inside a transaction: a process that stopped there must not hold its locks. */
const IDLE_MS = 10_000;
/** No statement takes so long, so a connection this silent is dead. */
const SILENCE_MS = 6_000;
/** Less, so that whoever is silent is not merely idle; and short, so that after a failover few that are dead are tried. */
const IDLE_S = 5;
/** One of them writes. */
const MOST_CONNECTIONS = 10;

const LIMITS = {
  statement_timeout: STATEMENT_MS,
  lock_timeout: LOCK_MS,
  idle_in_transaction_session_timeout: IDLE_MS,
};

/** How one asks at an address, and what its sessions are told at their start. */
interface Kind {
  readonly settings: { readonly [setting: string]: number };
  readonly prepare: boolean;
  readonly askWith: (client: postgres.Sql) => Pick<Database, 'orm' | 'ask' | 'askInTurn' | 'run'>;
  /** Whether a session is with one server for as long as it lasts. */
  readonly isWithOne: boolean;
}

const DIRECT: Kind = {
  settings: LIMITS,
  prepare: true,
  isWithOne: true,
  askWith: (client) => ({
    orm: drizzle(client),
    ask: (statement, parameters) => askedOf(client, statement, parameters),
    askInTurn: async (turns, statement, parameters) => {
      const { rows } = await client.begin(SEES_WHAT_IS_WRITTEN, async (transaction) => ({
        rows: await inTurn(transaction, { turns, statement, parameters, prepare: true }),
      }));
      return rows;
    },
    run: async (script) => {
      await client.unsafe(script);
    },
  }),
};

/**
 * What was sent is let go of when it is answered. The driver's own note of a question lives on for a while, and with it the text of all
 * the rows that travelled together: more than half of all that the collector had to move to the old part of the heap.
 */
const askedOf = async (
  client: postgres.Sql,
  statement: string,
  parameters: readonly Parameter[],
): Promise<readonly Row[]> => {
  const sent = [...parameters];
  const question = client.unsafe(statement, sent, { prepare: true });
  try {
    return await question;
  } finally {
    sent.length = 0;
    Object.assign(question, { parameters: sent });
  }
};

/** A pooler takes nothing at the start of a session. */
const POOLED: Kind = {
  settings: {},
  prepare: false,
  isWithOne: false,
  askWith: (client) => askPooled(client, LIMITS),
};

/** A node of a cluster passes on what it has not. */
const NODE: Kind = { ...DIRECT, isWithOne: false };

/** A database that may or may not be there: the first question shows. */
const connectedTo = (url: string, { askWith, isWithOne, ...kind }: Kind): Database => {
  const usual = { name: 'parlor', silenceMs: SILENCE_MS, ...kind };
  const client = clientTo(url, { ...usual, max: MOST_CONNECTIONS - 1, idleS: IDLE_S });
  const pen = penOn(
    (onEnd) => {
      const writer = clientTo(url, { ...usual, name: 'parlor pen', max: 1, onEnd });
      return { ask: askWith(writer).ask, end: (seconds) => writer.end({ timeout: seconds }) };
    },
    { isWithOne, idleMs: IDLE_S * 1000 },
  );
  return {
    ...askWith(client),
    pen,
    alone: (work) => aloneOn(url, work),
    news: NO_NEWS,
    soon: turnstile(),
    isSoleWriter: false,
    node: (host, port) => connectedTo(atNode(url, host, port), NODE),
    gone: new AbortController().signal,
    async close() {
      await Promise.all([client.end({ timeout: 1 }), pen.close()]);
    },
  };
};

const atNode = (url: string, host: string, port: number): string => {
  const node = new URL(url);
  node.hostname = host;
  node.port = String(port);
  return node.href;
};

const linesTo = (url: string) => {
  const line = (name: string): postgres.Sql => clientTo(url, { name, max: 1, silenceMs: NEWS_SILENCE_MS });
  return { ringing: line('parlor bell'), listening: line('parlor news') };
};

/** Any number will do as long as every Parlor uses the same. */
const MIGRATION_LOCK = 7_275_267;
/** A table that holds years of games takes its time to change. */
const LONG_MS = 24 * 3_600_000;

/** The lock lives on a connection of its own and goes with it, so a crash leaves nothing locked. */
const aloneOn = async <Value>(
  url: string,
  work: (ask: Database['run']) => Promise<Value>,
): Promise<Value> => {
  const client = clientTo(url, { name: 'parlor', max: 1, silenceMs: LONG_MS });
  try {
    const connection = await client.reserve();
    try {
      await connection`SELECT pg_advisory_lock(${MIGRATION_LOCK})`;
      return await work(async (script) => {
        await connection.unsafe(script);
      });
    } finally {
      // The driver waits for what is reserved.
      connection.release();
    }
  } finally {
    await client.end({ timeout: 1 });
  }
};
