import { counted } from '../engine/words.js';
import type { Finding, Verdict } from './verdict.js';

/** The verdict in plain words. */
export const accountOf = (verdict: Verdict): string => {
  const { brokenAt, problem } = verdict;
  if (!verdict.isTold && problem === null) return notYetTold(verdict);
  if (!verdict.knowsRules && problem === null) return asFarAsOneSees(verdict);
  if (!verdict.isSound) return brokenAt === null ? `${problem}.` : `broken at event ${brokenAt}: ${problem}.`;
  const events = counted(verdict.findings.length, 'event', 'events');
  const draws = counted(verdict.draws, 'draw', 'draws');
  return `sound. ${verdict.ruleset}, ${verdict.gameId}: ${events}, ${draws} of luck. ${WHAT_HOLDS} ${luckOf(verdict)}`;
};

/** Not sound, and not broken. */
const asFarAsOneSees = ({ ruleset, gameId }: Verdict): string =>
  `unbroken, as far as one can see without the rules of ${ruleset}. ${gameId}: every hash follows from the one before, so nothing was changed after it was written, and the secret told at the end is the one promised in the first event. Whether every event is what the rules and that secret make of what was asked cannot be said here, where only the games in the box are known. Whoever has the folder of the game can say it: PARLOR_GAMES=./${ruleset} parlor verify the-record.json`;

const notYetTold = ({ gameId }: Verdict): string =>
  `unbroken, as far as one can see before the secret is told. ${gameId}: every hash follows from the one before, so nothing was changed after it was written. It shares its luck with other tables that are still at play: when the last of them is done its record has the secret, and every draw can be checked.`;

const WHAT_HOLDS =
  'Every hash follows from the one before, and every event is what the rules make of what was asked.';

const luckOf = ({ chance, forkOf }: Verdict): string =>
  `${luckOfKind(chance)}${forkOf === null ? '' : ` It is a fork and begins from a position that was given: what was seen of ${forkOf.gameId} at event ${forkOf.version}.`}`;

const luckOfKind = (chance: Verdict['chance']): string => {
  if (chance === 'script' || chance === 'seed')
    return `It is a sandbox: its luck was given, by a ${chance}, and followed.`;
  const shared = chance === 'board' ? ' It shares them with the other tables of its board.' : '';
  return `The secret is the one promised in the first event, and every draw follows from it.${shared}`;
};

/** One event that was checked. */
export const findingLine = ({ seq, type, text, draws }: Finding): string =>
  `${String(seq).padStart(5)}  ${type}: ${text}${draws === 0 ? '' : ` (${counted(draws, 'draw', 'draws')})`}`;
