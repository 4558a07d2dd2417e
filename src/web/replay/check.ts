import type { Verdict } from '../../record/verdict.js';

/** What came of checking a record. */
export interface Checked {
  readonly judgement: 'sound' | 'broken' | 'unknown-rules' | 'not-yet-told';
  readonly brokenAt: number | null;
  /** In plain words. */
  readonly account: string;
  /** A line for each event that was found right. */
  readonly events: readonly string[];
}

/** All the rules and all the arithmetic come along only when somebody wants to know. */
export const check = async (text: string): Promise<Checked> =>
  isTournament(text) ? checkTournament(text) : checkGame(text);

const isTournament = (text: string): boolean => /"format":\s*"parlor-tournament"/.test(text.slice(0, 200));

const checkTournament = async (text: string): Promise<Checked> => {
  const { verifyTournamentText, tournamentAccount } = await import('../../record/tournament-in-a-page.js');
  const verdict = verifyTournamentText(text);
  return {
    judgement: verdict.isSound ? 'sound' : 'broken',
    brokenAt: verdict.brokenAt,
    account: tournamentAccount(verdict),
    events: [],
  };
};

const checkGame = async (text: string): Promise<Checked> => {
  const { verifyText, accountOf, findingLine } = await import('../../record/in-a-page.js');
  const verdict = verifyText(text);
  return {
    judgement: judgementOf(verdict),
    brokenAt: verdict.brokenAt,
    account: accountOf(verdict),
    events: verdict.findings.map(findingLine),
  };
};

const judgementOf = ({ isSound, problem, isTold }: Verdict): Checked['judgement'] => {
  if (isSound) return 'sound';
  if (problem !== null) return 'broken';
  return isTold ? 'unknown-rules' : 'not-yet-told';
};
