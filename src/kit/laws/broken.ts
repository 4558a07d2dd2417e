import { isDeepStrictEqual } from 'node:util';

/** A ruleset broke a law of the contract. The sentence says which, where, and what to do instead. */
export class LawBroken extends Error {
  override readonly name = 'LawBroken';
  /** Test runners show these side by side. */
  readonly expected?: unknown;
  readonly actual?: unknown;
  constructor(sentence: string, sides?: { readonly expected: unknown; readonly actual: unknown }) {
    super(sentence);
    if (sides === undefined) return;
    this.expected = sides.expected;
    this.actual = sides.actual;
  }
}

/** Asked tens of thousands of times: the sentence is only made when there is something to say. */
export function must(holds: boolean, sentence: () => string): asserts holds {
  if (!holds) throw new LawBroken(sentence());
}

/** Both are the same, or the law that says so is broken; the sentence then says where they part. */
export const mustBeSame = (actual: unknown, expected: unknown, sentence: () => string): void => {
  if (isDeepStrictEqual(actual, expected)) return;
  throw new LawBroken(`${sentence()}: ${differenceBetween(actual, expected)}.`, { expected, actual });
};

/** Where two values part first: `at /hands/1/0 it is "2D" and should be "KH"`. */
export const differenceBetween = (actual: unknown, expected: unknown): string => {
  const { pointer, one, other } = partingOf(actual, expected, '');
  return `${pointer === '' ? '' : `at ${pointer} `}it is ${inShort(one)} and should be ${inShort(other)}`;
};

interface Parting {
  readonly pointer: string;
  readonly one: unknown;
  readonly other: unknown;
}

const partingOf = (one: unknown, other: unknown, pointer: string): Parting => {
  if (!isHolder(one) || !isHolder(other)) return { pointer, one, other };
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const [mine, yours] = [Reflect.get(one, key), Reflect.get(other, key)];
    if (!isDeepStrictEqual(mine, yours)) return partingOf(mine, yours, `${pointer}/${key}`);
  }
  return { pointer, one, other };
};

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;

const MOST_SHOWN = 160;

export const inShort = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value));
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
};
