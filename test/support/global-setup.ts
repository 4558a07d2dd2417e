import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildPage } from '../../scripts/bundles.js';
import { startPostgres, type ThrowawayServer } from './postgres-server.js';

/** One real Postgres server for the whole run; `TEST_DATABASE_URL` names one that is already there. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const sharedFolder = mkdtempSync(join(tmpdir(), 'parlor-shared-'));
  project.provide('sharedFolder', sharedFolder);
  const [server] = await Promise.all([serverFor(process.env.TEST_DATABASE_URL), buildPage()]);
  project.provide('postgresUrl', server.url);
  const seen = join(sharedFolder, 'seen');
  mkdirSync(seen);
  return async () => {
    await server.stop();
    await checkSeen(project, seen).finally(() => rmSync(sharedFolder, { recursive: true, force: true }));
  };
}

/** Loaded only here: a run of one file should not pay for the whole server. */
const checkSeen = async (project: TestProject, folder: string): Promise<void> => {
  if (!(await isWholeSuite(project))) return;
  const { compareWithDocument } = await import('./compare-with-document.js');
  try {
    compareWithDocument(folder);
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

const serverFor = (given: string | undefined): Promise<Pick<ThrowawayServer, 'url' | 'stop'>> =>
  given === undefined ? startPostgres() : Promise.resolve({ url: given, stop: async () => {} });

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    /** What one test file makes for all of them. */
    sharedFolder: string;
  }
}
