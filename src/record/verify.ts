import { z } from 'zod';
import { rulebookOf } from '../games/registry.js';
import { chanceKindOf } from '../table/game/given-chance.js';
import { forkOf } from '../table/game/origin.js';
import { decideAll } from './again.js';
import { headFlaw } from './head.js';
import { firstIssue, soundLinks } from './links.js';
import { namesFlaw, toldEntries } from './names.js';
import { RecordHead } from './record.js';
import type { Flaw, Verdict } from './verdict.js';
import { asFarAsOneSees } from './without-rules.js';

/**
 * Checks a finished game with no server: that every hash follows from what is written, that the secret is the promised one,
 * and that every event is what the rules and the luck of that moment make of what was asked. Runs in Node and in a browser.
 */
export const verify = (record: unknown): Verdict => {
  const opened = Opened.safeParse(record);
  if (!opened.success) return unreadable(firstIssue(opened.error));
  const { entries: given, ...rest } = opened.data;
  const head = RecordHead.safeParse(rest);
  if (!head.success) return unreadable(firstIssue(head.error));
  const { gameId, ruleset, secret } = head.data;
  const chain = soundLinks(gameId, given);
  const knowsRules = rulebookOf(ruleset) !== undefined;
  if (!knowsRules || isKeptBack(secret, given)) return asFarAsOneSees(head.data, chain, knowsRules);
  const again = decideAll(
    { ...head.data, secret: secret ?? NOT_TOLD },
    toldEntries(head.data, chain.entries),
  );
  const flaw =
    earlier(chain.flaw, again.flaw) ??
    namesFlaw(head.data, chain.entries) ??
    headFlaw(head.data, chain.entries, again.game);
  return {
    isSound: flaw === null,
    knowsRules: true,
    isTold: true,
    gameId,
    ruleset,
    chance: again.game === null ? null : chanceKindOf(again.game),
    forkOf: again.game?.origin == null ? null : forkOf(again.game.origin),
    brokenAt: flaw?.seq ?? null,
    problem: flaw?.problem ?? null,
    findings: again.findings,
    draws: again.findings.reduce((sum, { draws }) => sum + draws, 0),
  };
};

/** A game that shares a board has its secret told when all are done; any other that tells none is wrong. */
const isKeptBack = (secret: string | null, [first]: readonly unknown[]): boolean =>
  secret === null && typeof Object(Object(first).event).board === 'string';

/** Nothing has this hash, so the first event is found wrong. */
const NOT_TOLD = '';

/** The same for the text of a file. */
export const verifyText = (text: string): Verdict => {
  try {
    return verify(JSON.parse(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return unreadable(`it is not JSON (${error.message})`);
  }
};

const Opened = z.looseObject({ entries: z.array(z.unknown()) });

const unreadable = (why: string): Verdict => ({
  isSound: false,
  knowsRules: true,
  isTold: true,
  gameId: null,
  ruleset: null,
  chance: null,
  forkOf: null,
  brokenAt: null,
  problem: `this is not the record of a game: ${why}`,
  findings: [],
  draws: 0,
});

/** A broken hash explains more than what follows from it. */
const earlier = (hash: Flaw | null, rules: Flaw | null): Flaw | null => {
  if (hash === null || rules === null) return hash ?? rules;
  return rules.seq < hash.seq ? rules : hash;
};
