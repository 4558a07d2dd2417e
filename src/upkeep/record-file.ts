import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { soundLinks } from '../record/links.js';
import { recordText } from '../record/record.js';
import type { Game } from '../table/game/game.js';
import type { PublishedGame } from '../table/use-cases/published-game.js';
import { syncFolder } from './sync-folder.js';

/** Where the record of a game is kept: in a folder for each month it ended in. */
const recordPath = (folder: string, { id, book, updatedAt }: Game): string =>
  join(folder, updatedAt.slice(0, 7), `${book.id}-${id}.json`);

/**
 * Keeps the record of a game in a file of its own, for its owner alone. It has its name when it is whole, on the disk, and was read again
 * to its last hash. Two that keep the same game at once write the same file.
 */
export const keepRecord = async (folder: string, finished: PublishedGame): Promise<string> => {
  const { game } = finished;
  const path = recordPath(folder, game);
  const month = dirname(path);
  mkdirSync(month, { recursive: true, mode: 0o700 });
  const unfinished = `${path}.${randomBytes(6).toString('hex')}.unfinished`;
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      for await (const piece of recordText(finished)) await file.write(piece);
      await file.sync();
    } finally {
      await file.close();
    }
    await checkRecord(unfinished, game);
    await rename(unfinished, path);
    await syncFolder(month);
    return path;
  } finally {
    await rm(unfinished, { force: true });
  }
};

/** Law: what is not in the file, event by event and to the same last hash, is not removed from the database. */
const checkRecord = async (path: string, game: Game): Promise<void> => {
  const record: unknown = JSON.parse(await readFile(path, 'utf8'));
  const given = Object(record).entries;
  const { entries, flaw } = soundLinks(game.id, Array.isArray(given) ? given : []);
  const last = entries.at(-1);
  if (flaw !== null || last?.seq !== game.version || last.hash !== game.hash)
    throw new Error(
      `the record of ${game.id} does not hold what its log does: ${flaw?.problem ?? 'it ends elsewhere'}`,
    );
};
