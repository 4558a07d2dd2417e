import { boolean, foreignKey, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { clubMembers, clubs } from './club-schema.js';
import { moment } from './people-schema.js';
import type { StoredJson } from './schema.js';

/** The tables of classes: what there is to do, and how it goes. */

export const clubAssignments = pgTable(
  'club_assignments',
  {
    clubId: text('club_id')
      .notNull()
      .references(() => clubs.clubId, { onDelete: 'cascade' }),
    assignmentId: text('assignment_id').notNull(),
    title: text('title').notNull(),
    task: json('task').$type<StoredJson>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.assignmentId] })],
);

export const clubReports = pgTable(
  'club_reports',
  {
    clubId: text('club_id').notNull(),
    assignmentId: text('assignment_id').notNull(),
    memberId: text('member_id').notNull(),
    passed: integer('passed').notNull(),
    checks: integer('checks').notNull(),
    score: integer('score').notNull(),
    reportedAt: moment('reported_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.assignmentId, table.memberId] }),
    foreignKey({
      columns: [table.clubId, table.assignmentId],
      foreignColumns: [clubAssignments.clubId, clubAssignments.assignmentId],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.clubId, table.memberId],
      foreignColumns: [clubMembers.clubId, clubMembers.memberId],
    }).onDelete('cascade'),
  ],
);

export const clubRefusals = pgTable(
  'club_refusals',
  {
    clubId: text('club_id').notNull(),
    memberId: text('member_id').notNull(),
    code: text('code').notNull(),
    times: integer('times').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.memberId, table.code] }),
    foreignKey({
      columns: [table.clubId, table.memberId],
      foreignColumns: [clubMembers.clubId, clubMembers.memberId],
    }).onDelete('cascade'),
  ],
);

export const clubPlay = pgTable(
  'club_play',
  {
    clubId: text('club_id').notNull(),
    memberId: text('member_id').notNull(),
    gameId: text('game_id').notNull(),
    byCurl: integer('by_curl').notNull(),
    byOthers: integer('by_others').notNull(),
    isChaotic: boolean('is_chaotic').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.memberId, table.gameId] }),
    foreignKey({
      columns: [table.clubId, table.memberId],
      foreignColumns: [clubMembers.clubId, clubMembers.memberId],
    }).onDelete('cascade'),
  ],
);
