import { boolean, integer, json, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { StoredJson } from './schema.js';

/** What lists ask for, where games are spread. All of it follows from the games: no backup has it, and it is made anew. */

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What lists show and ask for of games that wait or play, kept at home where games are spread over several databases. */
export const listings = pgTable('listings', {
  gameId: text('game_id').primaryKey(),
  ruleset: text('ruleset').notNull(),
  visibility: text('visibility').notNull(),
  club: text('club'),
  status: text('status').notNull(),
  players: text('players').array().notNull(),
  keptFor: text('kept_for').array().notNull().default([]),
  hasBots: boolean('has_bots').notNull(),
  host: text('host'),
  network: text('network'),
  hasOpenSeat: boolean('has_open_seat').notNull(),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at'),
  /** The event that the card was written with. */
  asOf: integer('as_of').notNull(),
  card: json('card').$type<StoredJson>().notNull(),
  /** The last event there is, when it was, and whose turn it is after it. */
  version: integer('version').notNull(),
  updatedAt: moment('updated_at').notNull(),
  toAct: smallint('to_act').array(),
});

/** The same of games that are over. */
export const pastListings = pgTable('past_listings', {
  gameId: text('game_id').primaryKey(),
  ruleset: text('ruleset').notNull(),
  visibility: text('visibility').notNull(),
  club: text('club'),
  status: text('status').notNull(),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at'),
  card: json('card').$type<StoredJson>().notNull(),
  version: integer('version').notNull(),
  updatedAt: moment('updated_at').notNull(),
  toAct: smallint('to_act').array(),
});

/** Who played in them. */
export const pastPlayers = pgTable(
  'past_players',
  {
    gameId: text('game_id').notNull(),
    playerId: text('player_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.playerId] })],
);
