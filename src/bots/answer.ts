import { seededChance } from '../engine/chance/seeded.js';
import type { Rulebook } from '../engine/rulebook.js';
import type { Said } from '../engine/ruleset.js';
import { rulebookOf } from '../games/registry.js';
import type { Judged } from './judgement.js';
import type { ThreadQuestion, TimedQuestion } from './question.js';

/** What the bot would do. It takes as long as it takes: never call this where a request is waiting. */
const botAnswer = (question: TimedQuestion): Said => answerBy(bookFor(question), question);

const bookFor = ({ ruleset, version }: TimedQuestion): Rulebook => {
  const book = rulebookOf(ruleset, version);
  if (book === undefined) throw new Error(`there is no ruleset ${ruleset}, version ${version}`);
  return book;
};

/** What the bot would have done, in a third of the time, and what each choice was worth, in the rest of it. */
const judgedBy = (question: TimedQuestion, taken: Said): Judged => {
  const book = bookFor(question);
  const { seed, ms } = question;
  const best = answerBy(book, { ...question, ms: ms / 3 });
  const deadline = performance.now() + (ms * 2) / 3;
  const choices = book.worthOfChoices({
    ...question,
    chance: seededChance(`worth ${seed}`),
    hasTime: () => performance.now() < deadline,
    focus: [taken, best],
  });
  return { type: 'judged', best, choices };
};

/** Whatever a thread is asked. */
export const threadAnswer = ({ taken, ...question }: ThreadQuestion): Said =>
  taken === undefined ? botAnswer(question) : judgedBy(question, taken);

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
