import { commitmentTo } from '../proof/fair-chance.js';
import { outcomeIn, SAYS_ELSE, same } from './head.js';
import type { Links } from './links.js';
import { namesFlaw } from './names.js';
import type { RecordHead } from './record.js';
import { type Flaw, flawAt, type Verdict } from './verdict.js';

/**
 * What can be seen of a game whose rules nobody knows here, or whose secret is not told yet: that nothing was changed after it was written,
 * and that a secret that is told is the promised one.
 */
export const asFarAsOneSees = (head: RecordHead, chain: Links, knowsRules: boolean): Verdict => {
  const flaw = chain.flaw ?? endsFlaw(head, chain) ?? namesFlaw(head, chain.entries);
  return {
    isSound: false,
    knowsRules,
    isTold: head.secret !== null,
    gameId: head.gameId,
    ruleset: head.ruleset,
    chance: null,
    forkOf: null,
    brokenAt: flaw?.seq ?? null,
    problem: flaw?.problem ?? null,
    findings: [],
    draws: 0,
  };
};

/** What the head repeats of the first event. */
const LAID = ['ruleset', 'rulesetVersion', 'options', 'commitment'] as const;

/** Promised in the first event, told in the last: both are in the chain, so neither was chosen later. */
const endsFlaw = (head: RecordHead, { entries }: Links): Flaw | null => {
  const { commitment, secret } = head;
  const [first, last] = [entries[0], entries.at(-1)];
  if (first === undefined || last === undefined) return flawAt(1, 'it is missing: the record has no events');
  if (!LAID.every((field) => same(head[field], first.event[field]))) return flawAt(1, SAYS_ELSE);
  if (last.event.type !== 'game-ended')
    return flawAt(last.seq + 1, 'it is missing: the game is not over here');
  if (!same(head.outcome, outcomeIn(last))) return flawAt(last.seq, SAYS_ELSE);
  // The secret of a board is told beside the log, when the last table of the board is done.
  if (first.event.board !== undefined && secret === null) return null;
  const isTold = first.event.board === undefined ? last.event.secret === secret : true;
  if (secret === null || !isTold || commitmentTo(secret) !== commitment)
    return flawAt(last.seq, 'the commitment is not the SHA-256 of the secret that was told at the end');
  return null;
};
