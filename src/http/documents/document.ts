import { createRoute, type RouteConfig } from '@hono/zod-openapi';
import type { z } from 'zod';
import { needed } from '../../engine/item-at.js';
import type { BodySpec, DocumentedAnswer, Endpoint } from '../endpoint.js';
import { isLook } from '../request/scope.js';
import { DEPRECATED, leavingIn } from './deprecated.js';
import { type Examples, examplesOf } from './examples.js';
import { PROBLEMS, REFUSAL_CODES } from './problems.js';
import { headerRefs, headersOfProblem, type ResponseHeader, repliesTo } from './response-headers.js';
import { ProblemDocument } from './schemas.js';

/** An endpoint as OpenAPI wants it: the problems that any request can meet are added to its own. */
export const documented = <
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Headers extends z.ZodObject,
>(
  it: Endpoint<Params, Query, Body, Headers>,
): RouteConfig => {
  const examples = examplesOf(it.operationId);
  return createRoute({
    method: it.method,
    path: it.path,
    operationId: it.operationId,
    tags: [it.tag],
    summary: it.summary,
    ...(it.description === undefined ? {} : { description: it.description }),
    ...(isLeaving(it.operationId) ? { deprecated: true } : {}),
    security: SECURITY[it.auth],
    request: {
      params: it.params,
      query: it.query,
      ...(heeds(it) ? { headers: it.headers } : {}),
      ...(it.body.presence === 'none' ? {} : { body: bodyOf(it.body) }),
    },
    responses: {
      ...answersOf(it.answers, repliesTo(it.headers.shape), examples),
      ...problemsOf(codesOf(it), it.isRefereed === true, examples),
    },
  });
};

/** The operation itself; a parameter is marked where it is declared. */
const isLeaving = (operationId: string): boolean =>
  leavingIn(DEPRECATED, operationId, () => false).length > 0;

/** Whether it heeds any header at all. */
const heeds = ({ headers }: { readonly headers: z.ZodObject }): boolean =>
  Object.keys(headers.shape).length > 0;

/** Wishes: what cannot be read of them is not wished for. */
const WISHES: ReadonlySet<string> = new Set(['Prefer', 'Accept-Language']);

const mayRefuse = ({ shape }: z.ZodObject): boolean => Object.keys(shape).some((name) => !WISHES.has(name));

const SECURITY: Record<'none' | 'optional' | 'required', { [scheme: string]: string[] }[]> = {
  none: [],
  optional: [{}, { token: [] }],
  required: [{ token: [] }],
};

const bodyOf = ({ schema, documentedAs, presence, example }: BodySpec<z.ZodType>) => ({
  required: presence === 'required',
  content: { 'application/json': { schema: documentedAs ?? schema, example } },
});

const answersOf = (
  answers: { readonly [status: number]: DocumentedAnswer },
  replies: readonly ResponseHeader[],
  examples: Examples,
): RouteConfig['responses'] =>
  Object.fromEntries(
    Object.entries(answers).map(([status, { description, content, headers = [] }]) => [
      status,
      {
        description,
        ...(content === undefined ? {} : { content: withExamples(content, examples[status]) }),
        ...headerRefs([...headers, ...replies]),
      },
    ]),
  );

/** Each form of an answer with the example there is of it. */
const withExamples = <Form extends object>(
  content: { readonly [mediaType: string]: Form },
  examples: Examples[string],
) =>
  Object.fromEntries(
    Object.entries(content).map(([mediaType, form]) => {
      const example = examples?.[mediaType];
      return [mediaType, example === undefined ? form : { ...form, example }];
    }),
  );

const codesOf = ({
  auth,
  cost,
  headers,
  body,
  problems,
  ...it
}: Pick<
  Endpoint<z.ZodObject, z.ZodObject, z.ZodType, z.ZodObject>,
  'auth' | 'cost' | 'headers' | 'body' | 'problems' | 'method' | 'isLook'
>): readonly string[] => [
  ...problems,
  ...(mayRefuse(headers) ? ['malformed-header'] : []),
  'malformed-request',
  ...(cost === 0 ? [] : ['too-many-requests']),
  'internal-error',
  'ruleset-failed',
  'game-frozen',
  'unavailable',
  ...(auth === 'none' ? [] : ['invalid-token']),
  ...(auth === 'required' ? ['missing-token'] : []),
  ...(auth === 'none' || isLook(it) ? [] : ['watch-only']),
  ...(body.presence === 'none' ? [] : ['malformed-json', 'too-large', 'unsupported-media-type']),
];

const problemsOf = (
  codes: readonly string[],
  isRefereed: boolean,
  examples: Examples,
): RouteConfig['responses'] => {
  const byStatus = new Map<number, string[]>();
  for (const code of new Set(codes)) {
    const { status } = problemKind(code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  if (isRefereed) byStatus.set(422, [...(byStatus.get(422) ?? [])]);
  return Object.fromEntries(
    [...byStatus].map(([status, own]) => [
      status,
      problemAnswer(status, own, isRefereed && status === 422, examples[status]),
    ]),
  );
};

/** `x-codes` holds every code that can come with this status, for programs. */
const problemAnswer = (
  status: number,
  codes: readonly string[],
  isOfRules: boolean,
  examples: Examples[string],
) => ({
  description: [...codes.map(sentenceOf), ...(isOfRules ? [OF_THE_RULES] : [])].join(' '),
  ...headerRefs(headersOfProblem(status)),
  content: withExamples({ 'application/problem+json': { schema: ProblemDocument } }, examples),
  'x-codes': isOfRules ? [...codes, ...REFUSAL_CODES] : codes,
});

const sentenceOf = (code: string): string => `\`${code}\`: ${problemKind(code).title}.`;

const problemKind = (code: string) => needed(PROBLEMS.get(code), `a problem ${code}`);

const OF_THE_RULES = "Against the rules, with one of the game's own codes: see `refusals` of the ruleset.";
