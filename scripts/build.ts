import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fromRoot } from '../src/root.js';
import { buildClient, buildKit, buildPage, buildServer } from './bundles.js';
import { buildClientPackage } from './client-package.js';
import { buildTemplate, packTemplate } from './template.js';

/**
 * `tsx scripts/build.ts page server template client kit`: what is named, in this order. Where nothing is named, all that a clone needs.
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

/** What only packages need. */
const FOR_PACKAGES: typeof BUILDS = {
  fresh: async () => forget(fromRoot('dist')),
  'packed-template': packTemplate,
  'client-package': buildClientPackage,
};

/** Pieces of a build before would be packed too. What tests have built for themselves stays. */
const forget = (dist: string): void => {
  const old = existsSync(dist)
    ? readdirSync(dist).filter((name) => !['test', 'generators', 'languages'].includes(name))
    : [];
  for (const name of old) rmSync(join(dist, name), { recursive: true, force: true });
};

const ALL = { ...BUILDS, ...FOR_PACKAGES };

const unknown = named.filter((name) => !Object.hasOwn(ALL, name));

const buildAll = async (names: readonly string[]): Promise<void> => {
  for (const name of names) await ALL[name]?.();
};

if (unknown.length > 0) {
  console.error(`build: there is no ${unknown.join(', ')}; there are ${Object.keys(ALL).join(', ')}.`);
  process.exitCode = 1;
} else {
  // esbuild and the compiler have said what is wrong by then.
  await buildAll(named.length === 0 ? Object.keys(BUILDS) : named).catch(() => {
    process.exitCode = 1;
  });
}
