import type { Match } from './match.js';

/** Works something out once for each match and question. A match is a value, so the answer stays true for as long as it is kept. */
export const remembering = <Answer>(): ((
  match: Match,
  question: string,
  workOut: () => Answer,
) => Answer) => {
  const known = new WeakMap<Match, Map<string, Answer>>();
  return (match, question, workOut) => {
    const answers = known.get(match) ?? new Map<string, Answer>();
    known.set(match, answers);
    const answer = answers.get(question) ?? workOut();
    answers.set(question, answer);
    return answer;
  };
};
