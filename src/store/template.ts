import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ownersAlone } from './owners-alone.js';

/** An empty database that the build has put beside the bundle. The sources have none. */
const TEMPLATE = fileURLToPath(new URL('./template/postgres', import.meta.url));

/**
 * To make a database takes seconds and half a gigabyte; to copy one takes a moment.
 * It appears whole or not at all: whoever is stopped in between begins anew.
 */
export const startFromTemplate = (folder: string, template = TEMPLATE): void => {
  if (existsSync(folder) || !existsSync(template)) return;
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(template, unfinished, { recursive: true });
  ownersAlone(unfinished);
  renameSync(unfinished, folder);
};
