import type { OptionWords } from '../../engine/ruleset.js';

type Schema = { readonly [keyword: string]: unknown };

/**
 * The JSON Schema of options with words for a form: titles and descriptions, and in `x-words` what the words are called
 * that can be chosen. What it admits stays the same, and what has no words stays as it is.
 */
export const inOptionWords = (
  schema: Schema,
  words: Readonly<Record<string, OptionWords>> | undefined,
): Schema => {
  if (words === undefined) return schema;
  const properties = Object.entries(asSchema(schema.properties)).map(([name, property]) => {
    const told = words[name];
    return [name, told === undefined ? property : toldProperty(asSchema(property), told)];
  });
  return { ...schema, properties: Object.fromEntries(properties) };
};

const toldProperty = (property: Schema, { title, about, values }: OptionWords): Schema => ({
  ...property,
  title,
  description: about,
  ...(values === undefined ? {} : wordsOf(property, values)),
});

/** They stand beside the words themselves: where several can be chosen, in the items. */
const wordsOf = ({ items }: Schema, values: Readonly<Record<string, string>>): Schema =>
  items === undefined ? { 'x-words': values } : { items: { ...asSchema(items), 'x-words': values } };

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

const asSchema = (value: unknown): Schema => (isSchema(value) ? value : {});
