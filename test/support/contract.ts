import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';
import { type Documented, type DocumentedAnswer, document, mediaTypeOf, operationFor } from './documented.js';

/** An answer as it came through the door. */
export interface Answered {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Served, and no part of the API: the explorer's files and the document itself. */
const UNDOCUMENTED =
  /^\/(?:docs(?:\/[\w.-]+)?|openapi\.json|arazzo\.json|verify|come-in|tournament|leaderboard|(?:play|replay|class|tournament|leaderboard|web|try\/[\w-]+)\/[\w.-]+)$/;

/**
 * The document as tests read it: nothing may be in an answer that the document does not name.
 * (Callers are told to ignore fields they do not know; we must know all of ours.)
 */
const sealed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sealed);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, sealed(inner)]));
  const isOpenObject = copy.type === 'object' && 'properties' in copy && !('additionalProperties' in copy);
  return isOpenObject ? { ...copy, additionalProperties: false } : copy;
};

/** Most of what is compiled is run a few times: to write it neatly, or a shape anew wherever it is named, would take longer than to run it. */
const ajv = new Ajv2020({ strict: false, allErrors: false, inlineRefs: false, code: { optimize: false } });
addFormats.default(ajv);
ajv.addSchema({ $id: 'parlor', ...Object(sealed(document)) });

const compiled = new Map<string, ValidateFunction>();

const validatorAt = (...steps: readonly string[]): ValidateFunction => {
  const pointer = steps
    .map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  const known = compiled.get(pointer);
  if (known !== undefined) return known;
  const validate = ajv.compile({ $ref: `parlor#/${pointer}` });
  compiled.set(pointer, validate);
  return validate;
};

/** Law: every answer is one the document promises, and carries what every answer carries. */
export const checkAnswer = (answered: Answered): void => {
  const { method, status, headers, text } = answered;
  const path = new URL(answered.path, 'http://parlor').pathname;
  const where = `${method} ${answered.path} → ${status}`;
  checkStandingHeaders(where, headers);
  if (method === 'OPTIONS') return;
  const mediaType = mediaTypeOf(headers);
  if (mediaType === 'application/problem+json' && method !== 'HEAD')
    checkProblem(where, path, status, headers, text);
  const found = operationFor(method, path, mediaType);
  if (found === undefined) {
    const isElsewhere = [404, 405, 429].includes(status) || UNDOCUMENTED.test(path);
    expect(isElsewhere, `${where}: the document has no such operation`).toBe(true);
    return;
  }
  checkDocumented(where, found, answered, mediaType);
};

const checkDocumented = (
  where: string,
  { template, method, operation }: Documented,
  { method: asked, status, headers, text }: Answered,
  mediaType: string | undefined,
): void => {
  const promised = operation.responses[status];
  if (promised === undefined) throw new Error(`${where}: the document knows no such status: ${text}`);
  const absent = Object.keys(promised.headers ?? {}).filter((name) => isRequired(name) && !headers.has(name));
  if (absent.length > 0) expect(absent, `${where}: headers that the document promises`).toEqual([]);
  if (promised.content === undefined) {
    expect(text, `${where} has no body`).toBe('');
    return;
  }
  if (mediaType === undefined || !(mediaType in promised.content))
    expect(Object.keys(promised.content), `${where}: the media type`).toContain(mediaType);
  if (asked === 'HEAD') {
    expect(text, `${where} has no body`).toBe('');
    return;
  }
  if (mediaType === undefined || !mediaType.endsWith('json')) return;
  if (mediaType === 'application/problem+json') checkCode(where, promised, text);
  const schema = ['paths', template, method, 'responses', `${status}`, 'content', mediaType, 'schema'];
  checkShape(where, JSON.parse(text), namedBy(promised.content[mediaType]) ?? schema);
};

/** Where a shape has a name, it is compiled under that: once, and not for each operation and status. */
const namedBy = (content: object | undefined): readonly string[] | null => {
  const { $ref } = Object(Object(content).schema);
  return typeof $ref === 'string' ? $ref.replace('#/', '').split('/') : null;
};

/** Law: the code of a problem is one that the document names for this operation and status. */
const checkCode = (where: string, promised: DocumentedAnswer, text: string): void => {
  expect(promised['x-codes'], `${where}: the code is one that the document names`).toContain(
    Object(JSON.parse(text)).code,
  );
};

const isRequired = (header: string): boolean =>
  Object(document.components?.headers?.[header]).required === true;

/** Law: a body has the shape that the document gives at these steps. */
export const checkShape = (where: string, body: unknown, steps: readonly string[]): void => {
  const validate = validatorAt(...steps);
  if (validate(body)) return;
  throw new Error(
    `${where} is not what the document promises: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(body, null, 1)}`,
  );
};

/** Asked of every answer there is: `expect` is only called when there is something to say. */
const checkStandingHeaders = (where: string, headers: Headers): void => {
  for (const [name, isRight] of STANDING)
    if (!isRight(headers.get(name))) expect.fail(`${where}: ${name} is ${headers.get(name)}`);
};

type Law = (value: string | null) => boolean;
const isAbsent: Law = (value) => value === null;

const STANDING: readonly (readonly [header: string, isRight: Law])[] = [
  ['x-request-id', (value) => /^[\w.:-]{1,64}$/.test(value ?? '')],
  ['access-control-allow-origin', (value) => value === '*'],
  ['access-control-expose-headers', (value) => value?.includes('ETag') ?? false],
  ['access-control-allow-credentials', isAbsent],
  ['set-cookie', isAbsent],
  ['x-content-type-options', (value) => value === 'nosniff'],
  ['content-security-policy', (value) => value?.startsWith("default-src 'none'") ?? false],
];

/** RFC 9457, in the same form for every error. */
const checkProblem = (where: string, path: string, status: number, headers: Headers, text: string): void => {
  const body: unknown = JSON.parse(text);
  checkShape(where, body, ['components', 'schemas', 'Problem']);
  const { code } = Object(body);
  expect(body, where).toMatchObject({
    type: `/problems/${code}`,
    title: expect.stringMatching(/^\p{Lu}.*[^.]$/u),
    status,
    code: expect.stringMatching(/^[a-z]+(?:-[a-z]+)*$/),
    detail: expect.stringMatching(/^\S.*[.?]$/s),
    instance: path,
    requestId: headers.get('x-request-id'),
  });
};
