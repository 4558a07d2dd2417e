import { integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './people-schema.js';

/** The tables of tournaments, and of the luck that their games share. */

export const toldBoards = pgTable('told_boards', {
  boardId: text('board_id').primaryKey(),
  toldAt: moment('told_at').notNull(),
});

export const tournaments = pgTable('tournaments', {
  tournamentId: text('tournament_id').primaryKey(),
  name: text('name').notNull(),
  host: text('host'),
  club: text('club'),
  status: text('status').$type<TournamentStatus>().notNull(),
  seed: text('seed').notNull(),
  lookAt: moment('look_at'),
  requestHash: text('request_hash'),
  createdAt: moment('created_at').notNull(),
});

export type TournamentStatus = 'open' | 'running' | 'over';

export const tournamentEvents = pgTable(
  'tournament_events',
  {
    tournamentId: text('tournament_id')
      .notNull()
      .references(() => tournaments.tournamentId),
    seq: integer('seq').notNull(),
    at: moment('at').notNull(),
    event: json('event').$type<{ readonly [field: string]: unknown }>().notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.seq] })],
);

export const tournamentEntrants = pgTable(
  'tournament_entrants',
  {
    tournamentId: text('tournament_id')
      .notNull()
      .references(() => tournaments.tournamentId),
    entrant: integer('entrant').notNull(),
    playerId: text('player_id'),
    name: text('name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.entrant] })],
);
