import { mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '../store/database.js';

/**
 * Makes the folder for records, and a folder in it, as a record will need one for its month. Asked at the start:
 * else whoever wants to keep finished games for a while learns from the log, a day or a year later, that they are kept for ever.
 */
export const mustHoldRecords = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    rmdirSync(mkdtempSync(join(folder, '.parlor-')));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartProblem(`PARLOR_RECORDS: cannot use the folder ${folder}: ${why}`);
  }
};
