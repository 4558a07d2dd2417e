import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Makes something once for the whole run, whose shared folder is given: the first to need it makes it, the others wait until it is there.
 * Answers with the folder it was made in.
 */
export const onceForAll = async (
  sharedFolder: string,
  name: string,
  make: (folder: string) => Promise<void>,
): Promise<string> => {
  const folder = join(sharedFolder, name);
  const done = `${folder}.done`;
  const failed = `${folder}.failed`;
  if (claim(folder)) {
    try {
      await make(folder);
      writeFileSync(done, '');
    } catch (error) {
      writeFileSync(failed, String(error));
      throw error;
    }
  }
  while (!existsSync(done)) {
    if (existsSync(failed)) throw new Error(`${name} could not be made: ${readFileSync(failed, 'utf8')}`);
    await pause(20);
  }
  return folder;
};

const claim = (folder: string): boolean => {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
};
