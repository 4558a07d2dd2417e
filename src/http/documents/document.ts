import { createRoute, type RouteConfig } from '@hono/zod-openapi';
import type { z } from 'zod';
import type { BodySpec, DocumentedAnswer, Endpoint } from '../endpoint.js';
import { PROBLEMS } from './problems.js';
import { ProblemDocument } from './schemas.js';

/** An endpoint as OpenAPI wants it: the problems that any request can meet are added to its own. */
export const documented = <
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Headers extends z.ZodObject,
>(
  it: Endpoint<Params, Query, Body, Headers>,
): RouteConfig =>
  createRoute({
    method: it.method,
    path: it.path,
    operationId: it.operationId,
    tags: [it.tag],
    summary: it.summary,
    ...(it.description === undefined ? {} : { description: it.description }),
    security: SECURITY[it.auth],
    request: {
      params: it.params,
      query: it.query,
      ...(heeds(it) ? { headers: it.headers } : {}),
      ...(it.body.presence === 'none' ? {} : { body: bodyOf(it.body) }),
    },
    responses: { ...answersOf(it.answers), ...problemsOf(codesOf(it), it.isRefereed === true) },
  });

/** Whether it heeds any header at all. */
const heeds = ({ headers }: { readonly headers: z.ZodObject }): boolean =>
  Object.keys(headers.shape).length > 0;

const SECURITY: Record<'none' | 'optional' | 'required', { [scheme: string]: string[] }[]> = {
  none: [],
  optional: [{}, { token: [] }],
  required: [{ token: [] }],
};

const bodyOf = ({ schema, documentedAs, presence, example }: BodySpec<z.ZodType>) => ({
  required: presence === 'required',
  content: { 'application/json': { schema: documentedAs ?? schema, example } },
});

const HEADERS = {
  ETag: { description: 'The version of the game, in quotes: `"17"`.', schema: { type: 'string' } },
  Location: { description: 'Where the new thing is.', schema: { type: 'string' } },
  Link: { description: 'The next page, as `rel="next"`.', schema: { type: 'string' } },
} as const;

const answersOf = (answers: { readonly [status: number]: DocumentedAnswer }): RouteConfig['responses'] =>
  Object.fromEntries(
    Object.entries(answers).map(([status, { description, content, headers }]) => [
      status,
      {
        description,
        ...(content === undefined ? {} : { content }),
        ...(headers === undefined
          ? {}
          : { headers: Object.fromEntries(headers.map((name) => [name, HEADERS[name]])) }),
      },
    ]),
  );

const codesOf = ({
  auth,
  headers,
  body,
  problems,
}: Pick<
  Endpoint<z.ZodObject, z.ZodObject, z.ZodType, z.ZodObject>,
  'auth' | 'headers' | 'body' | 'problems'
>): readonly string[] => [
  ...problems,
  ...(heeds({ headers }) ? ['malformed-header'] : []),
  'malformed-request',
  'too-many-requests',
  'internal-error',
  'unavailable',
  ...(auth === 'none' ? [] : ['invalid-token']),
  ...(auth === 'required' ? ['missing-token'] : []),
  ...(body.presence === 'none' ? [] : ['malformed-json', 'too-large', 'unsupported-media-type']),
];

const problemsOf = (codes: readonly string[], isRefereed: boolean): RouteConfig['responses'] => {
  const said = new Map<number, string[]>();
  for (const code of new Set(codes)) {
    const status = PROBLEMS.get(code)?.status ?? 500;
    said.set(status, [...(said.get(status) ?? []), `\`${code}\`: ${PROBLEMS.get(code)?.title ?? code}.`]);
  }
  if (isRefereed)
    said.set(422, ["Against the rules, with one of the game's own codes: see `refusals` of the ruleset."]);
  return Object.fromEntries(
    [...said].map(([status, sentences]) => [status, problemAnswer(status, sentences)]),
  );
};

/** Whoever is told that a version is stale is told the current one. */
const problemAnswer = (status: number, sentences: readonly string[]) => ({
  description: sentences.join(' '),
  ...(status === 412 ? { headers: { ETag: HEADERS.ETag } } : {}),
  content: { 'application/problem+json': { schema: ProblemDocument } },
});
