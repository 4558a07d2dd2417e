import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** The tables as `migrations/` made them. A test compares the two. */

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

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
  },
  (table) => [primaryKey({ columns: [table.gameId, table.seq] })],
);

export const games = pgTable(
  'games',
  {
    gameId: text('game_id').primaryKey(),
    ruleset: text('ruleset').notNull(),
    visibility: text('visibility').notNull(),
    status: text('status').notNull(),
    players: text('players').array().notNull(),
    hasBots: boolean('has_bots').notNull().default(false),
    card: json('card').$type<StoredJson>().notNull(),
    secret: text('secret').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('games_newest').on(table.createdAt.desc(), table.gameId.desc()),
    index('games_with_bots').on(table.gameId).where(sql`status = 'playing' AND has_bots`),
  ],
);

export const players = pgTable('players', {
  playerId: text('player_id').primaryKey(),
  name: text('name').notNull(),
  tokenHash: text('token_hash').notNull(),
  createdAt: moment('created_at').notNull(),
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

export const tickets = pgTable('tickets', {
  ticketHash: text('ticket_hash').primaryKey(),
  playerId: text('player_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

/** An event is only JSON here: the ledger knows no game. */
export interface StoredJson {
  readonly [field: string]: unknown;
}
