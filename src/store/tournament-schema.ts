import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './people-schema.js';

/** The tables of tournaments, and of the luck that their games share. */

export const toldBoards = pgTable('told_boards', {
  boardId: text('board_id').primaryKey(),
  toldAt: moment('told_at').notNull(),
});
