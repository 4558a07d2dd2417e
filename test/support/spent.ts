import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const STAT = '/proc/self/stat';
/** In the order of Linux: this process in its own code and in the system's, and the same of its children. */
const [FIRST, LAST] = [11, 15];
const TICKS_A_SECOND = 100;

/** Seconds of a core that this process has used, and its children that have ended where the system tells. */
export const spentSoFar = (): number => {
  if (!existsSync(STAT)) {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }
  const [, fields = ''] = readFileSync(STAT, 'utf8').split(') ');
  const ticks = fields.split(' ').slice(FIRST, LAST).map(Number);
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS_A_SECOND;
};

const MOST_FILES = 10;
/** A run of a few files has no list: everybody knows what was run. */
const FEWEST_FILES = 20;

/** The dearest files of a run, dearest first: a suite that takes minutes is nobody's fault, and one file's at a time. */
export const dearestIn = (sharedFolder: string): string | null => {
  const lines = readdirSync(sharedFolder)
    .filter((name) => name.startsWith('spent-'))
    .flatMap((name) => readFileSync(join(sharedFolder, name), 'utf8').trim().split('\n'))
    .toSorted((one, other) => Number.parseFloat(other) - Number.parseFloat(one));
  if (lines.length < FEWEST_FILES) return null;
  const sum = lines.reduce((total, line) => total + Number.parseFloat(line), 0);
  const dearest = lines.slice(0, MOST_FILES).map((line) => `  ${line.padStart(6)}`);
  return [`The test files took ${sum.toFixed(0)} seconds of a core; the dearest:`, ...dearest].join('\n');
};
