import type { AssignmentRow, ProgressRows } from '../../store/classrooms.js';
import type { MemberRow } from '../../store/clubs.js';
import type { ListedCard } from '../../store/ledger.js';
import { Card } from '../use-cases/list.js';
import { type Deeds, type FinishedGame, type Progress, progressIn, Task } from './tasks.js';

/** A class as its teachers see it. No hand and no action is in it: who plays, where, and how it goes. */
export interface ClassroomSeen {
  readonly clubId: string;
  readonly members: readonly PupilSeen[];
  /** What people were told no with, the most common first. */
  readonly refusals: readonly RefusalSeen[];
  readonly games: { readonly waiting: number; readonly playing: number; readonly over: number };
  readonly assignments: readonly AssignmentSeen[];
}

export interface PupilSeen {
  readonly id: string;
  readonly displayName: string;
  readonly role: string;
  /** Seen in the club within two minutes. */
  readonly here: boolean;
  readonly lastSeenAt: string | null;
  /** Games they play, those of them where they must move, and tables where they wait for others. */
  readonly playing: number;
  readonly toAct: number;
  readonly waiting: number;
  readonly finished: number;
  readonly won: number;
  readonly lastAction: { readonly at: string; readonly gameId: string } | null;
  readonly refusals: readonly { readonly code: string; readonly times: number }[];
  readonly progress: readonly ({ readonly assignment: string } & Progress)[];
}

export interface RefusalSeen {
  readonly code: string;
  readonly times: number;
  /** How many were told so. */
  readonly members: number;
}

export interface AssignmentSeen {
  readonly id: string;
  readonly title: string;
  readonly task: Task;
  readonly createdAt: string;
  /** Of the members, so many have done it. */
  readonly done: number;
  readonly of: number;
}

/** All that is read of a class at one moment. */
export interface ClassroomRead extends ProgressRows {
  readonly clubId: string;
  readonly members: readonly MemberRow[];
  readonly assignments: readonly AssignmentRow[];
  readonly current: readonly ListedCard[];
  readonly finished: readonly FinishedGame[];
  /** By player, in milliseconds; 0 for never. */
  readonly seen: ReadonlyMap<string, number>;
  readonly now: number;
}

/** Whoever was not seen for so long is not here. */
const HERE_MS = 120_000;

export const classroomSeen = (read: ClassroomRead): ClassroomSeen => {
  const pupils = read.members
    .filter(({ role }) => role !== 'removed')
    .map((member) => pupilSeen(read, member));
  const tables = read.current.map(({ status }) => status);
  return {
    clubId: read.clubId,
    members: pupils,
    refusals: refusalsIn(pupils),
    games: {
      waiting: tables.filter((status) => status === 'waiting').length,
      playing: tables.filter((status) => status === 'playing').length,
      over: read.finished.length,
    },
    assignments: read.assignments.map((row) => assignmentSeen(row, pupils)),
  };
};

const pupilSeen = (read: ClassroomRead, member: MemberRow): PupilSeen => {
  const { memberId, displayName, role, playerId } = member;
  const seenAt = read.seen.get(playerId) ?? 0;
  const tables = read.current.flatMap((card) => {
    const seats = ownSeats(card, playerId);
    return seats.length === 0
      ? []
      : [{ status: card.status, isToAct: seats.some((seat) => card.toAct?.includes(seat)) }];
  });
  const playing = tables.filter(({ status }) => status === 'playing');
  const own = read.finished.filter(({ hasResult, players }) => hasResult && players.has(playerId));
  return {
    id: memberId,
    displayName,
    role,
    here: seenAt > read.now - HERE_MS,
    lastSeenAt: seenAt === 0 ? null : new Date(seenAt).toISOString(),
    playing: playing.length,
    toAct: playing.filter(({ isToAct }) => isToAct).length,
    waiting: tables.length - playing.length,
    finished: own.length,
    won: own.filter(({ players }) => players.get(playerId) === true).length,
    lastAction: lastActionOf(read, memberId),
    refusals: read.refusals
      .filter((refusal) => refusal.memberId === memberId)
      .map(({ code, times }) => ({ code, times }))
      .toSorted(moreOften),
    progress: read.assignments.map((row) => ({
      assignment: row.assignmentId,
      ...progressOf(read, row, member),
    })),
  };
};

const ownSeats = ({ card }: ListedCard, playerId: string): readonly number[] =>
  Card.parse(card).seats.flatMap((holder, seat) =>
    holder.kind === 'player' && holder.playerId === playerId ? [seat] : [],
  );

const lastActionOf = ({ plays }: ClassroomRead, memberId: string): PupilSeen['lastAction'] => {
  const own = plays.filter((play) => play.memberId === memberId);
  const [last] = own.toSorted((a, b) => b.lastAt.getTime() - a.lastAt.getTime());
  return last === undefined ? null : { at: last.lastAt.toISOString(), gameId: last.gameId };
};

/** How far one of a class has come with one of its assignments. */
export const progressOf = (
  { finished, plays, reports }: Pick<ClassroomRead, 'finished' | 'plays' | 'reports'>,
  { assignmentId, task, createdAt }: AssignmentRow,
  { playerId, memberId }: Pick<MemberRow, 'playerId' | 'memberId'>,
): Progress => {
  const told = reports.find((report) => report.memberId === memberId && report.assignmentId === assignmentId);
  const deeds: Deeds = {
    playerId,
    finished: finished.filter(({ players }) => players.has(playerId)),
    plays: new Map(plays.filter((play) => play.memberId === memberId).map((play) => [play.gameId, play])),
    score: told?.score ?? null,
  };
  return progressIn(Task.parse(task), createdAt.toISOString(), deeds);
};

const moreOften = (a: { code: string; times: number }, b: { code: string; times: number }): number =>
  b.times - a.times || (a.code < b.code ? -1 : 1);

const refusalsIn = (pupils: readonly PupilSeen[]): readonly RefusalSeen[] => {
  const tally = new Map<string, { times: number; members: number }>();
  for (const { refusals } of pupils)
    for (const { code, times } of refusals) {
      const before = tally.get(code) ?? { times: 0, members: 0 };
      tally.set(code, { times: before.times + times, members: before.members + 1 });
    }
  return [...tally].map(([code, counts]) => ({ code, ...counts })).toSorted(moreOften);
};

const assignmentSeen = (
  { assignmentId, title, task, createdAt }: AssignmentRow,
  pupils: readonly PupilSeen[],
): AssignmentSeen => {
  const members = pupils.filter(({ role }) => role === 'member');
  const isDone = ({ progress }: PupilSeen): boolean =>
    progress.some((one) => one.assignment === assignmentId && one.isDone);
  return {
    id: assignmentId,
    title,
    task: Task.parse(task),
    createdAt: createdAt.toISOString(),
    done: members.filter(isDone).length,
    of: members.length,
  };
};
