import type { Said } from './ruleset.js';

/** What events have in common, and by JSON pointer where they differ. */
export interface Common {
  readonly event: Said;
  readonly uncertain: readonly string[];
}

/** Null when they are not even of one type. A list that differs anywhere differs as a whole, and so does what has no field in common. */
export const fieldsInCommon = (events: readonly Said[]): Common | null => {
  const [first] = events;
  if (first === undefined || events.some(({ type }) => type !== first.type)) return null;
  const { shared, uncertain } = compared(events, '');
  return { event: { ...shared, type: first.type }, uncertain };
};

type Fields = { readonly [field: string]: unknown };

interface Compared {
  readonly shared: Fields;
  readonly uncertain: readonly string[];
}

const compared = (all: readonly Fields[], path: string): Compared => {
  const shared: { [field: string]: unknown } = {};
  const uncertain: string[] = [];
  for (const field of new Set(all.flatMap((fields) => Object.keys(fields)))) {
    const pointer = `${path}/${field.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const values = all.map((fields) => fields[field]);
    const [value] = values;
    if (areEqual(values)) {
      shared[field] = value;
      continue;
    }
    const inside = values.every(isFields) ? compared(values, pointer) : NOTHING;
    if (Object.keys(inside.shared).length === 0) uncertain.push(pointer);
    else {
      shared[field] = inside.shared;
      uncertain.push(...inside.uncertain);
    }
  }
  return { shared, uncertain };
};

const NOTHING: Compared = { shared: {}, uncertain: [] };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const areEqual = (values: readonly unknown[]): boolean => {
  const first = JSON.stringify(values[0]);
  return values.every((value) => JSON.stringify(value) === first);
};

/** The words with which all of the sentences begin and end, and "…" for what stands between. */
export const commonText = (texts: readonly string[]): string => {
  const [first = '', ...others] = new Set(texts);
  if (others.length === 0) return first;
  const sentences = [first, ...others].map(wordsOf);
  const begin = commonBeginning(sentences);
  const end = commonBeginning(sentences.map((words) => words.slice(begin.length).toReversed())).toReversed();
  return `${begin.join('')}…${end.join('').replace(/^\.$/, '')}`;
};

/** Signs and spaces count as words of their own. */
const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}_]+|[^\p{L}\p{N}_]/gu) ?? [];

const commonBeginning = (sentences: readonly (readonly string[])[]): readonly string[] => {
  const [first = [], ...others] = sentences;
  const length = first.findIndex((word, index) => others.some((words) => words[index] !== word));
  return length === -1 ? first : first.slice(0, length);
};
