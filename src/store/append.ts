import { canonicalText } from '../proof/canonical-json.js';
import { type Database, isUnavailable, sqlState } from './database.js';
import type { Append, Entry, GameCard, IdempotencyKey } from './entry.js';
import { NEWS } from './news.js';

/** Did the entries land, or had somebody else written there first? */
export type Landing = 'landed' | 'lost';

/** Enough to keep the statement busy, few enough that nobody waits for a giant. */
const MOST_AT_ONCE = 128;

interface Waiting {
  readonly append: Append;
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

  const sail = async (): Promise<void> => {
    isUnderWay = true;
    // One turn of the event loop lets every request that is ready come aboard.
    await new Promise(setImmediate);
    while (queue.length > 0) {
      const [aboard, ashore] = oneForEachGame(queue);
      queue = ashore;
      const failure = await landAll(database, aboard);
      if (failure !== null && isUnavailable(failure)) queue = turnedAway(queue, failure);
    }
    isUnderWay = false;
  };

  return (append) =>
    new Promise((land, fail) => {
      queue.push({ append, land, fail });
      if (!isUnderWay) void sail();
    });
};

const oneForEachGame = (queue: readonly Waiting[]): [aboard: Waiting[], ashore: Waiting[]] => {
  const games = new Set<string>();
  const aboard: Waiting[] = [];
  const ashore: Waiting[] = [];
  for (const waiting of queue) {
    const fits = aboard.length < MOST_AT_ONCE && !games.has(waiting.append.gameId);
    games.add(waiting.append.gameId);
    (fits ? aboard : ashore).push(waiting);
  }
  return [aboard, ashore];
};

/** Whoever still waits for a database that does not answer would only wait longer. */
const turnedAway = (queue: readonly Waiting[], failure: unknown): Waiting[] => {
  for (const { fail } of queue) fail(failure);
  return [];
};

/** Answers with what went wrong, if anything did. */
const landAll = async (database: Database, aboard: readonly Waiting[]): Promise<unknown> => {
  try {
    const landed = await insert(
      database,
      aboard.map(({ append }) => append),
    );
    for (const { append, land } of aboard) land(landed.has(append.gameId) ? 'landed' : 'lost');
    return null;
  } catch (error) {
    await sortOut(database, aboard, error);
    return error;
  }
};

const UNIQUE_VIOLATION = '23505';

/** A statement that the database refused has changed nothing, so each of its appends may go again alone. */
const sortOut = async (database: Database, aboard: readonly Waiting[], error: unknown): Promise<void> => {
  const [only] = aboard;
  if (aboard.length === 1 && only !== undefined) {
    if (sqlState(error) === UNIQUE_VIOLATION) only.land('lost');
    else only.fail(error);
    return;
  }
  if (!wasRefused(error)) {
    for (const { fail } of aboard) fail(error);
    return;
  }
  let failure: unknown = null;
  for (const waiting of aboard) {
    if (isUnavailable(failure)) waiting.fail(failure);
    else failure = await landAll(database, [waiting]);
  }
};

/** After a lost connection or a server going down nobody knows what became of the statement. */
const wasRefused = (error: unknown): boolean => sqlState(error) !== undefined && !isUnavailable(error);

const insert = async (database: Database, unsorted: readonly Append[]): Promise<ReadonlySet<string>> => {
  // Every process writes its games in the same order, so none waits for another that waits for it.
  const appends = unsorted.toSorted((a, b) => (a.gameId < b.gameId ? -1 : 1));
  const rows = rowsOf(appends);
  const cards = appends.flatMap(({ card }) => (card === null ? [] : [cardRow(card)]));
  const keys = appends.flatMap(({ key }) => (key === null ? [] : [keyRow(key)]));
  const statements = database.isPrivate ? PRIVATELY : AND_TELL;
  const landed =
    cards.length + keys.length === 0
      ? await database.soon(() => database.ask(statements.entries, [rows]))
      : await database.soon(() =>
          database.ask(statements.everything, [rows, JSON.stringify(cards), JSON.stringify(keys)]),
        );
  return new Set(landed.map(({ game_id }) => String(game_id)));
};

const rowsOf = (appends: readonly Append[]): string => {
  let rows = '';
  for (const { entries } of appends)
    for (const entry of entries) rows += `${rows === '' ? '' : ','}${rowText(entry)}`;
  return `[${rows}]`;
};

/** Spelled out, because every accepted action waits for it. Ids, times and hashes have no letter that needs escaping. */
const rowText = ({ gameId, seq, at, event, seat, playerId, action, requestId, hash }: Entry): string =>
  `{"game_id":"${gameId}","seq":${seq},"at":"${at}","event":${canonicalText(event)},"seat":${seat}` +
  `,"player_id":${JSON.stringify(playerId)},"action":${action === null ? 'null' : canonicalText(action)}` +
  `,"request_id":${JSON.stringify(requestId)},"hash":"${hash}"}`;

const cardRow = (card: GameCard) => ({
  game_id: card.gameId,
  ruleset: card.ruleset,
  visibility: card.visibility,
  status: card.status,
  players: card.players,
  has_bots: card.hasBots,
  host: card.host,
  network: card.network,
  has_open_seat: card.hasOpenSeat,
  card: card.card,
  secret: card.secret,
  created_at: card.createdAt,
});

const keyRow = (key: IdempotencyKey) => ({
  game_id: key.gameId,
  player_id: key.playerId,
  key: key.key,
  request_hash: key.requestHash,
  seat: key.seat,
  first_seq: key.firstSeq,
  last_seq: key.lastSeq,
  created_at: key.createdAt,
});

/**
 * A game fits when its entries begin exactly where its log ends. It is asked by a scalar subquery, one step down the primary key
 * for each game: a planner without statistics turns an EXISTS into a walk through the whole table. The test is inside the statement; should another process
 * write between the test and the insert, the primary key refuses the statement and each append goes again alone.
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
      status = excluded.status, players = excluded.players, has_open_seat = excluded.has_open_seat, card = excluded.card,
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
