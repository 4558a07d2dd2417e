import type postgres from 'postgres';
import { StartProblem } from './database.js';
import { clientTo, withoutPassword } from './server-client.js';
import { UnfitTls } from './tls.js';

/** What one finds out about a database before one uses it. */
interface Greeting {
  /** Somebody stands between who lends out connections: nothing of a session lasts, no prepared statement and no setting. */
  readonly isPooled: boolean;
  /** What the database calls itself, whatever a pooler calls it. */
  readonly database: string;
}

const OLDEST_SERVER = 150_000;
const SILENCE_MS = 6_000;

/** Is it there, is it new enough, and do we speak to it or to a pooler? */
export const greet = async (url: string, givenAs: string): Promise<Greeting> => {
  const client = strangerTo(url, givenAs);
  try {
    const answer = await client<
      { version: string; pid: number; database: string }[]
    >`SELECT current_setting('server_version_num') AS version, pg_backend_pid() AS pid, current_database() AS database`;
    const [row] = answer;
    if (Number(row?.version) < OLDEST_SERVER)
      throw new StartProblem(`${givenAs}: the database is older than Postgres 15, which Parlor needs.`);
    // A pooler gives each of its callers a number of its own.
    return { isPooled: row?.pid !== answer.state.pid, database: row?.database ?? '' };
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(
      `${givenAs}: cannot reach the database at ${withoutPassword(url)}: ${reason(error)}`,
    );
  } finally {
    await client.end({ timeout: 1 });
  }
};

/** An address that cannot be read is never shown: nobody knows where in it the password is. */
const strangerTo = (url: string, givenAs: string): postgres.Sql => {
  try {
    return clientTo(url, { name: 'parlor', max: 1, silenceMs: SILENCE_MS });
  } catch (error) {
    if (error instanceof UnfitTls) throw new StartProblem(`${givenAs}: ${error.message}`);
    throw new StartProblem(
      `${givenAs}: the address cannot be read (${reason(error)}). It looks like postgres://user:password@host:5432/database, and in a name or a password signs such as # / ? @ : % are written as in any URL: %23 for #.`,
    );
  }
};

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Who listens elsewhere hears nothing, and would make the tables there. */
export const refuseOther = (database: string, listening: string): void => {
  if (database === listening) return;
  throw new StartProblem(
    `PARLOR_LISTEN_URL: it leads to the database ${listening}, and DATABASE_URL to ${database}. Both must lead to the same one.`,
  );
};

interface Pooled {
  readonly url: string;
  readonly listenUrl: string;
  readonly givenAs: string;
}

/** One who listens must keep the connection, and so must one who alone may change the tables. */
export const refusePooler = ({ url, listenUrl, givenAs }: Pooled): never => {
  if (givenAs.startsWith('--'))
    throw new StartProblem(
      `${givenAs}: there is a pooler at ${withoutPassword(url)}, and through it nobody can listen. Give the address of the database itself.`,
    );
  if (url === listenUrl)
    throw new StartProblem(
      `${givenAs}: there is a pooler at ${withoutPassword(url)}, and through it nobody can listen. Set PARLOR_LISTEN_URL to the address of the database itself; everything else goes through the pooler.`,
    );
  throw new StartProblem(
    `PARLOR_LISTEN_URL: there is a pooler at ${withoutPassword(listenUrl)}, and through it nobody can listen. It must be the address of the database itself.`,
  );
};
