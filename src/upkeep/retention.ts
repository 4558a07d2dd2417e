import type { Archive } from '../store/archive.js';
import { eachInTurn } from '../table/each-in-turn.js';
import type { Game } from '../table/game/game.js';
import type { TableService } from '../table/table.js';
import { keepRecord } from './record-file.js';

/** Which games leave the database, and where their records go. */
export interface Retention {
  /** How long a finished game is kept. */
  readonly keepMs: number;
  /** A folder of records, one file for each game. */
  readonly folder: string;
}

export interface RetentionDeps {
  readonly archive: Archive;
  readonly tables: Pick<TableService, 'whole' | 'forget'>;
  readonly clock: () => number;
  /** Aborted when the server closes: the game in hand is finished, no other is begun. */
  readonly closing: AbortSignal;
}

/** So many at a time: whoever plays must not wait for it. */
const AT_ONCE = 50;

/**
 * Exports games that are over for long and then removes them, one after the other. Whoever is stopped in between has lost nothing: the game is
 * in the database until its record is on the disk, and the next round finds it again. Answers how many left.
 */
export const archiveFinished = async (
  { archive, tables, clock, closing }: RetentionDeps,
  { keepMs, folder }: Retention,
): Promise<number> => {
  let left = 0;
  // One that cannot be kept does not hold up the others.
  await eachInTurn(await archive.due(new Date(clock() - keepMs), AT_ONCE), async (gameId) => {
    if (closing.aborted) return;
    const found = await tables.whole(gameId);
    // A record without its secret would prove nothing: it waits until the last table of its board is done.
    if (found === null || found.secret === null) return;
    try {
      await keepRecord(folder, found);
    } catch (error) {
      // Another process may have been faster, and taken it away in the middle.
      if ((await archive.find(gameId)) === null) throw error;
      return;
    }
    await archive.remove(rest(found.game));
    tables.forget(gameId);
    left++;
  });
  return left;
};

const rest = ({ id, book, visibility, updatedAt }: Game) => ({
  gameId: id,
  ruleset: book.id,
  visibility,
  endedAt: new Date(updatedAt),
});
