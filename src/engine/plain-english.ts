import { z } from 'zod';
import { counted } from './words.js';

type Raw = z.core.$ZodRawIssue;
type RawOf<Code extends Raw['code']> = Extract<Raw, { code: Code }>;

/** What is wrong with a field, where its schema has no words of its own: always something that can follow the field's name. */
export const inPlainEnglish = (issue: Raw): string => {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${isWhole(issue.inst) ? 'a whole number' : kindOf(issue.expected)}`;
    case 'invalid_value':
      return `must be ${either(issue.values.map(quoted))}`;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'not_multiple_of':
      return issue.divisor === 1 ? 'must be a whole number' : `must be a multiple of ${issue.divisor}`;
    case 'invalid_format':
      return wrongForm(issue);
    case 'unrecognized_keys':
      return unknownKey(issue);
    case 'invalid_union':
      return noForm(issue);
    case 'invalid_key':
      return 'has a name that cannot be used here';
    case 'invalid_element':
      return 'has an entry that does not fit';
    case 'custom':
      return 'is not as it should be';
  }
};

const isWhole = (schema: unknown): boolean => schema instanceof z.ZodNumber && schema.isInt;

const KINDS: { readonly [expected: string]: string } = {
  string: 'a text in double quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  null: 'null',
  array: 'a list in brackets: […]',
  tuple: 'a list in brackets: […]',
  object: 'an object in braces: {…}',
  record: 'an object in braces: {…}',
  undefined: 'left out',
  never: 'left out',
};

const kindOf = (expected: string): string => KINDS[expected] ?? `a ${expected}`;

const quoted = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : String(value));

/** "a", "a or b", "a, b or c". */
const either = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** What has a length, and what its parts are called. */
const PARTS: { readonly [origin: string]: readonly [one: string, many: string] } = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
  set: ['entry', 'entries'],
  map: ['entry', 'entries'],
  record: ['field', 'fields'],
};

const tooSmall = ({ origin, minimum, inclusive, exact }: RawOf<'too_small'>): string => {
  const least = Number(minimum);
  const parts = PARTS[origin];
  if (parts === undefined)
    return inclusive === false ? `must be more than ${least}` : `must be at least ${least}`;
  return `must have ${exact === true ? 'exactly' : 'at least'} ${counted(least, ...parts)}`;
};

const tooBig = ({ origin, maximum, inclusive, exact }: RawOf<'too_big'>): string => {
  const most = Number(maximum);
  const parts = PARTS[origin];
  if (parts === undefined)
    return inclusive === false ? `must be less than ${most}` : `must be at most ${most}`;
  return `must have ${exact === true ? 'exactly' : 'at most'} ${counted(most, ...parts)}`;
};

const FORMS: { readonly [format: string]: string } = {
  datetime: 'must be a date with its time, such as 2026-01-31T12:00:00Z',
  uuid: 'must be a UUID, such as 123e4567-e89b-42d3-a456-426614174000',
  url: 'must be an address, such as https://example.org/',
};

/** A pattern says nothing to a beginner: a schema that has one should have words, too. */
const wrongForm = (issue: RawOf<'invalid_format'>): string => {
  if (typeof issue.prefix === 'string') return `must begin with "${issue.prefix}"`;
  if (typeof issue.suffix === 'string') return `must end with "${issue.suffix}"`;
  if (typeof issue.includes === 'string') return `must have "${issue.includes}" in it`;
  return FORMS[issue.format] ?? 'is not written as it should be';
};

const unknownKey = ({ inst }: RawOf<'unrecognized_keys'>): string => {
  const known = inst instanceof z.ZodObject ? Object.keys(inst.shape) : [];
  if (known.length === 0) return 'is not known here; leave it out';
  return `is not known here; known: ${known.join(', ')}`;
};

/** A word that decides the form, or forms of different kinds. */
const noForm = (issue: RawOf<'invalid_union'>): string => {
  if (Array.isArray(issue.options)) return `must be ${either(issue.options.map(quoted))}`;
  const kinds = issue.errors.map(([first]) =>
    first?.code === 'invalid_type' && first.path.length === 0 ? kindOf(first.expected) : null,
  );
  const named = kinds.filter((kind) => kind !== null);
  return named.length === kinds.length && named.length > 0
    ? `must be ${either(named)}`
    : 'has none of the forms it may have';
};
