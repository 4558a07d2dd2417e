import { openApiDocument } from '../../src/http/app.js';
import type { LookUp, Schema } from './from-schema.js';

/** The app's own document, as a generator of requests reads it. */

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema: Schema;
}

export interface Operation {
  readonly method: string;
  readonly template: string;
  readonly parameters: readonly Parameter[];
  readonly body: { readonly schema: Schema; readonly example?: unknown } | null;
}

interface Written {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: { readonly [mediaType: string]: NonNullable<Operation['body']> };
  };
}

interface Document {
  readonly paths: { readonly [template: string]: { readonly [method: string]: Written } };
  readonly components: { readonly schemas: { readonly [name: string]: Schema } };
}

const document: Document = JSON.parse(JSON.stringify(openApiDocument()));

export const OPERATIONS: readonly Operation[] = Object.entries(document.paths).flatMap(([template, item]) =>
  Object.entries(item).map(([method, { parameters = [], requestBody }]) => ({
    method: method.toUpperCase(),
    template,
    parameters,
    body: requestBody?.content['application/json'] ?? null,
  })),
);

export const lookUp: LookUp = (reference) =>
  document.components.schemas[reference.split('/').at(-1) ?? ''] ?? {};

/** What each ruleset may be told when a game is created: `/rulesets` says so, and the document has a schema for it. */
export const OPTIONS: readonly (readonly [ruleset: string, options: Schema])[] = Object.entries(
  document.components.schemas,
).flatMap(([name, schema]) => {
  const [, ruleset] = /^(\w+)Options$/.exec(name) ?? [];
  return ruleset === undefined ? [] : [[kebab(ruleset), schema] as const];
});

function kebab(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
}
