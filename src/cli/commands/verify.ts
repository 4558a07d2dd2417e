import type { Verdict } from '../../record/verdict.js';
import { verifyText } from '../../record/verify.js';
import { accountOf, findingLine } from '../../record/words.js';
import { tournamentAccount } from '../../tournaments/account.js';
import { verifyTournamentText } from '../../tournaments/verify.js';
import { ALL_IS_WELL, type Command, SOMETHING_IS_WRONG } from '../command.js';
import { bringOwnGames } from '../own-games.js';
import { contentsOf } from '../record-file.js';

export const verify: Command = {
  async run({ words: [file = '-'], has }) {
    await bringOwnGames();
    const record = await contentsOf(file);
    if (isTournament(record)) return ofTournament(file, record, has('json'));
    const verdict = verifyText(record);
    if (has('json'))
      console.log(JSON.stringify(verdictFor(verdict, has('events') ? 'every event' : 'the verdict')));
    else tell(file, verdict, has('events') ? 'every event' : 'the verdict');
    return verdict.isSound ? ALL_IS_WELL : SOMETHING_IS_WRONG;
  },
};

const isTournament = (text: string): boolean => /^\s*\{\s*"format":\s*"parlor-tournament"/.test(text);

/** The draw, the pairings, the boards and the ranking; the games have records of their own. */
const ofTournament = (file: string, text: string, asJson: boolean): number => {
  const verdict = verifyTournamentText(text);
  console.log(
    asJson ? JSON.stringify(verdict) : `${file === '-' ? 'the record' : file}: ${tournamentAccount(verdict)}`,
  );
  return verdict.isSound ? ALL_IS_WELL : SOMETHING_IS_WRONG;
};

type Much = 'every event' | 'the verdict';

const verdictFor = ({ findings, ...verdict }: Verdict, much: Much): object =>
  much === 'every event' ? { ...verdict, findings } : { ...verdict, events: findings.length };

const tell = (file: string, verdict: Verdict, much: Much): void => {
  if (much === 'every event') for (const finding of verdict.findings) console.log(findingLine(finding));
  console.log(`${file === '-' ? 'the record' : file}: ${accountOf(verdict)}`);
};
