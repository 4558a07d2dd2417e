import { replayText } from '../../record/replay.js';
import { verifyText } from '../../record/verify.js';
import { accountOf } from '../../record/words.js';
import { ALL_IS_WELL, type Command, SOMETHING_IS_WRONG } from '../command.js';
import { bringOwnGames } from '../own-games.js';
import { contentsOf } from '../record-file.js';

/** A broken record is told as far as it is sound. */
export const replay: Command = {
  async run({ words: [file = '-'], has }) {
    await bringOwnGames();
    const record = await contentsOf(file);
    const verdict = verifyText(record);
    if (has('json')) console.log(JSON.stringify(verdict));
    else if (verdict.gameId !== null && verdict.findings.length > 0)
      console.log(replayText(JSON.parse(record)));
    if (!verdict.isSound) console.error(`parlor: ${accountOf(verdict)}`);
    return verdict.isSound ? ALL_IS_WELL : SOMETHING_IS_WRONG;
  },
};
