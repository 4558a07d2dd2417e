import { doublePrecision, json, pgTable, text } from 'drizzle-orm/pg-core';
import { clubs } from './club-schema.js';
import { moment } from './people-schema.js';

/** Who looks for an opponent. */
export const seeks = pgTable('seeks', {
  seekId: text('seek_id').primaryKey(),
  playerId: text('player_id').notNull(),
  tokenId: text('token_id').notNull(),
  ruleset: text('ruleset').notNull(),
  club: text('club').references(() => clubs.clubId, { onDelete: 'cascade' }),
  wish: json('wish').$type<{ readonly [field: string]: unknown }>().notNull(),
  wishMark: text('wish_mark').notNull(),
  mu: doublePrecision('mu').notNull(),
  status: text('status').$type<SeekStatus>().notNull(),
  why: text('why').$type<SeekEnd>(),
  gameId: text('game_id'),
  requestHash: text('request_hash'),
  createdAt: moment('created_at').notNull(),
  seenAt: moment('seen_at').notNull(),
  changedAt: moment('changed_at').notNull(),
});

/** Who is `paired` has an opponent, and the table is being laid. */
export type SeekStatus = 'waiting' | 'paired' | 'matched' | 'cancelled';

/** Why a seek came to nothing. */
export type SeekEnd = 'taken-back' | 'nobody-looked' | 'token-revoked' | 'left-club' | 'no-table';
