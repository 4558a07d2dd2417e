import { ADD_ENTRIES, ADD_EVERYTHING } from './append-statements.js';
import { type Cargo, type Outgoing, pack, rowsIn } from './cargo.js';
import { type Database, isUnavailable, sqlState } from './database.js';
import type { News } from './news.js';
import { WrittenEnds } from './written-ends.js';

/** Did the entries land, or had somebody else written there first? */
export type Landing = 'landed' | 'lost';

/** Enough to keep the statement busy, few enough that nobody waits for a giant. */
const MOST_AT_ONCE = 128;

interface Waiting {
  readonly cargo: Cargo;
  readonly land: (landing: Landing) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Appends travel together: while one statement is under way the next ones queue up and leave as a single statement.
 * Law: each game's entries land all or not at all, and one game's lost race or bad entry never fails its neighbours.
 */
export const appender = (
  database: Database,
  news = database.news,
): ((append: Outgoing) => Promise<Landing>) => {
  const to: Addressee = { database, news, written: new WrittenEnds() };
  let queue: Waiting[] = [];
  let isUnderWay = false;

  const flush = async (): Promise<void> => {
    isUnderWay = true;
    // One turn of the event loop lets every request that is ready join the statement.
    await new Promise(setImmediate);
    while (queue.length > 0) {
      const [batch, rest] = oneForEachGame(queue);
      queue = rest;
      const ends = new Map<string, number>();
      const failure = await landAll(to, batch, ends);
      queue = stillInTime(queue, ends);
      if (!isUnavailable(failure)) continue;
      // Whoever still waits for a database that does not answer would only wait longer.
      failAll(queue, failure);
      queue = [];
    }
    isUnderWay = false;
  };

  return (append) =>
    new Promise((land, fail) => {
      queue.push({ cargo: pack(append), land, fail });
      if (!isUnderWay) void flush();
    });
};

const oneForEachGame = (queue: readonly Waiting[]): [batch: Waiting[], rest: Waiting[]] => {
  const games = new Set<string>();
  const batch: Waiting[] = [];
  const rest: Waiting[] = [];
  for (const waiting of queue) {
    const fits = batch.length < MOST_AT_ONCE && !games.has(waiting.cargo.gameId);
    games.add(waiting.cargo.gameId);
    (fits ? batch : rest).push(waiting);
  }
  return [batch, rest];
};

/** Who keeps it, and who is told. */
interface Addressee {
  readonly database: Database;
  readonly news: News;
  readonly written: WrittenEnds;
}

/** Where the logs of games end that were just written to. */
type Ends = Map<string, number>;

/** Who waited behind one that has landed knows now that it is too late: to ask would have the neighbours refused as well. */
const stillInTime = (queue: readonly Waiting[], ends: Ends): Waiting[] =>
  queue.filter(({ cargo, land }) => {
    const isInTime = cargo.first > (ends.get(cargo.gameId) ?? 0);
    if (!isInTime) land('lost');
    return isInTime;
  });

/** Answers with what went wrong, if anything did. */
const landAll = async (to: Addressee, batch: readonly Waiting[], ends: Ends): Promise<unknown> => {
  try {
    await insert(
      to,
      batch.map(({ cargo }) => cargo),
    );
  } catch (error) {
    await sortOut(to, batch, ends, error);
    return error;
  }
  to.news.tell(batch.map(({ cargo }) => cargo.gameId));
  for (const { cargo, land } of batch) {
    ends.set(cargo.gameId, cargo.last);
    land('landed');
  }
  return null;
};

/** A number or a key that is taken; an event that is missing before the first. */
const LOST: ReadonlySet<string | undefined> = new Set(['23505', '23503']);
/** A node that passed the rows on to another tells of it in words: as an internal error that names what was violated. */
const LOST_ELSEWHERE = /events_pkey|events_have_no_gaps|idempotency_keys_pkey/;

const isLost = (error: unknown): boolean =>
  LOST.has(sqlState(error)) ||
  (sqlState(error) === 'XX000' && error instanceof Error && LOST_ELSEWHERE.test(error.message));

/**
 * A statement that the database refused has changed nothing, so its appends may go again: in two halves, and so on.
 * Whoever is to blame is found in a few statements, and the neighbours still travel together.
 */
const sortOut = async (
  to: Addressee,
  batch: readonly Waiting[],
  ends: Ends,
  error: unknown,
): Promise<void> => {
  if (!wasRefused(error)) return leaveUnknown(to, batch, error);
  const [only] = batch;
  if (batch.length === 1 && only !== undefined) {
    to.written.forget(only.cargo.gameId);
    if (isLost(error)) only.land('lost');
    else only.fail(error);
    return;
  }
  const middle = Math.ceil(batch.length / 2);
  const failure = await landAll(to, batch.slice(0, middle), ends);
  if (isUnavailable(failure)) failAll(batch.slice(middle), failure);
  else await landAll(to, batch.slice(middle), ends);
};

/** It may have landed. Others look when they are rung, and find nothing or the news. */
const leaveUnknown = (to: Addressee, batch: readonly Waiting[], error: unknown): void => {
  to.written.forgetAll();
  // On a line that is dead every word would be taken for life.
  to.database.pen.renew();
  to.news.tell(batch.map(({ cargo }) => cargo.gameId));
  failAll(batch, error);
};

const failAll = (waiting: readonly Waiting[], error: unknown): void => {
  for (const { fail } of waiting) fail(error);
};

/** After a lost connection or a server going down nobody knows what became of the statement. */
const wasRefused = (error: unknown): boolean => sqlState(error) !== undefined && !isUnavailable(error);

const insert = async (
  { database: { pen, soon }, written }: Addressee,
  unsorted: readonly Cargo[],
): Promise<void> => {
  // Every process writes its games in the same order, so none waits for another that waits for it.
  const cargos = unsorted.toSorted((a, b) => (a.gameId < b.gameId ? -1 : 1));
  const cards = listOf(cargos, ({ card }) => card);
  const keys = listOf(cargos, ({ key }) => key);
  const names = listOf(cargos, ({ names: own }) => own);
  await soon(async () => {
    const session = pen.session();
    const rows = listOf(cargos, (cargo) =>
      rowsIn(cargo, written.isAt(session, cargo.gameId, cargo.first - 1)),
    );
    await (cards === NOTHING && keys === NOTHING && names === NOTHING
      ? pen.write(ADD_ENTRIES, [rows])
      : pen.write(ADD_EVERYTHING, [rows, cards, keys, names]));
    if (pen.session() === session) noteEnds(written, session, cargos);
  });
};

/** A game that nobody plays may leave the database one day, and its session stays: of such a one nothing is known. */
const noteEnds = (written: WrittenEnds, session: number | null, cargos: readonly Cargo[]): void => {
  for (const { gameId, last, isInPlay } of cargos)
    if (isInPlay) written.note(session, gameId, last);
    else written.forget(gameId);
};

const NOTHING = '[]';

const listOf = (cargos: readonly Cargo[], part: (cargo: Cargo) => string): string =>
  `[${cargos
    .map(part)
    .filter((text) => text !== '')
    .join()}]`;
