import { z } from 'zod';

/** What a schema says of one of its members in words. */
export interface SchemaWords {
  readonly title: string | null;
  readonly description: string | null;
}

/** The words for each type that a schema of actions or events knows. */
export const wordsInSchema = (schema: z.ZodType): ReadonlyMap<string, SchemaWords> => {
  const root = Object(z.toJSONSchema(schema, { unrepresentable: 'any' }));
  const words = new Map<string, SchemaWords>();
  for (const { properties, title, description } of membersOf(root, Object(root.$defs ?? {}))) {
    const type: unknown = Object(Object(properties).type).const;
    if (typeof type === 'string') words.set(type, { title: textOr(title), description: textOr(description) });
  }
  return words;
};

/** The members of a union, of unions in it too; a schema that is none is its own. */
const membersOf = (
  schema: { readonly [keyword: string]: unknown },
  named: { readonly [name: string]: unknown },
): readonly { readonly [keyword: string]: unknown }[] => {
  const { $ref, oneOf, anyOf = oneOf } = schema;
  if (typeof $ref === 'string') return membersOf(Object(named[$ref.replace('#/$defs/', '')]), named);
  return Array.isArray(anyOf) ? anyOf.flatMap((member) => membersOf(Object(member), named)) : [schema];
};

const textOr = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
