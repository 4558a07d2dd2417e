import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { Mistake } from './command.js';

/** The text of a file, or of standard input for `-`. */
export const contentsOf = async (file: string): Promise<string> => {
  try {
    return file === '-' ? await text(process.stdin) : readFileSync(file, 'utf8');
  } catch (error) {
    throw new Mistake(`cannot read ${file}: ${error instanceof Error ? error.message : error}`);
  }
};
