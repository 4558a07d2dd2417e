import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterUs } from './after-us.js';

const MEMORY = '/dev/shm';
const PLENTY = 2 * 1024 ** 3;

/**
 * One folder for all that a run writes, which goes when the run does, however it ends.
 * In memory where there is plenty of it: a disk takes ten times as long to copy a database, and nothing here is to be kept.
 */
export const makeRunFolder = (): { readonly folder: string; remove(): void } => {
  const folder = mkdtempSync(join(hasPlenty() ? MEMORY : tmpdir(), 'parlor-run-'));
  afterUs('rm -rf "$1"', folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

const hasPlenty = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > PLENTY;
  } catch {
    return false;
  }
};
