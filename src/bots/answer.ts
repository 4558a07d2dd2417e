import { seededChance } from '../engine/chance/seeded.js';
import type { Rulebook } from '../engine/rulebook.js';
import type { Said } from '../engine/ruleset.js';
import { isSame } from '../engine/worth.js';
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

/** What the bot would have done, what it thinks of each choice, and what became of games that were played on from there: a third of the time for each. */
const judgedBy = (question: TimedQuestion, taken: Said): Judged => {
  const book = bookFor(question);
  const { seed, ms } = question;
  const best = answerBy(book, { ...question, ms: ms / 3 });
  const thoughts = book.judgedByBot({ ...question, ...timed(`judge ${seed}`, ms / 3) });
  const choices = book.worthOfChoices({
    ...question,
    ...timed(`worth ${seed}`, thoughts === null ? (ms * 2) / 3 : ms / 3),
    focus: [taken, best],
  });
  return {
    type: 'judged',
    best,
    choices: choices.map((it) => ({ ...it, byBot: thoughtOf(thoughts, it.action) })),
  };
};

const timed = (seed: string, ms: number) => {
  const deadline = performance.now() + ms;
  return { chance: seededChance(seed), hasTime: () => performance.now() < deadline };
};

const thoughtOf = (thoughts: ReturnType<Rulebook['judgedByBot']>, action: Said) => {
  const found = thoughts?.find((thought) => isSame(thought.action, action));
  if (found === undefined) return null;
  const { chance, low, high } = found;
  return { chance, low, high };
};

/** Whatever a thread is asked. */
export const threadAnswer = ({ taken, ...question }: ThreadQuestion): Said =>
  taken === undefined ? botAnswer(question) : judgedBy(question, taken);

/** The same by this very rulebook. */
export const answerBy = (
  book: Rulebook,
  { seed, ms, ...asked }: Omit<TimedQuestion, 'ruleset' | 'version'>,
): Said => book.botAnswer({ ...asked, ...timed(seed, ms) });
