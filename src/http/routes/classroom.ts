import { z } from 'zod';
import type { ClassroomSeen } from '../../table/classroom/room-seen.js';
import { type FeedLines, feedOf } from '../../table/live/feed.js';
import { answer, json, problem } from '../documents/answer.js';
import { ClassroomDocument } from '../documents/classroom-schemas.js';
import { CSV, csvOf } from '../documents/csv.js';
import { endpoint, NO_BODY, NOTHING, requirePlayer } from '../endpoint.js';
import { COST_OF_CLASSROOM } from '../request/costs.js';
import { NO_HEADERS } from '../request/headers.js';
import { ClubId } from '../request/new-club.js';
import { streamPlace } from '../request/stream-place.js';
import { stream } from '../streams/stream.js';
import { formOf, JSON_TYPE } from '../streams/stream-format.js';
import { streamOf } from '../streams/stream-schemas.js';

const PRIVATE = { 'cache-control': 'no-store' };

const shared = {
  method: 'get',
  tag: 'Clubs',
  auth: 'required',
  budget: 'reads',
  cost: COST_OF_CLASSROOM,
  params: ClubId,
  query: NOTHING,
  headers: NO_HEADERS,
  body: NO_BODY,
} as const;

export const getClassroom = endpoint({
  ...shared,
  path: '/clubs/{id}/classroom',
  operationId: 'getClassroom',
  summary: 'How a class goes',
  description:
    'For the owner and the helpers of a club: who is here, who plays and who waits, when each acted last, what they were told no with, and how far everybody has come with the assignments. As JSON, or as a stream (`Accept: text/event-stream` or `application/x-ndjson`) that tells the whole of it again whenever it has changed, a few times a second at most. ' +
    'It says nothing that the game would not show a spectator. Counts are kept while somebody is in the club, and go with it.',
  answers: {
    200: {
      description: 'The class, or a stream of it.',
      content: { [JSON_TYPE]: { schema: ClassroomDocument }, ...streamOf('Classroom') },
    },
  },
  problems: ['unknown-club', 'not-your-club', 'too-many-streams', 'too-busy'],
  async handle({ c, services, player, params }) {
    const teacher = requirePlayer(player);
    const { classroom } = services.tables;
    const seen = await classroom.look(teacher, params.id);
    if (!seen.ok) return problem(c, seen.problem);
    const form = formOf(c);
    if (form === JSON_TYPE) return json(c, 200, seen.value, PRIVATE);
    const slot = await streamPlace(c, services, teacher.id);
    if (!slot.ok) return problem(c, slot.problem);
    return stream(c, services, form, slot.value, (signal) =>
      feedOf(roomLines(classroom.follow(teacher, params.id, signal), signal), signal),
    );
  },
});

async function* roomLines(
  rooms: AsyncGenerator<ClassroomSeen>,
  signal: AbortSignal,
): AsyncGenerator<FeedLines> {
  let number = 0;
  for await (const room of rooms) {
    number++;
    yield [{ kind: 'event', id: String(number), json: JSON.stringify(room) }];
  }
  // Whoever is sent away is told why by whoever sends them.
  if (!signal.aborted) yield [{ kind: 'end', reason: 'private' }];
}

export const exportClassroom = endpoint({
  ...shared,
  path: '/clubs/{id}/classroom/table',
  operationId: 'exportClassroom',
  summary: 'How a class goes, for a spreadsheet',
  description:
    'For the owner and the helpers of a club: a line for each of its people, with a column for each assignment. A name that a spreadsheet would take for a formula has an apostrophe before it.',
  answers: {
    200: { description: 'The class as CSV (RFC 4180).', content: { 'text/csv': { schema: z.string() } } },
  },
  problems: ['unknown-club', 'not-your-club'],
  async handle({ c, services, player, params }) {
    const seen = await services.tables.classroom.look(requirePlayer(player), params.id);
    if (!seen.ok) return problem(c, seen.problem);
    return answer(c, 200, csvOf(rowsOf(seen.value)), {
      ...PRIVATE,
      'content-type': CSV,
      'content-disposition': 'attachment; filename="class.csv"',
    });
  },
});

const rowsOf = ({ members, assignments }: ClassroomSeen): readonly (readonly (string | number)[])[] => [
  [
    'name',
    'role',
    'last seen',
    'playing',
    'finished',
    'won',
    'refusals',
    ...assignments.map(({ title }) => title),
  ],
  ...members.map(({ displayName, role, lastSeenAt, playing, finished, won, refusals, progress }) => [
    displayName,
    role,
    lastSeenAt ?? '',
    playing,
    finished,
    won,
    refusals.reduce((sum, { times }) => sum + times, 0),
    ...progress.map(({ count, of }) => `${count} of ${of}`),
  ]),
];
