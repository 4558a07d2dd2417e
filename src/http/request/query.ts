import type { z } from 'zod';
import { type FieldError, pointerTo, read } from '../../engine/field-error.js';
import { unkeepable } from '../../engine/keepable.js';
import { no, type Result } from '../../engine/result.js';
import type { Problem } from '../../table/problem.js';
import type { Exchange } from '../exchange.js';
import { malformedRequest } from './malformed.js';

const EMPTY = {};

/** The query, each name once: whichever of two were taken, the other would be ignored. */
export const queryReader = <Query extends z.ZodObject>(schema: Query) => {
  // Most requests have none, and nothing is always read as the same.
  const ofNothing = readText(schema, EMPTY, 'query');
  return (c: Exchange): Result<z.output<Query>, Problem> => {
    if (!c.req.url.includes('?')) return ofNothing;
    const twice = saidTwice(c.req.queries());
    return twice.length > 0 ? no(malformedRequest(twice, 'query')) : readText(schema, c.req.query(), 'query');
  };
};

const saidTwice = (queries: { readonly [name: string]: readonly string[] }): readonly FieldError[] =>
  Object.entries(queries)
    .filter(([, values]) => values.length > 1)
    .map(([name]) => ({ pointer: pointerTo([name]), message: 'must be given once' }));

export const readPath = <Params extends z.ZodObject>(
  sent: { readonly [name: string]: string },
  schema: Params,
): Result<z.output<Params>, Problem> => readText(schema, sent, 'path');

const readText = <Schema extends z.ZodObject>(
  schema: Schema,
  sent: { readonly [name: string]: string },
  where: 'query' | 'path',
): Result<z.output<Schema>, Problem> => {
  const fault = unkeepable(sent);
  if (fault !== null) return no(malformedRequest([fault], where));
  const got = read(schema, sent);
  return got.ok ? got : no(malformedRequest(got.problem, where));
};
