import { z } from 'zod';
import { type FeedLines, feedOf } from '../../table/live/feed.js';
import type { Told } from '../../table/live/inbox.js';
import { PLACE, placeIn } from '../../table/live/place.js';
import { problem } from '../documents/answer.js';
import { NoticeDocument } from '../documents/notice-schemas.js';
import { endpoint, NO_BODY, NOTHING } from '../endpoint.js';
import { costOfPage } from '../request/costs.js';
import { LastNoticeId } from '../request/headers.js';
import { AcceptLanguage, LanguageWanted, languageAsked } from '../request/language.js';
import { streamPlace } from '../request/stream-place.js';
import { Ticket, ticketHolder } from '../request/ticket.js';
import { attending } from '../streams/attending.js';
import { stream } from '../streams/stream.js';
import { formOf, NDJSON, SSE } from '../streams/stream-format.js';
import { streamOf } from '../streams/stream-schemas.js';

/** As much as a page of a hundred: every game of the caller is looked at. */
const LOOKED_AT = 100;

export const listMyEvents = endpoint({
  method: 'get',
  path: '/me/events',
  operationId: 'listMyEvents',
  tag: 'Players',
  summary: 'One stream for all your games',
  description:
    'Tells when a game starts, when it is your turn (with the legal actions), when your time is nearly out, when somebody offers you something or sits down at your table, when a seat is kept for you or a game is to be played again, and when a game ends. It begins with what is open, so whoever just connected knows where to move. ' +
    'Each notice has an `id`, which server-sent events have as `id:` too: with `Last-Event-ID` or `after` the stream goes on after it and tells what has changed since, as it stands now. No notice is lost, and one may come twice when a connection broke between two about the same version of a game. ' +
    'Whoever was away for more than a week, or for more than 200 ends of games, or names a place that is still to come, is told `look-again`, and then what is open now. Notices have no `event:` name; the type is in the JSON.',
  auth: 'optional',
  budget: 'reads',
  cost: costOfPage(LOOKED_AT),
  params: NOTHING,
  query: z.strictObject({
    after: z
      .string()
      .regex(PLACE, 'must be the id of a notice')
      .optional()
      .meta({ description: 'The `id` of the last notice you have.', param: { schema: { type: 'string' } } }),
    ticket: Ticket,
    language: LanguageWanted,
  }),
  headers: LastNoticeId.extend(AcceptLanguage.shape),
  body: NO_BODY,
  answers: {
    200: {
      description: 'A stream of notices.',
      content: streamOf('Notice', NoticeDocument),
    },
  },
  problems: ['missing-token', 'invalid-ticket', 'too-many-streams', 'too-busy'],
  async handle({ c, services, player, query, headers }) {
    const who = await ticketHolder(c, services, player, query.ticket);
    if (!who.ok) return problem(c, who.problem);
    if (who.value === null) return problem(c, WHOSE);
    const { id: playerId } = who.value;
    const slot = await streamPlace(c, services, playerId);
    if (!slot.ok) return problem(c, slot.problem);
    // What `EventSource` sends when it comes back wins over the address it was opened with.
    const from = placeIn(headers['Last-Event-ID'] ?? query.after ?? '');
    const language = query.language ?? languageAsked(c);
    c.set('language', language);
    const form = formOf(c) === NDJSON ? NDJSON : SSE;
    return stream(c, services, form, slot.value, (signal) =>
      attending(
        services,
        null,
        playerId,
        feedOf(noticeLines(services.tables.inbox(playerId, signal, from, language)), signal),
      ),
    );
  },
});

const WHOSE = {
  code: 'missing-token',
  detail: 'Whose games? Send your token, or a ticket in the address.',
} as const;

async function* noticeLines(inbox: AsyncGenerator<Told>): AsyncGenerator<FeedLines> {
  for await (const { notice, place: id } of inbox)
    yield notice === null
      ? [{ kind: 'place', id }]
      : [{ kind: 'event', id, json: JSON.stringify({ id, ...notice }) }];
}
