import openapiTS, { astToString } from 'openapi-typescript';

const HEADER = '// Written by `npm run openapi` from openapi/openapi.json: do not edit.\n\n';

/** Every path and shape of the document as TypeScript. */
export const clientTypes = async (document: string): Promise<string> =>
  // A field with a default may be left out of a request; only requests have defaults here.
  `${HEADER}${astToString(await openapiTS(withoutExamples(document), { defaultNonNullable: false }))}`;

/** Examples of answers belong to readers of the document; here each would be a page of comments in front of a type. */
const withoutExamples = (document: string): string =>
  JSON.stringify(JSON.parse(document, (_, value) => (isForm(value) ? { schema: value.schema } : value)));

const isForm = (value: unknown): value is { readonly schema: unknown } =>
  typeof value === 'object' && value !== null && 'schema' in value && 'example' in value && !('in' in value);
