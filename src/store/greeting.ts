import { StartProblem } from './database.js';
import { clientTo, withoutPassword } from './server-client.js';

/** What one finds out about a database before one uses it. */
interface Greeting {
  /** Somebody stands between who lends out connections: nothing of a session lasts, no prepared statement and no setting. */
  readonly isPooled: boolean;
}

const OLDEST_SERVER = 150_000;
const SILENCE_MS = 6_000;

/** Is it there, is it new enough, and do we speak to it or to a pooler? */
export const greet = async (url: string, variable: string): Promise<Greeting> => {
  const client = clientTo(url, { name: 'parlor', max: 1, silenceMs: SILENCE_MS });
  try {
    const answer = await client<
      { version: string; pid: number }[]
    >`SELECT current_setting('server_version_num') AS version, pg_backend_pid() AS pid`;
    const [row] = answer;
    if (Number(row?.version) < OLDEST_SERVER)
      throw new StartProblem(`${variable}: the database is older than Postgres 15, which Parlor needs.`);
    // A pooler gives each of its callers a number of its own.
    return { isPooled: row?.pid !== answer.state.pid };
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new StartProblem(`${variable}: cannot reach the database at ${withoutPassword(url)}: ${why}`);
  } finally {
    await client.end({ timeout: 1 });
  }
};

/** One who listens must keep the connection, and so must one who alone may change the tables. */
export const refusePooler = (url: string, listenUrl: string): never => {
  if (url === listenUrl)
    throw new StartProblem(
      `DATABASE_URL: there is a pooler at ${withoutPassword(url)}, and through it nobody can listen. Set PARLOR_LISTEN_URL to the address of the database itself; everything else goes through the pooler.`,
    );
  throw new StartProblem(
    `PARLOR_LISTEN_URL: there is a pooler at ${withoutPassword(listenUrl)}, and through it nobody can listen. It must be the address of the database itself.`,
  );
};
