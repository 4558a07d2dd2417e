import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './people-schema.js';

/** The tables of clubs: people under one roof. */

export const clubs = pgTable('clubs', {
  clubId: text('club_id').primaryKey(),
  name: text('name').notNull(),
  code: text('code').unique(),
  requestHash: text('request_hash'),
  codeKeyHash: text('code_key_hash'),
  createdAt: moment('created_at').notNull(),
});

export const clubMembers = pgTable(
  'club_members',
  {
    clubId: text('club_id')
      .notNull()
      .references(() => clubs.clubId, { onDelete: 'cascade' }),
    memberId: text('member_id').notNull(),
    playerId: text('player_id').notNull(),
    displayName: text('display_name').notNull(),
    role: text('role').$type<ClubRole>().notNull(),
    joinedAt: moment('joined_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.memberId] })],
);

/** What somebody is in a club. Who was `removed` is none of its people, and does not come back by the code. */
export type ClubRole = 'owner' | 'helper' | 'member' | 'removed';
