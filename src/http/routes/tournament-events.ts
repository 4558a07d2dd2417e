import { feedOf } from '../../table/live/feed.js';
import { TournamentRecord } from '../../tournaments/record.js';
import { answer, json, problem } from '../documents/answer.js';
import { answerPage } from '../documents/page-of.js';
import { OWN } from '../documents/tournament-answer.js';
import { TournamentEventsDocument } from '../documents/tournament-schemas.js';
import { endpoint, NO_BODY, NOTHING } from '../endpoint.js';
import { COST_OF_RECORD, costOfPage } from '../request/costs.js';
import { LastEventId, NO_HEADERS } from '../request/headers.js';
import { LOG_PAGE, LogQuery, logStart } from '../request/log-start.js';
import { TournamentId } from '../request/new-tournament.js';
import { streamPlace } from '../request/stream-place.js';
import { ticketHolder } from '../request/ticket.js';
import { stream } from '../streams/stream.js';
import { formOf, JSON_TYPE } from '../streams/stream-format.js';
import { streamOf } from '../streams/stream-schemas.js';

export const listTournamentEvents = endpoint({
  tag: 'Tournaments',
  method: 'get',
  path: '/tournaments/{id}/events',
  operationId: 'listTournamentEvents',
  summary: 'What happened in a tournament, and what happens',
  description:
    'A page of JSON, or a stream: server-sent events (`Accept: text/event-stream`) or a JSON value a line (`Accept: application/x-ndjson`). Resume with `Last-Event-ID`, `after` or `cursor`. A stream goes on until the tournament is over; asked to go on after its last event it is answered 204.',
  auth: 'optional',
  budget: 'reads',
  cost: ({ query }) => costOfPage(query.limit ?? LOG_PAGE),
  params: TournamentId,
  query: LogQuery,
  headers: LastEventId,
  body: NO_BODY,
  answers: {
    200: {
      description: 'A page of events, or a stream of them.',
      headers: ['Link'],
      content: { [JSON_TYPE]: { schema: TournamentEventsDocument }, ...streamOf('TournamentEntry') },
    },
    204: { description: 'A stream was asked for, and the tournament is over: you have all of it.' },
  },
  problems: ['unknown-tournament', 'invalid-ticket', 'too-many-streams', 'too-busy'],
  async handle({ c, services, player, params, query, headers }) {
    const who = await ticketHolder(c, services, player, query.ticket);
    if (!who.ok) return problem(c, who.problem);
    const playerId = who.value?.id ?? null;
    const { tournaments } = services.tables;
    const found = await tournaments.find(playerId, params.id);
    if (!found.ok) return problem(c, found.problem);
    const { version, status } = found.value;
    const start = logStart(version, query, headers['Last-Event-ID']);
    if (!start.ok) return problem(c, start.problem);
    const form = formOf(c);
    const limit = query.limit ?? LOG_PAGE;
    if (form === JSON_TYPE) {
      const page = await tournaments.events(playerId, params.id, start.value, limit);
      if (!page.ok) return problem(c, page.problem);
      const last = page.value.at(-1)?.seq ?? start.value;
      return answerPage(
        c,
        page.value,
        page.value.length === limit && last < version ? String(last) : null,
        OWN,
      );
    }
    if (status === 'over' && start.value >= version) return answer(c, 204, null, OWN);
    const slot = await streamPlace(c, services, playerId);
    if (!slot.ok) return problem(c, slot.problem);
    return stream(c, services, form, slot.value, (signal) =>
      feedOf(tournaments.follow(params.id, playerId, start.value, signal), signal),
    );
  },
});

export const getTournamentRecord = endpoint({
  tag: 'Tournaments',
  method: 'get',
  path: '/tournaments/{id}/record',
  operationId: 'getTournamentRecord',
  summary: 'A tournament in one file',
  description:
    'When it is over: its whole log with the hash chain and the seed. `npx parlor verify tournament.json` works out the draw, every pairing, every board and the last ranking again, without this server.',
  auth: 'optional',
  budget: 'reads',
  cost: COST_OF_RECORD,
  params: TournamentId,
  query: NOTHING,
  headers: NO_HEADERS,
  body: NO_BODY,
  answers: {
    200: { description: 'The record.', content: { 'application/json': { schema: TournamentRecord } } },
  },
  problems: ['unknown-tournament', 'tournament-not-over'],
  async handle({ c, services, player, params }) {
    const record = await services.tables.tournaments.record(player?.id ?? null, params.id);
    if (!record.ok) return problem(c, record.problem);
    return json(c, 200, record.value, {
      ...OWN,
      'content-disposition': `attachment; filename="tournament-${params.id}.json"`,
    });
  },
});
