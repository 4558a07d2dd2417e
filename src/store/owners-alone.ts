import { chmodSync, lstatSync, mkdirSync, readdirSync, type Stats } from 'node:fs';
import { join } from 'node:path';

const OTHERS = 0o077;

/** Makes the folder if it is not there, and takes it from everybody but its owner: nobody else enters it any more. */
export const ownersAlone = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  close(folder);
};

/** Takes everything in the folder from everybody but its owner, also while somebody works in there. */
export const ownersAloneWithin = (folder: string): void => {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) close(join(folder, name));
};

const close = (path: string): void => {
  const found: Stats | undefined = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined || found.isSymbolicLink() || (found.mode & OTHERS) === 0) return;
  chmodSync(path, found.mode & 0o700);
};
