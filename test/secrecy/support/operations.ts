import { openApiDocument } from '../../../src/http/app.js';

/** What the document says of one thing the front door can do. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly template: string;
  /** By place: `path`, `query`, `header`. */
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  /** The forms in which it answers. */
  readonly forms: readonly string[];
}

/** Every operation of the document: a new one is here without being told of. */
export const OPERATIONS: readonly Operation[] = Object.entries(openApiDocument().paths ?? {}).flatMap(
  ([template, item]) =>
    Object.entries(item ?? {}).map(([method, operation]): Operation => {
      const { operationId, parameters = [], responses = {} } = Object(operation);
      const answered = Object(responses['200'] ?? responses['201']);
      return {
        id: operationId,
        method: method.toUpperCase(),
        template,
        parameters,
        forms: Object.keys(answered.content ?? {}),
      };
    }),
);

export const namesIn = (operation: Operation, place: string): readonly string[] =>
  operation.parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);
