import { seededChance } from '../engine/chance/seeded.js';
import type { Rulebook } from '../engine/rulebook.js';
import type { Said } from '../engine/ruleset.js';
import { rulebookOf } from '../games/registry.js';
import type { TimedQuestion } from './question.js';

/** What the bot would do. It takes as long as it takes: never call this where a request is waiting. */
export const botAnswer = (question: TimedQuestion): Said => {
  const { ruleset, version } = question;
  const book = rulebookOf(ruleset, version);
  if (book === undefined) throw new Error(`there is no ruleset ${ruleset}, version ${version}`);
  return answerBy(book, question);
};

/** The same by this very rulebook. */
export const answerBy = (
  book: Rulebook,
  { seed, ms, ...asked }: Omit<TimedQuestion, 'ruleset' | 'version'>,
): Said => {
  const deadline = performance.now() + ms;
  return book.botAnswer({
    ...asked,
    chance: seededChance(seed),
    hasTime: () => performance.now() < deadline,
  });
};
