import { parseArgs } from 'node:util';
import { buildClient, buildKit, buildPage, buildServer } from './bundles.js';
import { buildTemplate } from './template.js';

/**
 * `tsx scripts/build.ts page server template client kit`: what is named, in this order. Where nothing is named, all of it.
 * `--outdir` puts the server and its template into another folder.
 */
const { positionals: named, values } = parseArgs({
  allowPositionals: true,
  options: { outdir: { type: 'string' } },
});

const BUILDS: { readonly [name: string]: () => Promise<void> } = {
  page: buildPage,
  server: () => buildServer(values.outdir),
  template: () => buildTemplate(values.outdir),
  client: buildClient,
  kit: buildKit,
};

const unknown = named.filter((name) => !Object.hasOwn(BUILDS, name));

const buildAll = async (names: readonly string[]): Promise<void> => {
  for (const name of names) await BUILDS[name]?.();
};

if (unknown.length > 0) {
  console.error(`build: there is no ${unknown.join(', ')}; there are ${Object.keys(BUILDS).join(', ')}.`);
  process.exitCode = 1;
} else {
  // esbuild and the compiler have said what is wrong by then.
  await buildAll(named.length === 0 ? Object.keys(BUILDS) : named).catch(() => {
    process.exitCode = 1;
  });
}
