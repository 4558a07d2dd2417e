import { z } from 'zod';
import { json, problem } from '../answer.js';
import { endpoint, NO_BODY } from '../endpoint.js';
import { eventNumber, GameId, wholeNumber } from '../read.js';
import { EventPageDocument } from '../schemas.js';

const PAGE = 100;

export const listEvents = endpoint({
  method: 'get',
  path: '/games/{id}/events',
  operationId: 'listEvents',
  tag: 'Play',
  summary: 'The log, as you may see it',
  description: 'Every event has its number for every viewer; what you may not see is left out of it.',
  auth: 'optional',
  budget: 'reads',
  params: GameId,
  query: z.strictObject({
    after: eventNumber('Only events after this number.'),
    limit: wholeNumber(1, 500, `How many on a page; ${PAGE} unless told.`),
  }),
  body: NO_BODY,
  answers: {
    200: {
      description: 'A page of events.',
      headers: ['ETag', 'Link'],
      content: { 'application/json': { schema: EventPageDocument } },
    },
  },
  problems: ['unknown-game'],
  async handle({ c, house, player, params, query }) {
    const { after = 0, limit = PAGE } = query;
    const page = await house.tables.events(params.id, { playerId: player?.id ?? null }, after, limit);
    if (!page.ok) return problem(c, page.problem);
    const { items, nextAfter, version } = page.value;
    const next =
      nextAfter === null
        ? {}
        : { link: `</games/${params.id}/events?after=${nextAfter}&limit=${limit}>; rel="next"` };
    const nextCursor = nextAfter === null ? null : String(nextAfter);
    return json(
      c,
      200,
      { items, nextCursor },
      { etag: `"${version}"`, 'cache-control': 'private, no-cache', vary: 'Authorization, Accept', ...next },
    );
  },
});
