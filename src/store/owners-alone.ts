import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const OTHERS = 0o077;

/** Makes the folder if it is not there, and takes it and everything in it from everybody but its owner. */
export const ownersAlone = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  close(folder);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) close(join(folder, name));
};

const close = (path: string): void => {
  const { mode } = lstatSync(path);
  const isLink = (mode & 0o170_000) === 0o120_000;
  if (!isLink && (mode & OTHERS) !== 0) chmodSync(path, mode & 0o700);
};
