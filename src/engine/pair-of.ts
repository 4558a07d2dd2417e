/** What each of the two is. */
interface Item {
  readonly type: 'integer' | 'number';
  readonly minimum?: number;
  readonly maximum?: number;
}

/**
 * How a document shows a tuple of two. The schema of a tuple leaves open what may follow, and tools that look for `items` find none:
 * a pair says both, and nothing of `prefixItems`, which readers of 3.0 do not know.
 */
export const pairOf = (items: Item) =>
  ({ type: 'array', items: { ...items }, minItems: 2, maxItems: 2, prefixItems: undefined }) as const;
