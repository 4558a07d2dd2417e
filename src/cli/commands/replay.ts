import { replayText } from '../../record/replay.js';
import { verifyText } from '../../record/verify.js';
import { accountOf } from '../../record/words.js';
import { ALL_IS_WELL, type Command, NOT_ASKED_RIGHT, SOMETHING_IS_WRONG } from '../command.js';
import { bringOwnGames } from '../own-games.js';
import { contentsOf } from '../record-file.js';

/** A broken record is told as far as it is sound. */
export const replay: Command = {
  words: { least: 1, most: 1 },
  async run({ words: [file = '-'] }) {
    await bringOwnGames();
    const record = await contentsOf(file);
    if (record === null) return NOT_ASKED_RIGHT;
    const verdict = verifyText(record);
    if (verdict.gameId !== null && verdict.findings.length > 0) console.log(replayText(JSON.parse(record)));
    if (!verdict.isSound) console.error(`parlor: ${accountOf(verdict)}`);
    return verdict.isSound ? ALL_IS_WELL : SOMETHING_IS_WRONG;
  },
};
