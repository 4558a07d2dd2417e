import { z } from 'zod';
import { read } from '../../engine/field-error.js';
import { no, type Result } from '../../engine/result.js';
import { PLACE } from '../../table/live/place.js';
import type { Problem } from '../../table/problem.js';
import type { Exchange } from '../exchange.js';
import { header } from './header.js';
import { AcceptLanguage } from './language.js';
import { preferencesIn } from './prefer.js';

/**
 * The headers that requests are read from: how each is written, what it means, and what becomes of it.
 * Nothing else is known of them: an endpoint names those it heeds, and the document shows them from here.
 */

/** An endpoint that heeds no header. */
export const NO_HEADERS = z.object({});

export const headersReader = <Headers extends z.ZodObject>(schema: Headers) => {
  const heeded = Object.keys(schema.shape).map((name) => [name, name.toLowerCase()] as const);
  const readSent = (sent: { readonly [name: string]: string }): Result<z.output<Headers>, Problem> => {
    const got = read(schema, sent);
    if (got.ok) return got;
    const [first] = got.problem;
    return no({ code: 'malformed-header', detail: `${first?.pointer.slice(1)} ${first?.message}.` });
  };
  // Most requests send none of them, and nothing is always read as the same.
  const ofNothing = readSent({});
  return (c: Exchange): Result<z.output<Headers>, Problem> => {
    const sent: { [name: string]: string } = {};
    let isBare = true;
    for (const [name, lower] of heeded) {
      const value = header(c, lower);
      if (value === undefined) continue;
      sent[name] = value;
      isBare = false;
    }
    return isBare ? ofNothing : readSent(sent);
  };
};

/** A header in the document: text, whatever we make of it. */
const asText = (description: string) => ({ description, param: { schema: { type: 'string' as const } } });

const ONE_VERSION = /^\s*"(\d{1,9})(?:-[\w-]+)?"\s*$/;

/** The version that the caller speaks of; null when it named none, or any. */
export const IfMatch = z.object({
  'If-Match': z
    .string()
    .optional()
    .transform((sent, context) => {
      if (sent === undefined || sent.trim() === '*') return null;
      const [, version] = ONE_VERSION.exec(sent) ?? [];
      if (version !== undefined) return Number(version);
      const message = `should be one version in double quotes, such as "17", just as ETag gave it; you sent ${sent}`;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .meta(
      asText(
        'The version you speak of, `"17"`, or `*` for any: if the game has moved on, nothing happens and you get 412 with the version it has now.',
      ),
    ),
});

const TAGS = /^\s*(?:\*|(?:W\/)?"[^"]*"(?:\s*,\s*(?:W\/)?"[^"]*")*)\s*$/;

export const IfNoneMatch = z.object({
  'If-None-Match': z
    .string()
    .regex(
      TAGS,
      'should be a version in double quotes, such as "17", just as ETag gave it, or several with commas between',
    )
    .optional()
    .meta(asText('The `ETag` you have, or several: 304 if one is still the current one.')),
});

const KEY = /^[\x21-\x7e]{1,255}$/;

/** The caller's word for a request; quotes around it are no part of it. */
export const idempotencyKey = (shortest = 1) =>
  z
    .string()
    .transform((sent) => sent.replace(/^"(.*)"$/, '$1'))
    .pipe(
      z
        .string()
        .refine(
          (key) => KEY.test(key) && key.length >= shortest,
          `should be ${shortest} to 255 letters, digits or signs without spaces, such as a UUID`,
        ),
    )
    .optional()
    .meta(
      asText(
        'Any word of your own, such as a UUID: the same request under the same key is done once and answered the same way.',
      ),
    );

export const IdempotencyKey = z.object({ 'Idempotency-Key': idempotencyKey() });

export const LastEventId = z.object({
  'Last-Event-ID': z
    .string()
    .regex(/^\d{1,9}$/, 'should be the number of an event')
    .transform(Number)
    .optional()
    .meta(asText('The last number you have; `EventSource` sends it by itself. It wins over `after`.')),
});

/** The same for the stream of all one's games. */
export const LastNoticeId = z.object({
  'Last-Event-ID': z
    .string()
    .regex(PLACE, 'should be the id of a notice, just as it came')
    .optional()
    .meta(
      asText('The `id` of the last notice you have; `EventSource` sends it by itself. It wins over `after`.'),
    ),
});

/** For whatever changes a game and answers with it. */
export const Changing = IfMatch.extend(IdempotencyKey.shape).extend(AcceptLanguage.shape);

/** The same where there is no version yet. */
export const Making = IdempotencyKey.extend(AcceptLanguage.shape);

/** What `Prefer` is for differs from one endpoint to the next. */
export const Prefer = (description: string) =>
  z.object({ Prefer: z.string().optional().transform(preferencesIn).meta(asText(description)) });

/** For whatever has the version of a game as its tag. */
export const Looking = IfNoneMatch.extend(
  Prefer('`wait=20` with `If-None-Match`: wait up to so many seconds, 60 at most, for something new.').shape,
);

/** The same for what is told in words. */
export const Reading = Looking.extend(AcceptLanguage.shape);
