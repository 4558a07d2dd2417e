import { sql } from 'drizzle-orm';
import { boolean, index, integer, json, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from './people-schema.js';

export * from './classroom-schema.js';
export * from './club-schema.js';
export * from './rating-schema.js';
export * from './schema-lists.js';
export * from './seek-schema.js';
export * from './tournament-schema.js';

/** The tables as `migrations/` made them. A test compares the two. */

export * from './people-schema.js';

export const events = pgTable(
  'events',
  {
    gameId: text('game_id').notNull(),
    seq: integer('seq').notNull(),
    at: moment('at').notNull(),
    event: json('event').$type<StoredJson>().notNull(),
    seat: smallint('seat'),
    playerId: text('player_id'),
    action: json('action').$type<StoredJson>(),
    requestId: text('request_id'),
    hash: text('hash').notNull(),
    /** On the first event of a decision, the number of the one before: a foreign key, so that no log has a gap. */
    before: integer('before'),
    /** On the last event of a decision, the seats that are to act after it. Null for events from before this was kept. */
    toAct: smallint('to_act').array(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.seq] })],
);

export const games = pgTable(
  'games',
  {
    gameId: text('game_id').primaryKey(),
    ruleset: text('ruleset').notNull(),
    visibility: text('visibility').notNull(),
    club: text('club'),
    status: text('status').notNull(),
    players: text('players').array().notNull(),
    keptFor: text('kept_for').array().notNull().default([]),
    hasBots: boolean('has_bots').notNull().default(false),
    host: text('host'),
    network: text('network'),
    hasOpenSeat: boolean('has_open_seat').notNull().default(false),
    /** It is over and rated, and ratings do not know of it yet. */
    toRate: boolean('to_rate').notNull().default(false),
    card: json('card').$type<StoredJson>().notNull(),
    secret: text('secret').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When this row was last written. */
    changedAt: moment('changed_at'),
    /** The event it was written with, while that is still to be told where lists are asked for. */
    unlisted: integer('unlisted'),
  },
  (table) => [
    index('games_newest').on(table.createdAt.desc(), table.gameId.desc()),
    index('games_to_rate').on(table.gameId).where(sql`to_rate`),
    index('games_with_bots').on(table.gameId).where(sql`status = 'playing' AND has_bots`),
  ],
);

export const gameClocks = pgTable(
  'game_clocks',
  {
    gameId: text('game_id').primaryKey(),
    lookAt: moment('look_at').notNull(),
  },
  (table) => [index('game_clocks_due').on(table.lookAt)],
);

export const houseHours = pgTable('house_hours', {
  house: text('house').primaryKey(),
  beatAt: moment('beat_at').notNull(),
});

export const houseClosings = pgTable('house_closings', {
  closedAt: moment('closed_at').notNull(),
  openedAt: moment('opened_at').primaryKey(),
});

/** What is left of games that were exported and removed. */
export const archivedGames = pgTable('archived_games', {
  gameId: text('game_id').primaryKey(),
  ruleset: text('ruleset').notNull(),
  visibility: text('visibility').notNull(),
  endedAt: moment('ended_at').notNull(),
  archivedAt: moment('archived_at').notNull(),
});

export const houseKeys = pgTable('house_keys', {
  name: text('name').primaryKey(),
  key: text('key').notNull(),
});

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    gameId: text('game_id').notNull(),
    playerId: text('player_id').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    seat: smallint('seat'),
    firstSeq: integer('first_seq').notNull(),
    lastSeq: integer('last_seq').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.playerId, table.key] })],
);

export const joinCodes = pgTable('join_codes', {
  codeHash: text('code_hash').primaryKey(),
  gameId: text('game_id').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const presence = pgTable(
  'presence',
  {
    gameId: text('game_id').notNull(),
    playerId: text('player_id').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.playerId] })],
);

export const looks = pgTable('looks', {
  gameId: text('game_id').primaryKey(),
  at: moment('at').notNull(),
});

export const webhooks = pgTable('webhooks', {
  playerId: text('player_id').primaryKey(),
  url: text('url').notNull(),
  rulesets: text('rulesets').array(),
  notices: text('notices').array().$type<MatterType[]>(),
  secret: text('secret').notNull(),
  oldSecret: text('old_secret'),
  oldSecretUntil: moment('old_secret_until'),
  secretKeyHash: text('secret_key_hash'),
  failures: integer('failures').notNull(),
  pausedUntil: moment('paused_until'),
  disabledAt: moment('disabled_at'),
  disabledWhy: text('disabled_why'),
  trouble: text('trouble'),
  troubleWhy: text('trouble_why'),
  troubleSince: moment('trouble_since'),
  createdAt: moment('created_at').notNull(),
});

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    gameId: text('game_id').notNull(),
    version: integer('version').notNull(),
    seat: smallint('seat').notNull(),
    type: text('type').$type<MatterType>().notNull(),
    playerId: text('player_id').notNull(),
    status: text('status').$type<DeliveryStatus>().notNull(),
    dueAt: moment('due_at').notNull(),
    attempts: json('attempts').$type<readonly StoredAttempt[]>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.version, table.seat, table.type] })],
);

/** What waits for somebody who is called for it. */
export const MATTERS = ['your-turn', 'clock-low', 'offer-made', 'invited', 'rematch'] as const;
export type MatterType = (typeof MATTERS)[number];

/** Open until it is answered with an action, acknowledged without one, no longer needed, or dropped with its webhook. */
export type DeliveryStatus = 'open' | 'answered' | 'acknowledged' | 'passed' | 'dropped';

/** One call: when, how long it took, what came back, and what was wrong with it. */
export interface StoredAttempt {
  readonly at: string;
  readonly ms: number;
  /** Null when no answer came. */
  readonly status: number | null;
  readonly code: string;
  readonly why: string | null;
}

/** An event is only JSON here: the ledger knows no game. */
export interface StoredJson {
  readonly [field: string]: unknown;
}
