import type { Language } from '../../engine/language.js';
import { yes } from '../../engine/result.js';
import type { Game } from '../../table/game/game.js';
import type { Feed } from '../../table/live/feed.js';
import { cut } from '../chaos/misbehave.js';
import { unsteady } from '../chaos/unsteady.js';
import { answer, problem } from '../documents/answer.js';
import { answerPage } from '../documents/page-of.js';
import { tagged } from '../documents/present.js';
import { EventPageDocument } from '../documents/schemas.js';
import { toldIn } from '../documents/told-in.js';
import { endpoint, NO_BODY } from '../endpoint.js';
import type { Answer, Exchange } from '../exchange.js';
import { costOfPage } from '../request/costs.js';
import { LastEventId, Prefer } from '../request/headers.js';
import { AcceptLanguage, LanguageWanted } from '../request/language.js';
import { LOG_PAGE, LogQuery, logStart } from '../request/log-start.js';
import { patiently } from '../request/patience.js';
import { preferenceApplied, waited } from '../request/prefer.js';
import { GameId } from '../request/read.js';
import { streamPlace } from '../request/stream-place.js';
import { ticketHolder } from '../request/ticket.js';
import type { Services } from '../services.js';
import { attending } from '../streams/attending.js';
import { stream } from '../streams/stream.js';
import { formOf, JSON_TYPE } from '../streams/stream-format.js';
import { streamOf } from '../streams/stream-schemas.js';

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
  cost: ({ query }) => costOfPage(query.limit ?? LOG_PAGE),
  params: GameId,
  query: LogQuery.extend({ language: LanguageWanted }),
  headers: LastEventId.extend(AcceptLanguage.shape).extend(
    Prefer(
      '`wait=20` for a page of JSON: when nothing has happened after the number you name, wait up to so many seconds, 60 at most, until something has.',
    ).shape,
  ),
  body: NO_BODY,
  answers: {
    200: {
      description: 'A page of events, or a stream of them.',
      headers: ['ETag', 'Link'],
      content: { [JSON_TYPE]: { schema: EventPageDocument }, ...streamOf('LogEntry') },
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
    const after = logStart(found.value.version, query, headers['Last-Event-ID']);
    if (!after.ok) return problem(c, after.problem);
    const language = toldIn(c, found.value, query.language);
    const wanted = { game: found.value, playerId, language, after: after.value };
    const form = formOf(c);
    return form === JSON_TYPE
      ? pageOfEvents(c, services, wanted, query.limit ?? LOG_PAGE, headers.Prefer.waitMs)
      : streamEvents(c, services, wanted, form);
  },
});

/** The log of a game from a number on, as somebody sees it. */
interface WantedEvents {
  readonly game: Game;
  readonly playerId: string | null;
  readonly language: Language;
  readonly after: number;
}

const pageOfEvents = async (
  c: Exchange,
  services: Services,
  { game, playerId, language, after }: WantedEvents,
  limit: number,
  waitMs: number | null,
): Promise<Answer> => {
  const isWaiting = waitMs !== null && game.version === after && game.status !== 'over';
  const patience = isWaiting
    ? await patiently(c, services, playerId, waitMs, (signal) =>
        services.tables.waitUntil(game, ({ version }) => version > after, signal),
      )
    : yes(game);
  if (!patience.ok) return problem(c, patience.problem);
  const page = await services.tables.events(game.id, { playerId, language }, after, limit);
  if (!page.ok) return problem(c, page.problem);
  const { items, nextAfter, version } = page.value;
  const nextCursor = nextAfter === null ? null : String(nextAfter);
  return answerPage(c, items, nextCursor, {
    etag: tagged(`${version}`, language),
    'cache-control': 'private, no-cache',
    vary: 'Authorization, Accept',
    ...(isWaiting ? preferenceApplied(waited(waitMs)) : {}),
  });
};

const streamEvents = async (
  c: Exchange,
  services: Services,
  { game, playerId, language, after }: WantedEvents,
  form: string,
): Promise<Answer> => {
  if (game.status === 'over' && after >= game.version) return answer(c, 204, null, NOTHING_TO_COME);
  const slot = await streamPlace(c, services, playerId);
  if (!slot.ok) return problem(c, slot.problem);
  return stream(c, services, form, slot.value, async (signal) => {
    const feed = await services.tables.follow(game.id, { playerId, language }, after, signal);
    if (!feed.ok) return nothing;
    const troubled = await services.tables.troubledBy(game.id, playerId);
    const breaking = { cut: () => cut(c), hangUp: slot.value.hangUp };
    const told = troubled === null ? feed.value : unsteady(troubled, feed.value, breaking);
    return attending(services, game.id, playerId, told);
  });
};

const nothing: Feed = (reader) => {
  reader.done(null);
  return () => {};
};

const NOTHING_TO_COME = { 'cache-control': 'no-store', vary: 'Authorization, Accept' };
