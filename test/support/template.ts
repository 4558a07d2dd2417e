import { join } from 'node:path';
import { buildTemplate } from '../../scripts/template.js';
import { BUNDLES } from './bundles.js';
import { onceForAll } from './once.js';

/** Made once for all, in the run whose shared folder this is: the template that a build puts beside the program. */
export const templateOf = async (sharedFolder: string): Promise<string> => {
  await onceForAll(sharedFolder, 'embedded-database', () => buildTemplate(BUNDLES));
  return join(BUNDLES, 'template', 'postgres');
};
