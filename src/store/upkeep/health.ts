import { randomInt } from 'node:crypto';
import { isDistributed } from '../cluster.js';
import type { Row } from '../database.js';
import type { Desk } from './desk.js';

type Ask = Desk['ask'];

const first = async (ask: Ask, statement: string): Promise<Row> => (await ask(statement, []))[0] ?? {};

export interface ServerFacts {
  readonly version: string;
  /** Bytes of all that is kept. */
  readonly bytes: number;
  readonly connections: { readonly used: number; readonly most: number };
}

export const serverFacts = async ({ ask }: Desk): Promise<ServerFacts> => {
  const row = await first(
    ask,
    `SELECT current_setting('server_version') AS version, pg_database_size(current_database()) AS bytes,
       (SELECT count(*) FROM pg_stat_activity) AS used, current_setting('max_connections') AS most`,
  );
  return {
    version: String(row.version),
    bytes: Number(row.bytes),
    connections: { used: Number(row.used), most: Number(row.most) },
  };
};

/** How far the database's clock is ahead of ours, in milliseconds; what the question took is halved away. */
export const clockAhead = async ({ ask }: Desk): Promise<number> => {
  const before = Date.now();
  const row = await first(ask, 'SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now');
  return Number(row.now) - (before + Date.now()) / 2;
};

export interface WebhookFacts {
  readonly all: number;
  readonly paused: number;
  readonly disabled: number;
  /** Calls that should have been made more than a minute ago. */
  readonly overdue: number;
}

export const webhookFacts = async ({ ask }: Desk): Promise<WebhookFacts> => {
  const row = await first(
    ask,
    `SELECT count(*) AS all, count(*) FILTER (WHERE paused_until > now() AND disabled_at IS NULL) AS paused,
       count(*) FILTER (WHERE disabled_at IS NOT NULL) AS disabled,
       (SELECT count(*) FROM webhook_deliveries WHERE status = 'open' AND due_at < now() - interval '1 minute') AS overdue
     FROM webhooks`,
  );
  return {
    all: Number(row.all),
    paused: Number(row.paused),
    disabled: Number(row.disabled),
    overdue: Number(row.overdue),
  };
};

export interface OldestGame {
  readonly gameId: string;
  readonly status: string;
  /** When something last happened in it. */
  readonly at: Date;
}

/** Of the games that wait or of those that are played, the one where nothing has happened for longest. */
export const oldestUnfinished = async (
  { ask }: Desk,
  status: 'waiting' | 'playing',
): Promise<OldestGame | null> => {
  const [row] = await ask(
    `SELECT games.game_id, games.status, extract(epoch FROM last.at) * 1000 AS at
     FROM games CROSS JOIN LATERAL (
       SELECT at FROM events WHERE events.game_id = games.game_id ORDER BY seq DESC LIMIT 1) AS last
     WHERE games.status = '${status}' ORDER BY last.at LIMIT 1`,
    [],
  );
  if (row === undefined) return null;
  return { gameId: String(row.game_id), status: String(row.status), at: new Date(Number(row.at)) };
};

export interface NodeFacts {
  readonly name: string;
  /** Whether it answers the coordinator. */
  readonly answers: boolean;
  readonly shards: number;
}

/** The nodes that games are spread over; null where they are not. */
export const nodeFacts = async ({ ask, database }: Desk): Promise<readonly NodeFacts[] | null> => {
  if (database.node === null || !(await isDistributed(database))) return null;
  const rows = await ask(
    `SELECT nodename || ':' || nodeport AS name,
       (SELECT bool_and(result) FROM citus_check_cluster_node_health() AS health
        WHERE health.to_nodename = node.nodename AND health.to_nodeport = node.nodeport) IS TRUE AS answers,
       (SELECT count(*) FROM pg_dist_placement AS placement JOIN pg_dist_shard USING (shardid)
        WHERE placement.groupid = node.groupid AND logicalrelid = 'events'::regclass) AS shards
     FROM pg_dist_node AS node WHERE noderole = 'primary' ORDER BY 1`,
    [],
  );
  return rows.map(({ name, answers, shards }) => ({
    name: String(name),
    answers: answers === true,
    shards: Number(shards),
  }));
};

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Some games, by chance: ids are random, so whichever comes after a random word is as good as any. */
export const someGames = async ({ ask }: Desk, count: number): Promise<ReadonlySet<string>> => {
  const found = new Set<string>();
  for (let asked = 0; asked < count; asked++) {
    const word = Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    const [row] = await ask('SELECT game_id FROM games WHERE game_id > $1::text ORDER BY game_id LIMIT 1', [
      `g_${word}`,
    ]);
    if (row !== undefined) found.add(String(row.game_id));
  }
  return found;
};

/** The log of a game, a line of JSON for each row, in pages. */
export async function* logLines({ ask }: Desk, gameId: string): AsyncGenerator<readonly string[]> {
  for (let after = 0; ; after += LOG_PAGE) {
    const rows = await ask(
      `SELECT row_to_json(events)::text AS line FROM events
       WHERE game_id = $1::text AND seq > $2::text::integer AND seq <= $3::text::integer ORDER BY seq`,
      [gameId, after, after + LOG_PAGE],
    );
    if (rows.length === 0) return;
    yield rows.map(({ line }) => String(line));
  }
}

const LOG_PAGE = 2_000;
