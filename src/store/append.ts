import { type Cargo, pack } from './cargo.js';
import { type Database, isUnavailable, sqlState } from './database.js';
import type { Append } from './entry.js';
import { NEWS } from './news.js';

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
export const appender = (database: Database): ((append: Append) => Promise<Landing>) => {
  let queue: Waiting[] = [];
  let isUnderWay = false;

  const flush = async (): Promise<void> => {
    isUnderWay = true;
    // One turn of the event loop lets every request that is ready join the statement.
    await new Promise(setImmediate);
    while (queue.length > 0) {
      const [batch, rest] = oneForEachGame(queue);
      queue = rest;
      const failure = await landAll(database, batch);
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

/** Answers with what went wrong, if anything did. */
const landAll = async (database: Database, batch: readonly Waiting[]): Promise<unknown> => {
  try {
    const landed = await insert(
      database,
      batch.map(({ cargo }) => cargo),
    );
    for (const { cargo, land } of batch) land(landed.has(cargo.gameId) ? 'landed' : 'lost');
    return null;
  } catch (error) {
    await sortOut(database, batch, error);
    return error;
  }
};

const UNIQUE_VIOLATION = '23505';

/**
 * A statement that the database refused has changed nothing, so its appends may go again: in two halves, and so on.
 * Whoever is to blame is found in a few statements, and the neighbours still travel together.
 */
const sortOut = async (database: Database, batch: readonly Waiting[], error: unknown): Promise<void> => {
  const [only] = batch;
  if (batch.length === 1 && only !== undefined) {
    if (sqlState(error) === UNIQUE_VIOLATION) only.land('lost');
    else only.fail(error);
    return;
  }
  if (!wasRefused(error)) return failAll(batch, error);
  const middle = Math.ceil(batch.length / 2);
  const failure = await landAll(database, batch.slice(0, middle));
  if (isUnavailable(failure)) failAll(batch.slice(middle), failure);
  else await landAll(database, batch.slice(middle));
};

const failAll = (waiting: readonly Waiting[], error: unknown): void => {
  for (const { fail } of waiting) fail(error);
};

/** After a lost connection or a server going down nobody knows what became of the statement. */
const wasRefused = (error: unknown): boolean => sqlState(error) !== undefined && !isUnavailable(error);

const insert = async (database: Database, unsorted: readonly Cargo[]): Promise<ReadonlySet<string>> => {
  // Every process writes its games in the same order, so none waits for another that waits for it.
  const cargos = unsorted.toSorted((a, b) => (a.gameId < b.gameId ? -1 : 1));
  const rows = listOf(cargos, ({ rows: own }) => own);
  const cards = listOf(cargos, ({ card }) => card);
  const keys = listOf(cargos, ({ key }) => key);
  const statements = database.isSoleWriter ? PRIVATELY : AND_TELL;
  const landed =
    cards === NOTHING && keys === NOTHING
      ? await database.soon(() => database.ask(statements.entries, [rows]))
      : await database.soon(() => database.ask(statements.everything, [rows, cards, keys]));
  return new Set(landed.map(({ game_id }) => String(game_id)));
};

const NOTHING = '[]';

const listOf = (cargos: readonly Cargo[], part: (cargo: Cargo) => string): string =>
  `[${cargos
    .map(part)
    .filter((text) => text !== '')
    .join()}]`;

/**
 * A game fits when its entries begin exactly where its log ends. It is asked by a scalar subquery, one step down the primary key
 * for each game: a planner without statistics turns an EXISTS into a walk through the whole table. The test is inside the statement; should another process
 * write between the test and the insert, the primary key refuses the statement, and its halves go again.
 */
const FITTING = `
  incoming AS MATERIALIZED (
    SELECT * FROM json_to_recordset($1::text::json) AS entry(
      game_id text, seq integer, at timestamptz, event json, seat smallint,
      player_id text, action json, request_id text, hash text)
  ), fitting AS MATERIALIZED (
    SELECT game_id FROM (SELECT game_id, min(seq) AS first FROM incoming GROUP BY game_id) AS head
    WHERE first - 1 = coalesce(
      (SELECT seq FROM events WHERE events.game_id = head.game_id ORDER BY seq DESC LIMIT 1), 0)
  ), landed AS (
    INSERT INTO events (game_id, seq, at, event, seat, player_id, action, request_id, hash)
    SELECT game_id, seq, at, event, seat, player_id, action, request_id, hash
    FROM incoming WHERE game_id IN (SELECT game_id FROM fitting)
  )`;

/** What goes with the entries, and only with them. A key that is taken refuses the statement, like an event's number. */
const CARDS_AND_KEYS = `
  shown AS (
    INSERT INTO games (game_id, ruleset, visibility, status, players, has_bots, host, network, has_open_seat, card, secret, created_at)
    SELECT game_id, ruleset, visibility, status,
           ARRAY(SELECT json_array_elements_text(players)), has_bots, host, network, has_open_seat, card, secret, created_at
    FROM json_to_recordset($2::text::json) AS card(
      game_id text, ruleset text, visibility text, status text, players json, has_bots boolean,
      host text, network text, has_open_seat boolean, card json, secret text, created_at timestamptz)
    JOIN fitting USING (game_id)
    ON CONFLICT (game_id) DO UPDATE SET
      status = excluded.status, players = excluded.players, has_bots = excluded.has_bots, has_open_seat = excluded.has_open_seat, card = excluded.card,
      network = CASE excluded.status WHEN 'over' THEN NULL ELSE games.network END
  ), remembered AS (
    INSERT INTO idempotency_keys (game_id, player_id, key, request_hash, seat, first_seq, last_seq, created_at)
    SELECT game_id, player_id, key, request_hash, seat, first_seq, last_seq, created_at
    FROM json_to_recordset($3::text::json) AS key(
      game_id text, player_id text, key text, request_hash text, seat smallint, first_seq integer, last_seq integer, created_at timestamptz)
    JOIN fitting USING (game_id)
  )`;

const WHAT_LANDED = 'SELECT game_id FROM fitting';

/** The doorbell rings inside the statement, so other processes hear of it exactly when it is true. */
const WHAT_LANDED_AND_NEWS = `
  SELECT game_id, told.news FROM fitting
  CROSS JOIN (SELECT pg_notify('${NEWS}', coalesce(string_agg(game_id, ' '), '')) AS news FROM fitting) AS told`;

const statementsEndingWith = (end: string) => ({
  entries: `WITH ${FITTING} ${end}`,
  everything: `WITH ${FITTING}, ${CARDS_AND_KEYS} ${end}`,
});

const PRIVATELY = statementsEndingWith(WHAT_LANDED);
const AND_TELL = statementsEndingWith(WHAT_LANDED_AND_NEWS);
