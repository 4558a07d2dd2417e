import { openApiDocument } from '../../src/http/app.js';

/** What the document says of one answer of one operation. */
export interface DocumentedAnswer {
  readonly content?: { readonly [mediaType: string]: object };
  readonly headers?: { readonly [name: string]: object };
  /** The codes of the problems that can come with this status. */
  readonly 'x-codes'?: readonly string[];
}

interface Operation {
  readonly operationId?: string;
  readonly responses: { readonly [status: string]: DocumentedAnswer };
}

/** One operation, and where it stands in the document. */
export interface Documented {
  readonly template: string;
  readonly pattern: RegExp;
  readonly method: string;
  readonly operation: Operation;
}

export const document = openApiDocument();

/** The paths that a template stands for. Made once: it is asked of every answer. */
const patternOf = (template: string): RegExp => new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

export const operations: readonly Documented[] = Object.entries(document.paths ?? {}).flatMap(
  ([template, item]) =>
    Object.entries(item ?? {}).map(([method, operation]) => ({
      template,
      pattern: patternOf(template),
      method,
      operation,
    })),
);

/** The operation whose answer this is: as OpenAPI has it, a path that is written out is no template’s. */
export const operationFor = (
  method: string,
  path: string,
  mediaType: string | undefined,
): Documented | undefined => {
  const asked = method === 'HEAD' ? 'get' : method.toLowerCase();
  const form = `${path}${otherForm(path, mediaType)}`;
  const isNamed = document.paths?.[form] !== undefined;
  return operations.find(
    (it) => it.method === asked && (isNamed ? it.template === form : it.pattern.test(form)),
  );
};

/** Whether the document names this problem for what was asked. */
export const isPromised = (method: string, path: string, status: number, code: string): boolean =>
  operationFor(method, path, undefined)?.operation.responses[status]?.['x-codes']?.includes(code) === true;

/** `Accept` may ask a game for what has an address of its own; then it is the answer of that. */
const otherForm = (path: string, mediaType: string | undefined): string => {
  if (!/^\/games\/[^/]+$/.test(path)) return '';
  return FORMS.get(mediaType) ?? '';
};

const FORMS = new Map<string | undefined, string>([
  ['text/plain', '/board'],
  ['image/svg+xml', '/picture'],
]);

export const mediaTypeOf = (headers: Headers): string | undefined =>
  headers.get('content-type')?.split(';')[0];
