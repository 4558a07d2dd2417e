import type { z } from 'zod';
import { CHAIN_START, hashLink } from '../proof/chain.js';
import { linkOf, RecordEntry } from './record.js';
import { type Flaw, flawAt } from './verdict.js';

export interface Links {
  /** The entries up to the first that is broken. */
  readonly entries: readonly RecordEntry[];
  readonly flaw: Flaw | null;
}

/** Every entry is well formed, has its number, and its hash follows from it and from the one before. */
export const soundLinks = (gameId: string, given: readonly unknown[]): Links => {
  const entries: RecordEntry[] = [];
  let previous = CHAIN_START;
  for (const [index, one] of given.entries()) {
    const parsed = RecordEntry.safeParse(one);
    if (!parsed.success)
      return { entries, flaw: flawAt(index + 1, `it is not well formed: ${firstIssue(parsed.error)}`) };
    const problem = linkProblem(gameId, index + 1, previous, parsed.data);
    if (problem !== null) return { entries, flaw: flawAt(index + 1, problem) };
    entries.push(parsed.data);
    previous = parsed.data.hash;
  }
  return { entries, flaw: null };
};

const linkProblem = (gameId: string, seq: number, previous: string, entry: RecordEntry): string | null => {
  if (entry.seq !== seq) return `it has the number ${entry.seq}`;
  if (hashLink(previous, linkOf(gameId, entry)) !== entry.hash)
    return 'its hash does not follow from what is written';
  return null;
};

/** What is wrong with the shape of something, in a few words. */
export const firstIssue = (error: z.ZodError): string => {
  const [issue] = error.issues;
  return issue === undefined ? error.message : `${issue.path.join('.') || 'all of it'}: ${issue.message}`;
};
