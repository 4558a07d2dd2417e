/** What there is to show of a watched game. */
export interface Shown {
  readonly title: string;
  readonly picture: string;
  readonly sentences: readonly string[];
  /** How the connection is doing; empty when all is well. */
  readonly news: string;
}

const FEWEST_SENTENCES = 3;

/**
 * The lines of a picture that fits: a line too many would scroll the terminal, and the next picture would be drawn at the wrong place.
 * Where there is little room the gaps go first, then the last lines of the board.
 */
export const layout = (shown: Shown, rows: number, columns: number): readonly string[] => {
  const news = shown.news === '' ? [] : [shown.news];
  const board = shown.picture.split('\n');
  const above = [
    [shown.title, '', ...board, ''],
    [shown.title, ...board],
  ];
  const most = rows - news.length - FEWEST_SENTENCES;
  const [fitting = [shown.title, ...board].slice(0, Math.max(1, most))] = above.filter(
    ({ length }) => length <= most,
  );
  const room = Math.max(0, rows - fitting.length - news.length);
  const told = shown.sentences.slice(-room).flatMap((sentence) => wrapped(sentence, columns));
  return [...fitting, ...(room === 0 ? [] : told.slice(-room)), ...news].slice(0, rows);
};

/** A sentence in lines that are as wide as the terminal, broken between words. */
export const wrapped = (sentence: string, columns: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of sentence.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && [...last].length + 1 + [...word].length <= columns)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(last === undefined ? word : `  ${word}`);
  }
  return lines;
};
