import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { fromRoot } from '../src/root.js';
import { buildClient } from './bundles.js';

/**
 * `parlor-client` for npm: the same program for `import` and for `require`. The types are written once and lie beside each,
 * since a compiler takes a declaration for what the nearest `package.json` says that its program is.
 */
export const buildClientPackage = async (): Promise<void> => {
  const folder = fromRoot('packages', 'client');
  const [esm, cjs] = [join(folder, 'dist', 'esm'), join(folder, 'dist', 'cjs')];
  await buildClient();
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  const isShipped = (path: string): boolean => !path.endsWith('.map');
  cpSync(fromRoot('dist', 'client'), esm, { recursive: true, filter: isShipped });
  cpSync(fromRoot('dist', 'client'), cjs, { recursive: true, filter: isShipped });
  for (const [format, outfile] of [
    ['esm', join(esm, 'index.js')],
    ['cjs', join(cjs, 'index.js')],
  ] as const)
    await build({
      entryPoints: [fromRoot('src', 'client', 'index.ts')],
      outfile,
      format,
      bundle: true,
      // Where it is installed somebody else makes it small; here it is to be read.
      platform: 'neutral',
      target: 'es2022',
      logLevel: 'warning',
      allowOverwrite: true,
    });
  writeFileSync(join(cjs, 'package.json'), `${JSON.stringify({ type: 'commonjs' })}\n`);
  cpSync(fromRoot('LICENSE'), join(folder, 'LICENSE'));
};
