import openapiTS, { astToString } from 'openapi-typescript';

const HEADER = '// Written by `npm run openapi` from openapi/openapi.json: do not edit.\n\n';

/** Every path and shape of the document as TypeScript. */
export const clientTypes = async (document: string): Promise<string> =>
  // A field with a default may be left out of a request; only requests have defaults here.
  `${HEADER}${astToString(await openapiTS(document, { defaultNonNullable: false }))}`;
