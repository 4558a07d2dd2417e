import { and, asc, eq } from 'drizzle-orm';
import { clubAssignments, clubPlay, clubRefusals, clubReports } from './classroom-schema.js';
import type { Database } from './database.js';
import type { StoredJson } from './schema.js';

/** What classes have to do, and how it goes: at home, with their clubs. */
export interface Classrooms {
  /** Adds to what is counted. Of whoever is not in the club nothing is kept. */
  note(played: readonly PlayedNote[], refused: readonly RefusedNote[]): Promise<void>;
  /** False, and nothing added, when the club has as many, or this one, already, or has ended. */
  assign(assignment: AssignmentRow, most: number): Promise<boolean>;
  assignments(clubId: string): Promise<readonly AssignmentRow[]>;
  /** False when there is no such one. */
  drop(clubId: string, assignmentId: string): Promise<boolean>;
  /** False, and nothing kept, when what it is about was taken back, or whoever reports has left. */
  report(report: ReportRow): Promise<boolean>;
  progress(clubId: string): Promise<ProgressRows>;
  /** What was played so long ago is counted no more. */
  forget(before: Date): Promise<void>;
}

export type AssignmentRow = typeof clubAssignments.$inferSelect & { readonly task: StoredJson };
export type ReportRow = typeof clubReports.$inferSelect;
export type RefusalRow = typeof clubRefusals.$inferSelect;
export type PlayRow = typeof clubPlay.$inferSelect;

export interface ProgressRows {
  readonly plays: readonly PlayRow[];
  readonly refusals: readonly RefusalRow[];
  readonly reports: readonly ReportRow[];
}

interface Note {
  readonly clubId: string;
  readonly playerId: string;
  /** In milliseconds. */
  readonly at: number;
}

export interface PlayedNote extends Note {
  readonly gameId: string;
  readonly byCurl: number;
  readonly byOthers: number;
  readonly isChaotic: boolean;
}

export interface RefusedNote extends Note {
  readonly code: string;
  readonly times: number;
}

export const openClassrooms = ({ orm, soon, ask, askInTurn }: Database): Classrooms => ({
  async note(played, refused) {
    if (played.length > 0) await soon(() => ask(PLAYED, [JSON.stringify(played)]));
    if (refused.length > 0) await soon(() => ask(REFUSED, [JSON.stringify(refused)]));
  },
  async assign({ clubId, assignmentId, title, task, createdAt }, most) {
    const row = [clubId, assignmentId, title, JSON.stringify(task), createdAt.toISOString(), most];
    return (await soon(() => askInTurn([clubId], ASSIGN, row))).length === 1;
  },
  assignments: (clubId) =>
    soon(() =>
      orm
        .select()
        .from(clubAssignments)
        .where(eq(clubAssignments.clubId, clubId))
        .orderBy(asc(clubAssignments.createdAt), asc(clubAssignments.assignmentId)),
    ),
  async drop(clubId, assignmentId) {
    const which = and(eq(clubAssignments.clubId, clubId), eq(clubAssignments.assignmentId, assignmentId));
    const gone = await soon(() =>
      orm.delete(clubAssignments).where(which).returning({ id: clubAssignments.assignmentId }),
    );
    return gone.length === 1;
  },
  async report({ clubId, assignmentId, memberId, passed, checks, score, reportedAt }) {
    const row = [clubId, assignmentId, memberId, passed, checks, score, reportedAt.toISOString()];
    return (await soon(() => ask(REPORT, row))).length === 1;
  },
  async progress(clubId) {
    const [plays, refusals, reports] = await Promise.all([
      soon(() => orm.select().from(clubPlay).where(eq(clubPlay.clubId, clubId))),
      soon(() => orm.select().from(clubRefusals).where(eq(clubRefusals.clubId, clubId))),
      soon(() => orm.select().from(clubReports).where(eq(clubReports.clubId, clubId))),
    ]);
    return { plays, refusals, reports };
  },
  async forget(before) {
    await soon(() =>
      ask('DELETE FROM club_play WHERE last_at < $1::text::timestamptz', [before.toISOString()]),
    );
  },
});

/*
 * Clubs end and people leave while others write about them. What a row belongs to is held until the row is there
 * (`FOR KEY SHARE`), or is found to be gone, and then nothing is written.
 */

/** In one order, so that two processes that write at once do not wait for each other in a circle. */
const PLAYED = `
  INSERT INTO club_play (club_id, member_id, game_id, by_curl, by_others, is_chaotic, last_at)
  SELECT member.club_id, member.member_id, "gameId", "byCurl", "byOthers", "isChaotic", to_timestamp(at / 1000.0)
  FROM json_to_recordset($1::text::json) AS played("clubId" text, "playerId" text, "gameId" text, "byCurl" integer,
    "byOthers" integer, "isChaotic" boolean, at double precision)
  JOIN club_members AS member ON member.club_id = "clubId" AND member.player_id = "playerId"
  ORDER BY 1, 2, 3 FOR KEY SHARE OF member
  ON CONFLICT (club_id, member_id, game_id) DO UPDATE SET
    by_curl = club_play.by_curl + excluded.by_curl,
    by_others = club_play.by_others + excluded.by_others,
    last_at = greatest(club_play.last_at, excluded.last_at)`;

const REFUSED = `
  INSERT INTO club_refusals (club_id, member_id, code, times, last_at)
  SELECT member.club_id, member.member_id, code, times, to_timestamp(at / 1000.0)
  FROM json_to_recordset($1::text::json) AS refused("clubId" text, "playerId" text, code text, times integer, at double precision)
  JOIN club_members AS member ON member.club_id = "clubId" AND member.player_id = "playerId"
  ORDER BY 1, 2, 3 FOR KEY SHARE OF member
  ON CONFLICT (club_id, member_id, code) DO UPDATE SET
    times = club_refusals.times + excluded.times,
    last_at = greatest(club_refusals.last_at, excluded.last_at)`;

const ASSIGN = `
  INSERT INTO club_assignments (club_id, assignment_id, title, task, created_at)
  SELECT club.club_id, $2::text, $3::text, $4::text::json, $5::text::timestamptz FROM clubs AS club
  WHERE club.club_id = $1 AND (SELECT count(*) FROM club_assignments WHERE club_id = $1) < $6::int
  FOR KEY SHARE OF club
  ON CONFLICT DO NOTHING RETURNING assignment_id`;

const REPORT = `
  INSERT INTO club_reports (club_id, assignment_id, member_id, passed, checks, score, reported_at)
  SELECT task.club_id, task.assignment_id, member.member_id, $4::int, $5::int, $6::int, $7::text::timestamptz
  FROM club_assignments AS task JOIN club_members AS member USING (club_id)
  WHERE task.club_id = $1 AND task.assignment_id = $2 AND member.member_id = $3
  FOR KEY SHARE OF task, member
  ON CONFLICT (club_id, assignment_id, member_id) DO UPDATE SET
    passed = excluded.passed, checks = excluded.checks, score = excluded.score, reported_at = excluded.reported_at
  RETURNING member_id`;
