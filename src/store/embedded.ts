import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/pg-proxy';
import { type FolderLock, lockFolder } from './data-lock.js';
import { type Database, type Parameter, StartProblem } from './database.js';
import { NO_NEWS } from './news.js';
import { closeToOthers, everythingIn, ownersAlone } from './owners-alone.js';
import { type PgliteThread, startPglite } from './pglite-thread.js';
import { startFromTemplate } from './template.js';
import { turnstile } from './turnstile.js';

/** Postgres inside this process, on a thread of its own, in a folder that only we may read and nobody else may open. */
export const openEmbedded = async (folder: string, givenAs = 'PARLOR_DATA'): Promise<Database> => {
  const lock = await prepare(folder, givenAs);
  const client = await open(join(folder, 'postgres'), lock, givenAs);
  const gone = goneOf(folder, lock, client);
  const ask = prepared(client);
  return {
    orm: drizzle(async (sql, parameters) => ({ rows: [...(await client.query(sql, parameters))] })),
    ask,
    // The thread lasts as long as the process uses it.
    pen: { write: ask, session: () => 0, renew: () => {} },
    // One statement at a time, and nobody else's.
    askInTurn: (_turns, statement, parameters) => ask(statement, parameters),
    run: async (script) => {
      await client.exec(script);
    },
    alone: (work) =>
      work(async (script) => {
        await client.exec(script);
      }),
    news: NO_NEWS,
    soon: turnstile(),
    isSoleWriter: true,
    node: null,
    gone: gone.signal,
    async close() {
      gone.expect();
      await client.close();
      lock.release();
    },
  };
};

/** Aborted, with the reason, when the folder was lost or the thread has ended, unless that was to be expected. */
const goneOf = (folder: string, lock: FolderLock, client: PgliteThread) => {
  const gone = new AbortController();
  let isExpected = false;
  const giveUp = (why: string): void => {
    if (!isExpected) gone.abort(new StartProblem(why));
  };
  lock.lost.addEventListener('abort', () => {
    giveUp(reason(lock.lost.reason));
    void client.stop('its folder belongs to another process now');
  });
  void client.ended.then((why) => {
    // The thread may have found out first that the folder is lost, and then that is the reason.
    lock.look();
    giveUp(`The embedded database in ${folder} has ended: ${why}. Start Parlor again.`);
  });
  return {
    signal: gone.signal,
    expect: (): void => {
      isExpected = true;
    },
  };
};

/**
 * PGlite parses and plans every query anew, which takes longer than most statements themselves.
 * So each is prepared once by name and executed with its parameters written out.
 */
const prepared = (client: PgliteThread): Database['ask'] => {
  const names = new Map<string, Promise<string>>();
  let tried = 0;
  const prepareOnce = async (statement: string, count: number): Promise<string> => {
    const name = `parlor_${tried++}`;
    const types = count === 0 ? '' : `(${Array<string>(count).fill('text').join(', ')})`;
    await client.exec(`PREPARE ${name}${types} AS ${statement}`);
    return name;
  };
  const nameOf = (statement: string, count: number): Promise<string> => {
    const known = names.get(statement);
    if (known !== undefined) return known;
    const name = prepareOnce(statement, count);
    names.set(statement, name);
    // What could not be prepared now, for want of space say, is tried anew by whoever asks next.
    name.catch(() => names.delete(statement));
    return name;
  };
  return async (statement, parameters) => {
    const name = await nameOf(statement, parameters.length);
    const values = parameters.length === 0 ? '' : `(${parameters.map(literal).join(', ')})`;
    return client.exec(`EXECUTE ${name}${values}`);
  };
};

const literal = (value: Parameter): string => {
  const text = String(value);
  if (text.includes('\0')) throw Object.assign(new Error('a text must not hold NUL'), { code: '22021' });
  return value === null ? 'NULL' : `'${text.replaceAll("'", "''")}'`;
};

const prepare = async (folder: string, givenAs: string): Promise<FolderLock> => {
  try {
    ownersAlone(folder);
    return await lockFolder(folder, givenAs);
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw cannotUse(folder, error, givenAs);
  }
};

/** It is somebody else's, or the disk is full, or nothing may be written there. */
export const cannotUse = (folder: string, error: unknown, givenAs = 'PARLOR_DATA'): StartProblem =>
  new StartProblem(`${givenAs}: cannot use the folder ${folder}: ${reason(error)}`);

const open = async (folder: string, lock: FolderLock, givenAs: string): Promise<PgliteThread> => {
  try {
    startFromTemplate(folder);
    const old = everythingIn(folder);
    return await whileItOpens(startPglite(folder, lock), () => closeToOthers(old));
  } catch (error) {
    lock.release();
    throw new StartProblem(`${givenAs}: the database in ${folder} cannot be opened: ${reason(error)}`);
  }
};

/**
 * What lies in a folder of old is looked through while the thread opens it: nobody else gets in any more,
 * and what the thread makes is its owner's from the start.
 */
const whileItOpens = async (opening: Promise<PgliteThread>, work: () => void): Promise<PgliteThread> => {
  try {
    work();
  } catch (error) {
    await opening.then(
      (client) => client.stop('its files cannot be kept from others'),
      () => {},
    );
    throw error;
  }
  return opening;
};

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));
