import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../src/root.js';

const HELPERS = 'openapi-typescript-helpers';

/**
 * The declarations of what is bundled lie beside ours, so that whoever installs the client installs nothing else.
 * They are `openapi-fetch` and its helpers (MIT, © Drew Powers).
 */
export const bringTypesAlong = (folder: string): void => {
  const bundled = join(folder, 'bundled');
  mkdirSync(bundled, { recursive: true });
  const declared = (name: string): string =>
    readFileSync(fromRoot('node_modules', name, 'dist', 'index.d.mts'), 'utf8');
  writeFileSync(join(bundled, `${HELPERS}.d.ts`), declared(HELPERS));
  const fetching = declared('openapi-fetch').replaceAll(`'${HELPERS}'`, `'./${HELPERS}.js'`);
  writeFileSync(join(bundled, 'openapi-fetch.d.ts'), fetching);
  const using = join(folder, 'answer.d.ts');
  const text = readFileSync(using, 'utf8').replaceAll("'openapi-fetch'", "'./bundled/openapi-fetch.js'");
  writeFileSync(using, text);
};
