import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { z } from 'zod';
import { no, type Result, yes } from '../../engine/result.js';
import type { Game } from '../../table/game/game.js';
import type { FeedLines } from '../../table/live/follow.js';
import type { Visitor } from '../../table/players/players.js';
import type { Problem } from '../../table/problem.js';
import { answer, problem } from '../documents/answer.js';
import { answerPage } from '../documents/page-of.js';
import { EventPageDocument, NoticeDocument } from '../documents/schemas.js';
import { endpoint, NO_BODY } from '../endpoint.js';
import { costOfPage } from '../request/costs.js';
import { LastEventId, NO_HEADERS, Prefer } from '../request/headers.js';
import { stillToCome } from '../request/log-start.js';
import { malformedRequest } from '../request/malformed.js';
import { patiently } from '../request/patience.js';
import { preferenceApplied, waited } from '../request/prefer.js';
import { eventNumber, GameId, wholeNumberParam } from '../request/read.js';
import { streamPlace } from '../request/stream-place.js';
import type { RequestEnv, Services } from '../services.js';
import { stream } from '../streams/stream.js';
import { NDJSON, SSE } from '../streams/stream-format.js';

const PAGE = 100;
const JSON_TYPE = 'application/json';
const ticket = z.string().optional().meta({
  description:
    'From `POST /me/tickets`, in place of a token: for streams opened by a browser. It is used up.',
});
const streamed = { [SSE]: { schema: z.string() }, [NDJSON]: { schema: z.string() } };

export const listEvents = endpoint({
  method: 'get',
  path: '/games/{id}/events',
  operationId: 'listEvents',
  tag: 'Play',
  summary: 'The log, as you may see it',
  description:
    'A page of JSON, or a stream: server-sent events (`Accept: text/event-stream`) or a JSON value a line (`Accept: application/x-ndjson`). A stream goes on until the game is over and says why it ends: `event: end`, or a line `{"end": …}`. No other event of a stream has a name, so `onmessage` hears them all; the type is in the JSON. ' +
    'Resume with `Last-Event-ID`, `after` or `cursor`: the number of an event that has happened. Every event has its number for every viewer; what you may not see is left out of it. A stream asked to go on after the last event of a finished game is answered 204, at which `EventSource` stops coming back.',
  auth: 'optional',
  budget: 'reads',
  cost: ({ query }) => costOfPage(query.limit ?? PAGE),
  params: GameId,
  query: z.strictObject({
    after: eventNumber('Only events after this number.'),
    cursor: z
      .string()
      .regex(/^\d{1,9}$/, 'must be the nextCursor of a page')
      .optional()
      .meta({ description: '`nextCursor` of the page before, in place of `after`.' }),
    limit: wholeNumberParam(1, 500, `How many on a page; ${PAGE} unless told.`),
    ticket,
  }),
  headers: LastEventId.extend(
    Prefer(
      '`wait=20` for a page of JSON: when nothing has happened after the number you name, wait up to so many seconds, 60 at most, until something has.',
    ).shape,
  ),
  body: NO_BODY,
  answers: {
    200: {
      description: 'A page of events, or a stream of them.',
      headers: ['ETag', 'Link'],
      content: { [JSON_TYPE]: { schema: EventPageDocument }, ...streamed },
    },
    204: { description: 'A stream was asked for, and the game is over: you have all of it.' },
  },
  problems: ['unknown-game', 'game-archived', 'invalid-ticket', 'too-many-streams', 'too-busy'],
  async handle({ c, services, player, params, query, headers }) {
    const who = await ticketHolder(c, services, player, query.ticket);
    if (!who.ok) return problem(c, who.problem);
    const playerId = who.value?.id ?? null;
    const found = await services.tables.find(params.id, { playerId });
    if (!found.ok) return problem(c, found.problem);
    const after = startOf(found.value, query, headers['Last-Event-ID']);
    if (!after.ok) return problem(c, after.problem);
    const wanted = { game: found.value, playerId, after: after.value };
    const form = formOf(c);
    return form === JSON_TYPE
      ? pageOfEvents(c, services, wanted, query.limit ?? PAGE, headers.Prefer.waitMs)
      : streamEvents(c, services, wanted, form);
  },
});

/** The log of a game from a number on, as somebody sees it. */
interface WantedEvents {
  readonly game: Game;
  readonly playerId: string | null;
  readonly after: number;
}

interface Start {
  readonly after?: number | undefined;
  readonly cursor?: string | undefined;
}

/** What `EventSource` sends when it comes back wins over the address it was opened with. */
const startOf = (
  { version }: Game,
  { after, cursor }: Start,
  lastEventId: number | undefined,
): Result<number, Problem> => {
  if (after !== undefined && cursor !== undefined) return no(malformedRequest([TWO_STARTS], 'query'));
  const start = lastEventId ?? after ?? Number(cursor ?? 0);
  const message = stillToCome(start, version);
  if (message === null) return yes(start);
  if (lastEventId !== undefined)
    return no({ code: 'malformed-header', detail: `Last-Event-ID ${message}; you sent ${start}.` });
  return no(malformedRequest([{ pointer: after === undefined ? '/cursor' : '/after', message }], 'query'));
};

const TWO_STARTS = { pointer: '/cursor', message: 'must be left out when `after` is given' };

const pageOfEvents = async (
  c: Context<RequestEnv>,
  services: Services,
  { game, playerId, after }: WantedEvents,
  limit: number,
  waitMs: number | null,
): Promise<Response> => {
  const isWaiting = waitMs !== null && game.version === after && game.status !== 'over';
  const patience = isWaiting
    ? await patiently(c, services, playerId, waitMs, (signal) =>
        services.tables.waitUntil(game, ({ version }) => version > after, signal),
      )
    : yes(game);
  if (!patience.ok) return problem(c, patience.problem);
  const page = await services.tables.events(game.id, { playerId }, after, limit);
  if (!page.ok) return problem(c, page.problem);
  const { items, nextAfter, version } = page.value;
  const nextCursor = nextAfter === null ? null : String(nextAfter);
  return answerPage(c, items, nextCursor, {
    etag: `"${version}"`,
    'cache-control': 'private, no-cache',
    vary: 'Authorization, Accept',
    ...(isWaiting ? preferenceApplied(waited(waitMs)) : {}),
  });
};

const streamEvents = async (
  c: Context<RequestEnv>,
  services: Services,
  { game, playerId, after }: WantedEvents,
  form: string,
): Promise<Response> => {
  if (game.status === 'over' && after >= game.version) return answer(c, 204, null, NOTHING_TO_COME);
  const slot = await streamPlace(c, services, playerId);
  if (!slot.ok) return problem(c, slot.problem);
  return stream(c, services, form, slot.value, async (signal) => {
    const feed = await services.tables.follow(game.id, { playerId }, after, signal);
    return feed.ok ? feed.value : nothing();
  });
};

async function* nothing(): AsyncGenerator<FeedLines> {}

const NOTHING_TO_COME = { 'cache-control': 'no-store', vary: 'Authorization, Accept' };

export const listMyEvents = endpoint({
  method: 'get',
  path: '/me/events',
  operationId: 'listMyEvents',
  tag: 'Players',
  summary: 'One stream for all your games',
  description:
    'Tells when a game starts, when it is your turn (with the legal actions) and when a game ends. It begins with what is open, so whoever just connected, or connected again, knows where to move. Notices have no `event:` name; the type is in the JSON.',
  auth: 'optional',
  budget: 'reads',
  cost: costOfPage(PAGE),
  params: z.strictObject({}),
  query: z.strictObject({ ticket }),
  headers: NO_HEADERS,
  body: NO_BODY,
  answers: {
    200: {
      description: 'A stream of notices.',
      content: { [SSE]: { schema: z.string() }, [NDJSON]: { schema: NoticeDocument } },
    },
  },
  problems: ['missing-token', 'invalid-ticket', 'too-many-streams', 'too-busy'],
  async handle({ c, services, player, query }) {
    const who = await ticketHolder(c, services, player, query.ticket);
    if (!who.ok) return problem(c, who.problem);
    if (who.value === null)
      return problem(c, {
        code: 'missing-token',
        detail: 'Whose games? Send your token, or a ticket in the address.',
      });
    const { id } = who.value;
    const slot = await streamPlace(c, services, id);
    if (!slot.ok) return problem(c, slot.problem);
    const form = formOf(c) === NDJSON ? NDJSON : SSE;
    return stream(c, services, form, slot.value, async function* (signal) {
      for await (const notice of services.tables.inbox(id, signal))
        yield [{ kind: 'event', seq: 0, json: JSON.stringify(notice) }];
    });
  },
});

const formOf = (c: Context<RequestEnv>): string =>
  accepts(c, { header: 'Accept', supports: [JSON_TYPE, SSE, NDJSON], default: JSON_TYPE });

const ticketHolder = async (
  c: Context<RequestEnv>,
  services: Services,
  player: Visitor | null,
  word: string | undefined,
): Promise<Result<Visitor | null, Problem>> => {
  if (word === undefined) return yes(player);
  const holder = await services.tables.guests.takeTicket(word);
  if (holder === null) return no(USED_TICKET);
  c.set('tokenId', holder.tokenId);
  return yes(holder);
};

const USED_TICKET: Problem = {
  code: 'invalid-ticket',
  detail:
    'This ticket was used, has run out, or never was one. Each opens one stream within a minute; POST /me/tickets gives a new one.',
};
