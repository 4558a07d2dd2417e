import openapiTS, { astToString } from 'openapi-typescript';

const HEADER = '// Written by `npm run openapi` from openapi/openapi.json: do not edit.\n\n';

/** Every path and shape of the document as TypeScript. */
export const clientTypes = async (document: string): Promise<string> =>
  // A field with a default may be left out of a request; only requests have defaults here.
  `${HEADER}${astToString(await openapiTS(document, { defaultNonNullable: false }))}`;

interface Unions {
  readonly components: {
    readonly schemas: {
      readonly [name: string]: {
        readonly discriminator?: { readonly mapping: { readonly [type: string]: string } };
      };
    };
  };
}

/** `EventSource` hears only what it listens for by name, so a client that uses it must know the names. */
export const eventTypes = (document: string): string => {
  const { components }: Unions = JSON.parse(document);
  const names = Object.entries(components.schemas)
    .filter(([name]) => /(?:Event|Notice)$/.test(name))
    .flatMap(([, { discriminator }]) => Object.keys(discriminator?.mapping ?? {}));
  const lines = [...new Set(names)].toSorted().map((name) => `  '${name}',\n`);
  return `${HEADER}export const EVENT_TYPES: readonly string[] = [\n${lines.join('')}];\n`;
};
