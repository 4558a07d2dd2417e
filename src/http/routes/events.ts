import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { z } from 'zod';
import type { Result } from '../../engine/result.js';
import { no, yes } from '../../engine/result.js';
import type { Player } from '../../table/players.js';
import type { Problem } from '../../table/problem.js';
import { json, problem } from '../answer.js';
import { costOfPage } from '../costs.js';
import type { Desk, House } from '../desk.js';
import { endpoint, NO_BODY } from '../endpoint.js';
import { header } from '../header.js';
import { callerOf } from '../network.js';
import { eventNumber, GameId, wholeNumber } from '../read.js';
import { EventPageDocument, NoticeDocument } from '../schemas.js';
import { NDJSON, SSE } from '../script.js';
import { stream } from '../stream.js';

const PAGE = 100;
const JSON_TYPE = 'application/json';
const ticket = z
  .string()
  .optional()
  .meta({ description: 'From `POST /me/tickets`, for streams opened by a browser.' });
const streamed = { [SSE]: { schema: z.string() }, [NDJSON]: { schema: z.string() } };

export const listEvents = endpoint({
  method: 'get',
  path: '/games/{id}/events',
  operationId: 'listEvents',
  tag: 'Play',
  summary: 'The log, as you may see it',
  description:
    'A page of JSON, or a stream: server-sent events (`Accept: text/event-stream`) or a JSON value a line (`Accept: application/x-ndjson`). A stream goes on until the game is over and says why it ends (`event: end`). ' +
    'Resume with `Last-Event-ID` or `after`. Every event has its number for every viewer; what you may not see is left out of it.',
  auth: 'optional',
  budget: 'reads',
  cost: ({ query }) => costOfPage(query.limit ?? PAGE),
  params: GameId,
  query: z.strictObject({
    after: eventNumber('Only events after this number.'),
    limit: wholeNumber(1, 500, `How many on a page; ${PAGE} unless told.`),
    ticket,
  }),
  headers: z.object({
    'Last-Event-ID': z
      .string()
      .optional()
      .meta({ description: 'The last number you have; `EventSource` sends it by itself.' }),
  }),
  body: NO_BODY,
  answers: {
    200: {
      description: 'A page of events, or a stream of them.',
      headers: ['ETag', 'Link'],
      content: { [JSON_TYPE]: { schema: EventPageDocument }, ...streamed },
    },
  },
  problems: ['unknown-game', 'invalid-ticket', 'too-many-streams', 'too-busy'],
  async handle({ c, house, player, params, query }) {
    const form = formOf(c);
    if (form !== JSON_TYPE) return streamEvents(c, house, player, params.id, query, form);
    const { after = 0, limit = PAGE } = query;
    const page = await house.tables.events(params.id, { playerId: player?.id ?? null }, after, limit);
    if (!page.ok) return problem(c, page.problem);
    const { items, nextAfter, version } = page.value;
    const next =
      nextAfter === null
        ? {}
        : { link: `</games/${params.id}/events?after=${nextAfter}&limit=${limit}>; rel="next"` };
    const nextCursor = nextAfter === null ? null : String(nextAfter);
    const headers = {
      etag: `"${version}"`,
      'cache-control': 'private, no-cache',
      vary: 'Authorization, Accept',
    };
    return json(c, 200, { items, nextCursor }, { ...headers, ...next });
  },
});

export const listMyEvents = endpoint({
  method: 'get',
  path: '/me/events',
  operationId: 'listMyEvents',
  tag: 'Players',
  summary: 'One stream for all your games',
  description:
    'Tells when a game starts, when it is your turn (with the legal actions) and when a game ends. It begins with what is open, so whoever just connected, or connected again, knows where to move.',
  auth: 'optional',
  budget: 'reads',
  cost: costOfPage(PAGE),
  params: z.strictObject({}),
  query: z.strictObject({ ticket }),
  body: NO_BODY,
  answers: {
    200: {
      description: 'A stream of notices.',
      content: { [SSE]: { schema: z.string() }, [NDJSON]: { schema: NoticeDocument } },
    },
  },
  problems: ['missing-token', 'invalid-ticket', 'too-many-streams', 'too-busy'],
  async handle({ c, house, player, query }) {
    const who = await ticketHolder(house, player, query.ticket);
    if (!who.ok) return problem(c, who.problem);
    if (who.value === null)
      return problem(c, {
        code: 'missing-token',
        detail: 'Whose games? Send your token, or a ticket in the address.',
      });
    const { id } = who.value;
    const slot = house.streams.open(callerOf(c, house, id));
    if (!slot.ok) return problem(c, slot.problem);
    const form = formOf(c) === NDJSON ? NDJSON : SSE;
    return stream(c, house, form, slot.value, async function* (signal) {
      for await (const notice of house.tables.inbox(id, signal))
        yield { kind: 'event', seq: 0, type: notice.type, json: JSON.stringify(notice) };
    });
  },
});

const formOf = (c: Context<Desk>): string =>
  accepts(c, { header: 'Accept', supports: [JSON_TYPE, SSE, NDJSON], default: JSON_TYPE });

const streamEvents = async (
  c: Context<Desk>,
  house: House,
  player: Player | null,
  gameId: string,
  query: { readonly after?: number | undefined; readonly ticket?: string | undefined },
  form: string,
): Promise<Response> => {
  const who = await ticketHolder(house, player, query.ticket);
  if (!who.ok) return problem(c, who.problem);
  const playerId = who.value?.id ?? null;
  const found = await house.tables.find(gameId, { playerId });
  if (!found.ok) return problem(c, found.problem);
  const slot = house.streams.open(callerOf(c, house, playerId));
  if (!slot.ok) return problem(c, slot.problem);
  const after = lastEventId(header(c, 'last-event-id')) ?? query.after ?? 0;
  return stream(c, house, form, slot.value, async function* (signal) {
    const feed = await house.tables.follow(gameId, { playerId }, after, signal);
    if (feed.ok) yield* feed.value;
  });
};

/** What `EventSource` sends when it comes back wins over the address it was opened with. */
const lastEventId = (header: string | undefined): number | undefined =>
  header !== undefined && /^\d{1,9}$/.test(header) ? Number(header) : undefined;

const ticketHolder = async (
  house: House,
  player: Player | null,
  word: string | undefined,
): Promise<Result<Player | null, Problem>> => {
  if (word === undefined) return yes(player);
  const holder = await house.tables.guests.takeTicket(word);
  return holder === null ? no(USED_TICKET) : yes(holder);
};

const USED_TICKET: Problem = {
  code: 'invalid-ticket',
  detail:
    'This ticket was used, has run out, or never was one. Each opens one stream within a minute; POST /me/tickets gives a new one.',
};
