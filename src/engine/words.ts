/** `counted(1, 'die', 'dice')` is "1 die", `counted(3, 'die', 'dice')` is "3 dice". */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** "Ann", "Ann and Bo", "Ann, Bo and Cy". */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/** People count places from the first: `nth(0)` is "first". */
export const nth = (index: number): string => ORDINALS[index] ?? `${index + 1}th`;

/** What a seat is called; a seat without a name is called by its number. */
export const nameOf = (names: readonly string[], seat: number): string => names[seat] ?? `Seat ${seat}`;

/** Breaks a sentence into lines that are at most so wide; a word alone may be wider. */
export const wrapped = (sentence: string, width: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of sentence.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && Array.from(longer).length <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/** Pads to a width by what a reader sees, cutting what is too long, so that a text board keeps its columns. */
export const fitted = (words: string, width: number): string => {
  const letters = Array.from(words);
  return letters.length > width
    ? `${letters.slice(0, width - 1).join('')}…`
    : words + ' '.repeat(width - letters.length);
};
