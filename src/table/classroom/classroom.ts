import { no, type Result, yes } from '../../engine/result.js';
import type { Doorbell } from '../../live/doorbell.js';
import { wakeUp } from '../../live/wake-up.js';
import type { AssignmentRow, Classrooms } from '../../store/classrooms.js';
import type { Clubs, MemberRow } from '../../store/clubs.js';
import type { Ledger } from '../../store/ledger.js';
import { unknownClub } from '../clubs/club-problems.js';
import { isStaff } from '../clubs/roles.js';
import type { Game } from '../game/game.js';
import { idFrom } from '../id.js';
import type { Player } from '../players/players.js';
import type { Problem } from '../problem.js';
import { findRulebook } from '../shelf.js';
import type { Presence } from '../use-cases/presence.js';
import { NOT_YOUR_CLASS, noReport, TOO_MANY_ASSIGNMENTS, unknownAssignment } from './class-problems.js';
import { finishedGamesIn } from './finished-games.js';
import { notesIn } from './notes.js';
import { type ClassroomRead, type ClassroomSeen, classroomSeen, progressOf } from './room-seen.js';
import { type Progress, Task, titleOf } from './tasks.js';

/** An assignment as one of the class sees it: what it is, and how far they have come. */
export interface OwnAssignment {
  readonly id: string;
  readonly title: string;
  readonly task: Task;
  readonly createdAt: string;
  readonly you: Progress;
}

export interface WantedAssignment {
  readonly title?: string | undefined;
  readonly task: Task;
}

export interface KitReport {
  readonly passed: number;
  readonly checks: number;
  readonly score: number;
}

/** A club as a class: for its owner and helpers how it goes, for everybody what there is to do. */
export interface ClassroomService {
  look(player: Player, clubId: string): Promise<Result<ClassroomSeen, Problem>>;
  /** The same again and again, whenever it has changed. */
  follow(player: Player, clubId: string, signal: AbortSignal): AsyncGenerator<ClassroomSeen>;
  assign(player: Player, clubId: string, wanted: WantedAssignment): Promise<Result<OwnAssignment, Problem>>;
  assignments(player: Player, clubId: string): Promise<Result<readonly OwnAssignment[], Problem>>;
  drop(player: Player, clubId: string, assignmentId: string): Promise<Result<OwnAssignment, Problem>>;
  /** What the client kit said at somebody's desk. The server has only their word for it. */
  report(
    player: Player,
    clubId: string,
    assignmentId: string,
    report: KitReport,
  ): Promise<Result<OwnAssignment, Problem>>;
  acted(game: Game, playerId: string, agent: string | undefined): void;
  refused(game: Game | undefined, playerId: string, code: string): void;
  write(): Promise<void>;
}

interface Rooms {
  readonly clubs: Clubs;
  readonly classrooms: Classrooms;
  readonly ledger: Pick<Ledger, 'list'>;
  readonly presence: Pick<Presence, 'visit' | 'seenAmong'>;
  readonly bell: Doorbell;
  readonly clock: () => number;
}

const MOST_ASSIGNMENTS = 50;
const MOST_TABLES = 500;
/** No oftener is a class told anew, and no more seldom looked at: other processes ring no bell here. */
const LEAST_GAP_MS = 300;
const LOOK_EVERY_MS = 5_000;

export const classroomIn = ({
  clubs,
  classrooms,
  ledger,
  presence,
  bell,
  clock,
}: Rooms): ClassroomService => {
  const notes = notesIn(classrooms, clock);
  const finishedGames = finishedGamesIn(ledger);
  const bellOf = (clubId: string): string => `class ${clubId}`;

  const memberOf = async (player: Player, clubId: string): Promise<Result<MemberRow, Problem>> => {
    const found = (await clubs.of(player.id)).find(({ club }) => club.clubId === clubId);
    if (found === undefined) return no(unknownClub(clubId));
    presence.visit(clubId, player.id);
    return yes(found.member);
  };
  const teacherOf = async (player: Player, clubId: string): Promise<Result<MemberRow, Problem>> => {
    const own = await memberOf(player, clubId);
    return own.ok && !isStaff(own.value.role) ? no(NOT_YOUR_CLASS) : own;
  };
  const current = async (clubId: string) =>
    (
      await Promise.all(
        ['playing', 'waiting'].map((status) => ledger.list({ club: clubId, status, limit: MOST_TABLES })),
      )
    ).flat();

  const readRoom = async (clubId: string): Promise<ClassroomRead> => {
    await notes.write();
    const [members, assignments, rows, tables, finished] = await Promise.all([
      clubs.members(clubId),
      classrooms.assignments(clubId),
      classrooms.progress(clubId),
      current(clubId),
      finishedGames.of(clubId),
    ]);
    const places = [clubId, ...tables.map(({ gameId }) => gameId)];
    const seen = await presence.seenAmong(
      places,
      members.map(({ playerId }) => playerId),
    );
    return { clubId, members, assignments, ...rows, current: tables, finished, seen, now: clock() };
  };

  const ownOf = async (member: MemberRow, row: AssignmentRow): Promise<OwnAssignment> => {
    await notes.write();
    const [rows, finished] = await Promise.all([
      classrooms.progress(member.clubId),
      finishedGames.of(member.clubId),
    ]);
    return own(row, progressOf({ ...rows, finished }, row, member));
  };
  const assignmentIn = async (clubId: string, id: string): Promise<Result<AssignmentRow, Problem>> => {
    const found = (await classrooms.assignments(clubId)).find(({ assignmentId }) => assignmentId === id);
    return found === undefined ? no(unknownAssignment(id)) : yes(found);
  };

  const look = async (player: Player, clubId: string): Promise<Result<ClassroomSeen, Problem>> => {
    const teacher = await teacherOf(player, clubId);
    return teacher.ok ? yes(classroomSeen(await readRoom(clubId))) : teacher;
  };

  return {
    look,
    async *follow(player, clubId, signal) {
      const awake = wakeUp(signal);
      const deafen = [clubId, bellOf(clubId)].map((name) => bell.listen(name, awake.call));
      const timer = setInterval(awake.call, LOOK_EVERY_MS);
      let told = '';
      try {
        while (!signal.aborted) {
          const seen = await look(player, clubId);
          if (!seen.ok) return;
          const text = JSON.stringify(seen.value);
          if (text !== told) yield seen.value;
          told = text;
          await awake.called();
          await new Promise((resolve) => setTimeout(resolve, LEAST_GAP_MS));
        }
      } finally {
        clearInterval(timer);
        for (const stop of deafen) stop();
        awake.close();
      }
    },
    async assign(player, clubId, { task, title = titleOf(task) }) {
      const teacher = await teacherOf(player, clubId);
      if (!teacher.ok) return teacher;
      const book = 'ruleset' in task && task.ruleset !== undefined ? findRulebook(task.ruleset) : yes(null);
      if (!book.ok) return book;
      // Whoever asks twice gives it once.
      const assignmentId = idFrom('a', JSON.stringify([clubId, title, task]));
      const row = { clubId, assignmentId, title, task, createdAt: new Date(clock()) };
      const isNew = await classrooms.assign(row, MOST_ASSIGNMENTS);
      // Several who give the last one at once do not see each other then; whoever finds too many afterwards takes theirs back.
      if (isNew && (await classrooms.assignments(clubId)).length > MOST_ASSIGNMENTS) {
        await classrooms.drop(clubId, assignmentId);
        return no(TOO_MANY_ASSIGNMENTS);
      }
      bell.ring(bellOf(clubId));
      const kept = isNew ? yes(row) : await assignmentIn(clubId, assignmentId);
      if (kept.ok) return yes(await ownOf(teacher.value, kept.value));
      // Either there is no room for it, or there is no such club any more.
      const still = await teacherOf(player, clubId);
      return still.ok ? no(TOO_MANY_ASSIGNMENTS) : still;
    },
    async assignments(player, clubId) {
      const member = await memberOf(player, clubId);
      if (!member.ok) return member;
      await notes.write();
      const [rows, progress, finished] = await Promise.all([
        classrooms.assignments(clubId),
        classrooms.progress(clubId),
        finishedGames.of(clubId),
      ]);
      return yes(rows.map((row) => own(row, progressOf({ ...progress, finished }, row, member.value))));
    },
    async drop(player, clubId, assignmentId) {
      const teacher = await teacherOf(player, clubId);
      if (!teacher.ok) return teacher;
      const found = await assignmentIn(clubId, assignmentId);
      if (!found.ok) return found;
      const gone = await ownOf(teacher.value, found.value);
      await classrooms.drop(clubId, assignmentId);
      bell.ring(bellOf(clubId));
      return yes(gone);
    },
    async report(player, clubId, assignmentId, report) {
      const member = await memberOf(player, clubId);
      if (!member.ok) return member;
      const found = await assignmentIn(clubId, assignmentId);
      if (!found.ok) return found;
      if (Task.parse(found.value.task).type !== 'client-kit') return no(noReport(found.value.title));
      const { memberId } = member.value;
      const row = { clubId, assignmentId, memberId, ...report, reportedAt: new Date(clock()) };
      if (!(await classrooms.report(row))) {
        const still = await memberOf(player, clubId);
        return still.ok ? no(unknownAssignment(assignmentId)) : still;
      }
      bell.ring(bellOf(clubId));
      return yes(await ownOf(member.value, found.value));
    },
    acted(game, playerId, agent) {
      if (game.club === null) return;
      notes.acted(game, playerId, agent);
      bell.ring(bellOf(game.club));
    },
    refused(game, playerId, code) {
      if (game === undefined || game.club === null) return;
      notes.refused(game, playerId, code);
      bell.ring(bellOf(game.club));
    },
    write: notes.write,
  };
};

const own = ({ assignmentId, title, task, createdAt }: AssignmentRow, you: Progress): OwnAssignment => ({
  id: assignmentId,
  title,
  task: Task.parse(task),
  createdAt: createdAt.toISOString(),
  you,
});
