import { mkdtempSync, rmSync } from 'node:fs';
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
  return async () => {
    await server.stop();
    rmSync(sharedFolder, { recursive: true, force: true });
  };
}

const serverFor = (given: string | undefined): Promise<Pick<ThrowawayServer, 'url' | 'stop'>> =>
  given === undefined ? startPostgres() : Promise.resolve({ url: given, stop: async () => {} });

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    /** What one test file makes for all of them. */
    sharedFolder: string;
  }
}
