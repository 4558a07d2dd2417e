import { ParlorError, ParlorProblem } from '../client/index.js';
import { complain as complainOfOthers } from '../leave.js';
import { harmless, paintFor } from './colour.js';
import { Failed, Mistake } from './command.js';

/** What went wrong, to standard error: a sentence, or with `--json` the same as JSON. What nobody can put right shows its stack. */
export const complain = (error: unknown, asJson: 'as JSON' | 'in words'): void => {
  if (asJson === 'as JSON') console.error(JSON.stringify({ error: forPrograms(error) }));
  else inWords(error);
};

const inWords = (error: unknown): void => {
  if (error instanceof ParlorError || error instanceof Mistake || error instanceof Failed)
    console.error(`${paintFor(process.stderr)('red', 'parlor:')} ${harmless(sentenceOf(error))}`);
  else complainOfOthers(error);
};

const sentenceOf = (error: Error): string => {
  if (!(error instanceof ParlorProblem)) return error.message;
  const hint = HINTS[error.code];
  return hint === undefined ? error.message : `${error.message}\n${hint}`;
};

/** What helps here, where the server can only speak of requests. */
const HINTS: { readonly [code: string]: string } = {
  'missing-token': 'parlor login makes you a player there.',
  'invalid-token': 'parlor logout forgets a token that is kept; parlor login gets a new one.',
};

const forPrograms = (error: unknown): object => {
  if (error instanceof ParlorProblem) return error.problem;
  if (error instanceof Error) return { code: error.name, detail: error.message };
  return { code: 'Error', detail: String(error) };
};
