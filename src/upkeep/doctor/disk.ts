import { existsSync, statfsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Finding, failed, ok, warning } from './check.js';

const GIGABYTE = 2 ** 30;
const LITTLE = GIGABYTE;
const TOO_LITTLE = GIGABYTE / 10;

/** How much room there is where this folder is, or will be. */
export const diskAt = (folder: string): Finding => {
  const { bavail, bsize } = statfsSync(nearest(resolve(folder)));
  const free = bavail * bsize;
  const says = `${(free / GIGABYTE).toFixed(1)} GB are free for ${folder}.`;
  if (free < TOO_LITTLE) return failed('disk', `${says} Make room now: a full disk stops every game.`);
  return free < LITTLE ? warning('disk', `${says} Make room soon.`) : ok('disk', says);
};

const nearest = (folder: string): string => (existsSync(folder) ? folder : nearest(dirname(folder)));
