import { z } from 'zod';
import { no, type Result, yes } from '../../engine/result.js';
import type { Problem } from '../../table/problem.js';
import { malformedRequest } from './malformed.js';
import { eventNumber, wholeNumberParam } from './read.js';
import { Ticket } from './ticket.js';

/** From where on somebody wants a log: that of a game, or of a tournament. */

/** How many events a page has unless told. */
export const LOG_PAGE = 100;

export const LogQuery = z.strictObject({
  after: eventNumber('Only events after this number.'),
  cursor: z
    .string()
    .regex(/^\d{1,9}$/, 'must be the nextCursor of a page')
    .optional()
    .meta({ description: '`nextCursor` of the page before, in place of `after`.' }),
  limit: wholeNumberParam(1, 500, `How many on a page; ${LOG_PAGE} unless told.`),
  ticket: Ticket,
});

interface Start {
  readonly after?: number | undefined;
  readonly cursor?: string | undefined;
}

/** What `EventSource` sends when it comes back wins over the address it was opened with. */
export const logStart = (
  version: number,
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

/** An event that has not happened is no start: whoever names one has mistaken the game, and would wait for ever. */
export const stillToCome = (start: number, version: number): string | null =>
  start <= version ? null : `must be at most ${version}, the number of the last event so far`;
