import { z } from 'zod';
import { TaskDocument } from '../request/new-assignment.js';

/** A class, for the document. */

const time = z.iso.datetime().describe('RFC 3339, UTC.');
const count = z.int().min(0);

const progress = {
  count: count.describe('How often it was done; of the client kit the score.'),
  of: z.int().min(1),
  isDone: z.boolean(),
};

export const AssignmentDocument = z
  .object({
    id: z.string(),
    title: z.string(),
    task: TaskDocument,
    createdAt: time,
    you: z.object(progress).describe('How far you have come, by games begun after it was given.'),
  })
  .meta({ id: 'Assignment' });

export const AssignmentListDocument = z
  .object({ items: z.array(AssignmentDocument) })
  .meta({ id: 'AssignmentList' });

const Refusal = z.object({ code: z.string(), times: z.int().min(1) });

const PupilDocument = z
  .object({
    id: z.string().describe('Of this place in this club.'),
    displayName: z.string(),
    role: z.enum(['owner', 'helper', 'member']),
    here: z.boolean().describe('Seen in the club, or at one of its tables, within two minutes.'),
    lastSeenAt: z.union([time, z.null()]),
    playing: count.describe('Games they play in the club.'),
    toAct: count.describe('Those of them where they must move.'),
    waiting: count.describe('Tables where they wait for somebody to come.'),
    finished: count,
    won: count.describe('Those of them they won, alone or with others.'),
    lastAction: z.union([z.object({ at: time, gameId: z.string() }), z.null()]),
    refusals: z
      .array(Refusal)
      .describe('What they were told no with when they acted, the most common first.'),
    progress: z.array(z.object({ assignment: z.string(), ...progress })),
  })
  .meta({ id: 'Pupil' });

export const ClassroomDocument = z
  .object({
    clubId: z.string(),
    members: z.array(PupilDocument),
    refusals: z
      .array(Refusal.extend({ members: z.int().min(1).describe('How many were told so.') }))
      .describe('The most common first.'),
    games: z
      .object({ waiting: count, playing: count, over: count })
      .describe('Of the club; of those that are over the newest 2,000.'),
    assignments: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        task: TaskDocument,
        createdAt: time,
        done: count.describe('So many members have done it.'),
        of: count,
      }),
    ),
  })
  .meta({ id: 'Classroom', description: 'A class as its teachers see it. No hand and no action is in it.' });
