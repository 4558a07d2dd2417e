export const sortedBySize = (values: readonly number[]): readonly number[] =>
  values.toSorted((a, b) => a - b);

export const quantile = (values: readonly number[], part: number): number => {
  const sorted = sortedBySize(values);
  return sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN;
};

export const median = (values: readonly number[]): number => {
  const sorted = sortedBySize(values);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
};

export const rounded = (value: number, digits = 0): string =>
  Number.isNaN(value)
    ? '–'
    : value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** The median with the least and the most beside it: `3,106 (2,467–3,399)`. */
export const spread = (values: readonly number[], digits = 0): string => {
  if (values.length === 0) return '–';
  if (values.length === 1) return rounded(median(values), digits);
  const least = rounded(Math.min(...values), digits);
  return `${rounded(median(values), digits)} (${least}–${rounded(Math.max(...values), digits)})`;
};
