import { verifyText } from '../../record/verify.js';
import { accountOf, findingLine } from '../../record/words.js';
import { ALL_IS_WELL, type Command, NOT_ASKED_RIGHT, SOMETHING_IS_WRONG } from '../command.js';
import { bringOwnGames } from '../own-games.js';
import { contentsOf } from '../record-file.js';

export const verify: Command = {
  flags: ['events'],
  words: { least: 1, most: 1 },
  async run({ words: [file = '-'], has }) {
    await bringOwnGames();
    const record = await contentsOf(file);
    if (record === null) return NOT_ASKED_RIGHT;
    const verdict = verifyText(record);
    if (has('events')) for (const finding of verdict.findings) console.log(findingLine(finding));
    console.log(`${file === '-' ? 'the record' : file}: ${accountOf(verdict)}`);
    return verdict.isSound ? ALL_IS_WELL : SOMETHING_IS_WRONG;
  },
};
