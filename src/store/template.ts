import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { closeToOthers, everythingIn, ownersAlone } from './owners-alone.js';
import { unpackFolder } from './packed-template.js';

/** An empty database that the build has put beside the bundle. The sources have none. */
const TEMPLATE = fileURLToPath(new URL('./template/postgres', import.meta.url));
/** The same as one file, in a package. */
const PACKED = fileURLToPath(new URL('./template.gz', import.meta.url));

/**
 * To make a database takes seconds and half a gigabyte; to copy one takes a moment.
 * It appears whole or not at all: whoever is stopped in between begins anew.
 */
export const startFromTemplate = (folder: string, template = TEMPLATE, packed = PACKED): void => {
  const isThere = existsSync(template);
  if (existsSync(folder) || (!isThere && !existsSync(packed))) return;
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  if (isThere) cpSync(template, unfinished, { recursive: true });
  else {
    mkdirSync(unfinished, { recursive: true });
    unpackFolder(readFileSync(packed), unfinished);
  }
  ownersAlone(unfinished);
  closeToOthers(everythingIn(unfinished));
  renameSync(unfinished, folder);
};
