import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.js';

/** One real Postgres server for the whole run; `TEST_DATABASE_URL` names one that is already there. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  if (given !== undefined) {
    project.provide('postgresUrl', given);
    return async () => {};
  }
  const server = await startPostgres();
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}
