import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, type Stats } from 'node:fs';
import { join } from 'node:path';

const OTHERS = 0o077;

/** Makes the folder if it is not there, and takes it from everybody but its owner: nobody else enters it any more. */
export const ownersAlone = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  close(folder);
};

/** The folder with everything that lies in it; nothing where there is none. */
export const everythingIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? [
        folder,
        ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
      ]
    : [];

/** Takes all of them from everybody but their owner; one that is gone meanwhile is nobody's. */
export const closeToOthers = (paths: readonly string[]): void => {
  for (const path of paths) close(path);
};

const close = (path: string): void => {
  const found: Stats | undefined = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined || found.isSymbolicLink() || (found.mode & OTHERS) === 0) return;
  chmodSync(path, found.mode & 0o700);
};
