import { date, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The tables of people: who they are, by which tokens, and what they were called. */

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const players = pgTable('players', {
  playerId: text('player_id').primaryKey(),
  name: text('name').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const tokens = pgTable(
  'tokens',
  {
    playerId: text('player_id').notNull(),
    tokenId: text('token_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    label: text('label').notNull(),
    scope: text('scope').$type<TokenScope>().notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsed: date('last_used', { mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.tokenId] })],
);

/** What a token may do: everything, or look and listen. */
export type TokenScope = 'play' | 'watch';

export const links = pgTable('links', {
  codeHash: text('code_hash').primaryKey(),
  playerId: text('player_id').notNull(),
  scope: text('scope').$type<TokenScope>().notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
  keyHash: text('key_hash'),
  sealedCode: text('sealed_code'),
});

export const tokenKeys = pgTable('token_keys', {
  keyHash: text('key_hash').primaryKey(),
  playerId: text('player_id').notNull(),
  tokenId: text('token_id').notNull(),
  requestHash: text('request_hash').notNull(),
  sealedToken: text('sealed_token'),
  createdAt: moment('created_at').notNull(),
});

export const signUps = pgTable('sign_ups', {
  keyHash: text('key_hash').primaryKey(),
  playerId: text('player_id').notNull(),
  sealedToken: text('sealed_token'),
  createdAt: moment('created_at').notNull(),
});

export const tickets = pgTable('tickets', {
  ticketHash: text('ticket_hash').primaryKey(),
  playerId: text('player_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
  tokenId: text('token_id'),
});

/** What people were called when they sat down; the log has only a hash of it. */
export const seatNames = pgTable(
  'seat_names',
  {
    gameId: text('game_id').notNull(),
    named: text('named').notNull(),
    playerId: text('player_id').notNull(),
    name: text('name').notNull(),
    salt: text('salt').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.named] })],
);

/** Who is forgotten; while `doneAt` is null something is left to do, and not before `retryAt`. */
export const forgottenPlayers = pgTable('forgotten_players', {
  playerId: text('player_id').primaryKey(),
  forgottenAt: moment('forgotten_at').notNull(),
  doneAt: moment('done_at'),
  retryAt: moment('retry_at'),
});

/** Who is about to have one more game. */
export const admissions = pgTable(
  'admissions',
  {
    name: text('name').notNull(),
    playerId: text('player_id').notNull(),
    gameId: text('game_id').notNull(),
    network: text('network'),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.playerId] })],
);
