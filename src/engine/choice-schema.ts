import type { Choice } from './match.js';

/** A JSON Schema, draft 2020-12. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** Actions with the same fields, as the values that each field may have: any combination of them is one of the actions. */
interface Form {
  readonly fields: { readonly [field: string]: readonly unknown[] };
  readonly labels: readonly string[];
}

/**
 * The legal actions of one moment as a schema: exactly these validate, as they are spelled here.
 * Actions that differ in one field share a form, so that a program can make a menu of it.
 */
export const schemaOf = (choices: readonly Choice[]): JsonSchema =>
  choices.length === 0
    ? { description: 'Nothing is yours to do now, so nothing validates.', not: {} }
    : { oneOf: folded(choices.map(formOf)).map(schemaOfForm) };

const formOf = ({ action, label }: Choice): Form => ({
  fields: Object.fromEntries(Object.entries(action).map(([field, value]) => [field, [value]])),
  labels: [label],
});

/** Merges forms that differ only in one field, trying the last field first: of `type, from, to` it is `to` that varies most. */
const folded = (forms: readonly Form[]): readonly Form[] => {
  const fields = new Set(forms.flatMap((form) => Object.keys(form.fields)));
  return [...fields].reverse().reduce(foldedBy, forms);
};

const foldedBy = (forms: readonly Form[], field: string): readonly Form[] => {
  const groups = new Map<string, Form>();
  for (const form of forms) {
    const { [field]: values = [], ...rest } = form.fields;
    const likeness = JSON.stringify([rest, values.length > 0]);
    const known = groups.get(likeness);
    groups.set(likeness, known === undefined ? form : merged(known, form, field));
  }
  return [...groups.values()];
};

const merged = (one: Form, other: Form, field: string): Form => ({
  fields: { ...one.fields, [field]: [...(one.fields[field] ?? []), ...(other.fields[field] ?? [])] },
  labels: [...one.labels, ...other.labels],
});

const schemaOfForm = ({ fields, labels }: Form): JsonSchema => ({
  title: labels.length <= MOST_NAMED ? labels.join(' · ') : `${labels.slice(0, MOST_NAMED).join(' · ')} …`,
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(fields).map(([field, values]) => [field, oneOfThese(values)]),
  ),
  required: Object.keys(fields),
  additionalProperties: false,
});

const MOST_NAMED = 4;

const oneOfThese = (values: readonly unknown[]): JsonSchema => {
  const [only] = values;
  return values.length === 1 ? { const: only } : { enum: values };
};
