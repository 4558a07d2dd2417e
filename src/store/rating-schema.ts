import { boolean, doublePrecision, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { clubs } from './club-schema.js';
import { moment } from './people-schema.js';

/** The tables of ratings: what finished games say, and how everybody stands by it. */

/** A seat of a finished game: who it counts for, and the place they came to, from 0. */
export interface Placed {
  readonly who: string;
  readonly place: number;
}

export const ratingPools = pgTable('rating_pools', {
  pool: text('pool').primaryKey(),
  ruleset: text('ruleset').notNull(),
  club: text('club').references(() => clubs.clubId, { onDelete: 'cascade' }),
  version: integer('version').notNull().default(0),
});

const pool = () =>
  text('pool')
    .notNull()
    .references(() => ratingPools.pool, { onDelete: 'cascade' });

export const ratedGames = pgTable('rated_games', {
  gameId: text('game_id').primaryKey(),
  pool: pool(),
  endedAt: moment('ended_at').notNull(),
  places: json('places').$type<readonly Placed[]>().notNull(),
  folded: boolean('folded').notNull().default(false),
});

const standing = () => ({
  who: text('who').notNull(),
  mu: doublePrecision('mu').notNull(),
  sigma: doublePrecision('sigma').notNull(),
  games: integer('games').notNull(),
  damped: integer('damped').notNull(),
});

export const ratingSteps = pgTable(
  'rating_steps',
  {
    pool: pool(),
    ...standing(),
    endedAt: moment('ended_at').notNull(),
    gameId: text('game_id').notNull(),
    weight: doublePrecision('weight').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pool, table.who, table.endedAt, table.gameId] })],
);

export const ratings = pgTable(
  'ratings',
  { pool: pool(), ...standing(), changedAt: moment('changed_at').notNull() },
  (table) => [primaryKey({ columns: [table.pool, table.who] })],
);
