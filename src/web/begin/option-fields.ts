/** One thing that can be chosen about a game, as the JSON Schema of its ruleset tells it. */
export type Field = FieldName & FieldKind;

interface FieldName {
  readonly name: string;
  readonly label: string;
  /** What the ruleset says about it. */
  readonly about: string;
  readonly usual: unknown;
  /** What a word is called that can be chosen. */
  wordFor(value: string): string;
}

type FieldKind =
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly mayBeNone: boolean }
  | { readonly kind: 'one-of'; readonly values: readonly string[] }
  | { readonly kind: 'some-of'; readonly values: readonly string[] }
  | { readonly kind: 'yes-no' };

type Schema = { readonly [key: string]: unknown };

/** Everything in the schema that a form can show. What it cannot show stays as the ruleset has it. */
export const fieldsOf = (options: Schema): readonly Field[] =>
  Object.entries(asSchema(options.properties)).flatMap(([name, value]) => {
    const property = asSchema(value);
    const kind = kindOf(property);
    return kind === null ? [] : [{ ...kind, ...namesOf(name, property) }];
  });

/** Whether this value could have been chosen. */
export const admits = (field: Field, value: unknown): boolean => {
  switch (field.kind) {
    case 'number':
      if (value === null) return field.mayBeNone;
      return Number.isInteger(value) && field.least <= Number(value) && Number(value) <= field.most;
    case 'one-of':
      return field.values.some((each) => each === value);
    case 'some-of':
      return Array.isArray(value) && value.every((each) => field.values.includes(each));
    case 'yes-no':
      return typeof value === 'boolean';
  }
};

const kindOf = (property: Schema): FieldKind | null => {
  const { type } = property;
  if (type === 'integer') return wholeNumber(property, false);
  if (type === 'boolean') return { kind: 'yes-no' };
  if (type === 'array') {
    const values = wordsIn(asSchema(property.items));
    return values.length === 0 ? null : { kind: 'some-of', values };
  }
  const values = wordsIn(property);
  return values.length < 2 ? numberOrNone(property) : { kind: 'one-of', values };
};

/** A number, or null where there is no limit. */
const numberOrNone = ({ anyOf }: Schema): FieldKind | null => {
  if (!Array.isArray(anyOf) || !anyOf.some((each) => asSchema(each).type === 'null')) return null;
  const number = anyOf.map(asSchema).find(({ type }) => type === 'integer');
  return number === undefined ? null : wholeNumber(number, true);
};

const wholeNumber = ({ minimum, maximum }: Schema, mayBeNone: boolean): FieldKind => ({
  kind: 'number',
  least: typeof minimum === 'number' ? minimum : Number.MIN_SAFE_INTEGER,
  most: typeof maximum === 'number' ? maximum : Number.MAX_SAFE_INTEGER,
  mayBeNone,
});

const wordsIn = ({ enum: values }: Schema): readonly string[] =>
  Array.isArray(values) && values.every((value) => typeof value === 'string') ? values : [];

const namesOf = (name: string, property: Schema): FieldName => {
  const {
    title,
    description,
    items,
    default: usual,
    'x-words': words = asSchema(items)['x-words'],
  } = property;
  return {
    name,
    label: typeof title === 'string' ? title : inWords(name),
    about: typeof description === 'string' ? description : '',
    usual,
    wordFor(value) {
      const known = asSchema(words)[value];
      return typeof known === 'string' ? known : inWords(value);
    },
  };
};

/** `columnsToWin` is "Columns to win", `must-roll` is "Must roll". */
export const inWords = (identifier: string): string => {
  const words = identifier
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asSchema = (value: unknown): Schema => (isSchema(value) ? value : {});
