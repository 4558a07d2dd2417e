import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

/** The text of a file, or of standard input for `-`; null, and said why, when it cannot be read. */
export const contentsOf = async (file: string): Promise<string | null> => {
  try {
    return file === '-' ? await text(process.stdin) : readFileSync(file, 'utf8');
  } catch (error) {
    console.error(`parlor: cannot read ${file}: ${error instanceof Error ? error.message : error}`);
    return null;
  }
};
