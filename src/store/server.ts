import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { type Database, StartProblem } from './database.js';
import { NEWS_SILENCE_MS, newsOn } from './server-news.js';
import { turnstile } from './turnstile.js';
import { watchedSocket } from './watched-socket.js';

export interface ServerOptions {
  /** Where to listen for news, if not at the same address: a pooler lends its connections, and one who listens must keep theirs. */
  readonly listenUrl?: string | undefined;
  /** How often processes tell one another that they are there. */
  readonly pulseMs?: number;
}

/** Postgres 15 or newer, reached by its address. */
export const openServer = async (
  url: string,
  { listenUrl = url, pulseMs }: ServerOptions = {},
): Promise<Database> => {
  const client = postgres(url, {
    ...RELIABLE,
    ...on(watchedSocket(SILENCE_MS)),
    max: 10,
    connection: { application_name: 'parlor', statement_timeout: STATEMENT_MS },
  });
  await greet(client, url);
  const news = newsOn(linesTo(listenUrl), pulseMs);
  return {
    orm: drizzle(client),
    ask: (statement, parameters) => client.unsafe(statement, [...parameters], { prepare: true }),
    run: async (script) => {
      await client.unsafe(script);
    },
    alone: (work) => aloneOn(url, work),
    news,
    soon: turnstile(),
    isSoleWriter: false,
    gone: new AbortController().signal,
    async close() {
      await news.close();
      await client.end({ timeout: 1 });
    },
  };
};

const linesTo = (url: string) => {
  const line = (name: string): postgres.Sql =>
    postgres(url, {
      ...RELIABLE,
      ...on(watchedSocket(NEWS_SILENCE_MS)),
      max: 1,
      connection: { application_name: name },
    });
  return { ringing: line('parlor bell'), listening: line('parlor news') };
};

/** The driver takes this option, and its types do not know it. */
const on = (socket: ReturnType<typeof watchedSocket>) => ({ socket });

/** The driver's own pauses grow to twenty seconds; a database that is back should be used at once. */
const LONGEST_PAUSE_S = 0.5;
const RELIABLE = {
  connect_timeout: 5,
  backoff: (tries: number) => Math.min(0.05 * 2 ** tries, LONGEST_PAUSE_S),
  onnotice: () => {},
} as const;

/** Shorter than our callers' patience: what we gave up the server gives up too, and knows it. */
const STATEMENT_MS = 4_000;
/** No statement takes so long, so a connection this silent is idle or dead. */
const SILENCE_MS = 6_000;

const OLDEST_SERVER = 150_000;

const greet = async (client: postgres.Sql, url: string): Promise<void> => {
  try {
    const [row] = await client<
      { version: string }[]
    >`SELECT current_setting('server_version_num') AS version`;
    if (Number(row?.version) >= OLDEST_SERVER) return;
  } catch (error) {
    await client.end({ timeout: 1 });
    const why = error instanceof Error ? error.message : String(error);
    throw new StartProblem(`DATABASE_URL: cannot reach the database at ${withoutPassword(url)}: ${why}`);
  }
  await client.end({ timeout: 1 });
  throw new StartProblem('DATABASE_URL: the database is older than Postgres 15, which Parlor needs.');
};

const withoutPassword = (url: string): string => {
  if (!URL.canParse(url)) return 'an address that is not a URL';
  const { protocol, hostname, port, pathname } = new URL(url);
  return `${protocol}//${hostname}${port === '' ? '' : `:${port}`}${pathname}`;
};

/** Any number will do as long as every Parlor uses the same. */
const MIGRATION_LOCK = 7_275_267;

/** The lock lives on a connection of its own and goes with it, so a crash leaves nothing locked. */
const aloneOn = async <Value>(
  url: string,
  work: (ask: Database['run']) => Promise<Value>,
): Promise<Value> => {
  const client = postgres(url, { ...RELIABLE, max: 1, max_lifetime: null });
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
