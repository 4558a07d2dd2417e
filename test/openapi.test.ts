import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULEBOOKS } from '../src/games/registry.js';
import { openApiDocument } from '../src/http/app.js';
import { fromRoot } from '../src/root.js';
import { checkShape } from './support/contract.js';

interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly object[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
  }[];
  readonly requestBody?: { readonly content: { readonly [type: string]: { readonly example?: unknown } } };
  readonly responses: {
    readonly [status: string]: {
      readonly description?: string;
      readonly content?: { readonly [type: string]: { readonly example?: unknown } };
      readonly headers?: { readonly [name: string]: object };
      readonly 'x-codes'?: readonly string[];
    };
  };
}

interface Union {
  readonly anyOf?: readonly { readonly $ref: string }[];
  readonly oneOf?: readonly { readonly $ref: string }[];
  readonly discriminator?: {
    readonly propertyName: string;
    readonly mapping: { readonly [type: string]: string };
  };
}

interface Document {
  readonly openapi: string;
  readonly tags: readonly { readonly name: string }[];
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly components: {
    readonly schemas: {
      readonly [name: string]: Union & { readonly properties?: { readonly [field: string]: object } };
    };
  };
}

const document: Document = JSON.parse(JSON.stringify(openApiDocument()));
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    path,
    method,
    operation,
  })),
);

test('openapi/openapi.json is what the routes say: run npm run openapi', () => {
  expect(readFileSync(fromRoot('openapi', 'openapi.json'), 'utf8')).toBe(
    `${JSON.stringify(openApiDocument(), null, 2)}\n`,
  );
});

test('no two operations have one id', () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(operations)('$name', ({ path, method, operation }) => {
  test('has an id, a summary, a description, a tag of the list and says who may ask', () => {
    expect(operation.operationId).toMatch(/^[a-z][A-Za-z]+$/);
    expect(operation.summary).toMatch(/^[A-Z]/);
    expect(operation.description).toMatch(/^[A-Z\d`].*[.)]$/s);
    expect(document.tags.map(({ name }) => name)).toEqual(
      expect.arrayContaining([...(operation.tags ?? ['none'])]),
    );
    expect(operation.security).toBeInstanceOf(Array);
  });

  test('describes every parameter of its path', () => {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const described = (operation.parameters ?? []).filter((it) => it.in === 'path' && it.required === true);
    expect(described.map(({ name }) => name).toSorted()).toEqual(named.toSorted());
  });

  test('promises an answer, and every error as a problem document', () => {
    const statuses = Object.keys(operation.responses);
    expect(statuses.some((status) => status.startsWith('2'))).toBe(true);
    expect(statuses).toEqual(expect.arrayContaining(['400', '500']));
    for (const [status, { description, content }] of Object.entries(operation.responses)) {
      expect(description, status).toMatch(/\S/);
      if (Number(status) >= 400)
        expect(Object.keys(content ?? {}), status).toEqual(['application/problem+json']);
    }
  });

  test('names the codes of its problems, and the headers that come with them', () => {
    const told = { 401: 'WWW-Authenticate', 412: 'ETag', 429: 'Retry-After', 503: 'Retry-After' };
    for (const [status, { headers, 'x-codes': codes }] of Object.entries(operation.responses)) {
      expect(Object.keys(headers ?? {}), status).toEqual(
        expect.arrayContaining(['RateLimit', 'RateLimit-Policy']),
      );
      if (Number(status) >= 400) expect(codes?.length, status).toBeGreaterThan(0);
    }
    for (const [status, name] of Object.entries(told))
      if (status in operation.responses)
        expect(Object.keys(operation.responses[status]?.headers ?? {})).toContain(name);
  });

  test('asks for a token where it can refuse one', () => {
    const isOpen = operation.security?.length === 0;
    expect('401' in operation.responses).toBe(!isOpen);
  });

  test('shows an example of every answer that is no page, and each has the shape that is promised', () => {
    for (const [status, { content = {} }] of Object.entries(operation.responses))
      for (const [type, { example }] of Object.entries(content)) {
        if (example === undefined) {
          expect(Number(status) >= 400 || type === 'text/html', `${status} ${type}`).toBe(true);
          continue;
        }
        const steps = ['paths', path, method, 'responses', status, 'content', type, 'schema'];
        checkShape(`the example of ${status} ${type}`, example, steps);
      }
  });

  test('shows an example of its body', () => {
    for (const { example } of Object.values(operation.requestBody?.content ?? {}))
      expect(example).toBeDefined();
  });
});

test('examples teach what a refusal looks like', () => {
  const refused = operations.filter(({ operation: { responses } }) =>
    Object.entries(responses).some(([status, { content = {} }]) =>
      Number(status) < 400 ? false : Object.values(content).some(({ example }) => example !== undefined),
    ),
  );
  expect(refused.map(({ operation }) => operation.operationId).toSorted()).toEqual(
    [
      'act',
      'createGame',
      'createPlayer',
      'createSeek',
      'getClub',
      'getGame',
      'joinClub',
      'exchangeCode',
      'getMe',
      'getRecord',
      'stepRollouts',
      'takeSeat',
    ].toSorted(),
  );
});

test('to act against the rules does not hide what else is unprocessable', () => {
  const responses = document.paths['/games/{id}/actions']?.post?.responses ?? {};
  expect(responses['422']?.['x-codes']).toEqual(
    expect.arrayContaining(['key-reused', 'script-mismatch', 'column-full']),
  );
  expect(Object.keys(responses['201']?.headers ?? {})).toEqual(
    expect.arrayContaining(['Preference-Applied', 'Idempotency-Replayed']),
  );
  expect(Object.keys(responses).filter((status) => status.startsWith('2'))).toEqual(['201']);
});

const pascal = (id: string): string =>
  id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

describe.each(
  RULEBOOKS.flatMap(({ id, schemas }) => [
    [`${pascal(id)}Action`, schemas.action] as const,
    [`${pascal(id)}Event`, schemas.sighting] as const,
  ]).map(([name]) => name),
)('the union %s', (name) => {
  const union = document.components.schemas[name];

  test('is told apart by type, each kind with a name of its own', () => {
    expect(union?.discriminator?.propertyName).toBe('type');
    const kinds = Object.entries(union?.discriminator?.mapping ?? {});
    expect(kinds.length).toBeGreaterThan(0);
    expect(union?.oneOf?.map(({ $ref }) => $ref).toSorted()).toEqual(kinds.map(([, ref]) => ref).toSorted());
    for (const [type, ref] of kinds) {
      const kind = document.components.schemas[ref.replace('#/components/schemas/', '')];
      expect(JSON.stringify(kind?.properties?.type), type).toContain(`"${type}"`);
    }
  });
});

test('no schema has a name that a language or its library has taken', () => {
  const names = Object.keys(document.components.schemas);
  expect(names.filter((name) => TAKEN.has(name))).toEqual([]);
  const unions = ['Action', 'GameEvent'].map((name) => document.components.schemas[name]?.anyOf ?? []);
  const refs = unions.map((union) => union.map(({ $ref }) => $ref.replace('#/components/schemas/', '')));
  const kinds = RULEBOOKS.map(({ id }) => pascal(id));
  expect(refs).toEqual([
    kinds.map((kind) => `${kind}Action`),
    ['TableEvent', ...kinds.map((kind) => `${kind}Event`)],
  ]);
});

/** In TypeScript, Java, C#, Swift, Kotlin, Python or Go, or in what every program there has at hand. */
const TAKEN = new Set(
  (
    'Record Event Object String Number Boolean Array Map Set Date Error Function Symbol Promise Proxy Request Response Headers Partial Required ' +
    'Readonly Pick Omit Exclude Extract Parameters List Dict Tuple Optional Any Type Class Enum Exception Thread Process Module Integer Float ' +
    'Double Char Void Null None True False Self Task Result Iterable Iterator Node Element Document'
  ).split(' '),
);

test("the table's own events are a union like the games'", () => {
  expect(document.components.schemas.TableEvent?.discriminator?.propertyName).toBe('type');
});

test('every reference leads somewhere', () => {
  const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name]) => name ?? '',
  );
  expect(references.length).toBeGreaterThan(0);
  expect(references.filter((name) => !(name in document.components.schemas))).toEqual([]);
});
