import { BoundedCache } from './bounded-cache.js';
import type { Match } from './match.js';
import { weigh } from './weigh.js';

/** Finds the answer to a question about a match, or works it out. */
export type Remembered<Answer> = (match: Match, question: string, workOut: () => Answer) => Answer;

interface Known<Answer> {
  readonly answers: Map<string, Answer>;
  bytes: number;
}

/** Enough for a few tables, where nobody says how much there is. */
const MOST_BYTES = 2 ** 22;
const caches: Pick<BoundedCache<never, never>, 'limit' | 'bytes'>[] = [];

/** What all answers in this process may take together. What was known is forgotten. */
export const rememberUpTo = (bytes: number): void => {
  for (const cache of caches) cache.limit(bytes / caches.length);
};

export const rememberedBytes = (): number => caches.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Works something out once for each match and question. A match is a value, so the answer stays true for as long as it is kept,
 * which is not as long as the match: an answer may be a hundred times larger.
 */
export const remembering = <Answer>(bytesOf: (answer: Answer) => number = weigh): Remembered<Answer> => {
  const cache = new BoundedCache<Match, Known<Answer>>(MOST_BYTES);
  caches.push(cache);
  return (match, question, workOut) => {
    const known = cache.get(match) ?? { answers: new Map<string, Answer>(), bytes: match.bytes };
    const found = known.answers.get(question);
    if (found !== undefined) return found;
    const answer = workOut();
    known.answers.set(question, answer);
    known.bytes += ANSWER_BYTES + 2 * question.length + bytesOf(answer);
    cache.set(match, known, known.bytes);
    return answer;
  };
};

/** The place of an answer among others. */
const ANSWER_BYTES = 100;
