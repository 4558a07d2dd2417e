import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildPage, buildServer } from '../../scripts/bundles.js';
import { fromRoot } from '../../src/root.js';
import { BUNDLES } from './bundles.js';
import { compiled, compileModules } from './compiled.js';
import { startPostgres, type ThrowawayServer } from './postgres-server.js';
import { makeRunFolder } from './run-folder.js';
import { dearestIn } from './spent.js';

/** One real Postgres server for the whole run; `TEST_DATABASE_URL` names one that is already there. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { folder, remove } = makeRunFolder();
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  const sharedFolder = mkdtempSync(join(folder, 'shared-'));
  project.provide('sharedFolder', sharedFolder);
  const [server] = await Promise.all([
    serverFor(process.env.TEST_DATABASE_URL),
    buildPage('quick'),
    buildServer(BUNDLES),
    compileModules(),
  ]);
  process.env.PARLOR_BUNDLED_WORKERS = BUNDLES;
  const template = beginTemplate(sharedFolder);
  project.provide('postgresUrl', server.url);
  const seen = join(sharedFolder, 'seen');
  mkdirSync(seen);
  return async () => {
    await template;
    if (project.vitest.state.getCountOfFailedTests() > 0) tellLastWords(server.lastWords());
    await server.stop();
    const dearest = dearestIn(sharedFolder);
    if (dearest !== null) console.log(dearest);
    await checkSeen(project, seen).finally(remove);
  };
}

const TEMPLATE = compiled(fromRoot('test', 'support', 'template.ts'));

/** Whoever comes to need it waits for it. Were it begun only then, on a fresh clone all would wait while one core works. */
const beginTemplate = async (sharedFolder: string): Promise<void> => {
  const { templateOf }: typeof import('./template.js') = await import(TEMPLATE);
  // Should it fail, whoever needs it says so.
  await templateOf(sharedFolder).catch(() => {});
};

/** Why a connection broke, only the server knows. */
const tellLastWords = (words: string): void => {
  if (words !== '') console.error(`The throwaway Postgres server said:\n${words}`);
};

const COMPARISON = compiled(fromRoot('test', 'support', 'compare-with-document.ts'));

/** Loaded only here: a run of one file should not pay for the whole server. */
const checkSeen = async (project: TestProject, folder: string): Promise<void> => {
  if (!(await isWholeSuite(project))) return;
  const checks: typeof import('./compare-with-document.js') = await import(COMPARISON);
  try {
    checks.compareWithDocument(folder);
  } catch (error) {
    // Vitest tells of a failed teardown, and yet ends well.
    process.exitCode = 1;
    throw error;
  }
};

/**
 * Only a run of every test file, in which nothing failed and no test was picked by its name, has seen all there is to see;
 * and only of the suite itself, which is the one without a name.
 */
const isWholeSuite = async (project: TestProject): Promise<boolean> => {
  if (project.name !== '') return false;
  const { testFiles } = await project.globTestFiles();
  const ended = project.vitest.state.getTestModules().filter((module) => module.state() !== 'failed');
  const ran = new Set(ended.map(({ moduleId }) => moduleId));
  return project.config.testNamePattern === undefined && testFiles.every((file) => ran.has(file));
};

const serverFor = (
  given: string | undefined,
): Promise<Pick<ThrowawayServer, 'url' | 'stop' | 'lastWords'>> =>
  given === undefined
    ? startPostgres()
    : Promise.resolve({ url: given, stop: async () => {}, lastWords: () => '' });

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    /** What one test file makes for all of them. */
    sharedFolder: string;
  }
}
