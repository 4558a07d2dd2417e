import { openFilledDesk } from '../../store/upkeep/desk.js';
import { backupFile, packedInto } from '../../upkeep/backup-writer.js';
import { type Copied, copyEverything, type Sink } from '../../upkeep/copy.js';
import { ALL_IS_WELL, type Command, SOMETHING_IS_WRONG } from '../command.js';
import { nameOf, placeInEnvironment } from '../place.js';
import { progressOf } from '../progress.js';

export const backup: Command = {
  async run({ words: [file = '-'], has }) {
    const place = placeInEnvironment();
    const desk = await openFilledDesk(place);
    try {
      const copied = await copyTo(file, (sink) => {
        const progress = progressOf('backup');
        return copyEverything(desk, sink, progress.tell).finally(progress.end);
      });
      // Standard output may be the backup itself.
      const tell = file === '-' ? console.error : console.log;
      if (has('json')) tell(JSON.stringify({ from: nameOf(place), to: file, ...copied }));
      console.error(
        `parlor: ${copied.games.toLocaleString('en')} games of ${nameOf(place)} are in ${file === '-' ? 'standard output' : file}.`,
      );
      return tellOfOrphans(copied);
    } finally {
      await desk.close();
    }
  },
};

const copyTo = async (file: string, copy: (sink: Sink) => Promise<Copied>): Promise<Copied> => {
  if (file === '-') return copy(packedInto(process.stdout, { end: false }));
  const sink = await backupFile(file);
  try {
    return await copy(sink);
  } catch (error) {
    await sink.throwAway();
    throw error;
  }
};

/** What belongs to no game can be of no use to anybody, and yet somebody should look how it came to be. */
export const tellOfOrphans = ({ orphans }: Copied): number => {
  const left = Object.entries(orphans);
  for (const [table, rows] of left)
    console.error(`parlor: ${rows} rows of ${table} belong to no game and were left behind.`);
  return left.length === 0 ? ALL_IS_WELL : SOMETHING_IS_WRONG;
};
