import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { type Database, StartProblem } from './database.js';
import { NEWS } from './news.js';

/** Postgres 15 or newer, reached by its address. */
export const openServer = async (url: string): Promise<Database> => {
  const client = postgres(url, {
    max: 10,
    connect_timeout: 5,
    onnotice: () => {},
    connection: { application_name: 'parlor' },
  });
  await greet(client, url);
  return {
    orm: drizzle(client),
    ask: async <Row extends object>(statement: string, parameters: readonly (string | number | null)[]) =>
      client.unsafe<Row[]>(statement, [...parameters], { prepare: true }),
    run: async (script) => {
      await client.unsafe(script);
    },
    alone: (work) => aloneOn(client, work),
    hearNews: (onNews, onGap) => hearNews(client, onNews, onGap),
    isPrivate: false,
    close: () => client.end({ timeout: 5 }),
  };
};

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
  client: postgres.Sql,
  work: (ask: Database['run']) => Promise<Value>,
): Promise<Value> => {
  const connection = await client.reserve();
  try {
    await connection`SELECT pg_advisory_lock(${MIGRATION_LOCK})`;
    return await work(async (script) => {
      await connection.unsafe(script);
    });
  } finally {
    await connection`SELECT pg_advisory_unlock(${MIGRATION_LOCK})`.catch(() => {});
    connection.release();
  }
};

/** The driver listens on a connection of its own, and listens again when that one breaks; each time somebody may have rung unheard. */
const hearNews = async (
  client: postgres.Sql,
  onNews: (gameIds: readonly string[]) => void,
  onGap: () => void,
): Promise<() => Promise<void>> => {
  const { unlisten } = await client.listen(NEWS, (payload) => onNews(payload.split(' ')), onGap);
  return unlisten;
};
