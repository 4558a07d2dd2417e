import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import './loopback-only.js';

/**
 * Watches a whole run: what processes and threads of the tests tried, also those that were killed, is in a file.
 * Answers with the function that ends the watch, and throws when there is anything in it.
 */
export const watchTheRun = (): (() => void) => {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-guard-'));
  const log = join(folder, 'refused.log');
  process.env.PARLOR_REFUSED_LOG = log;
  return () => {
    const tried = existsSync(log) ? readFileSync(log, 'utf8') : '';
    rmSync(folder, { recursive: true, force: true });
    if (tried === '') return;
    // Vitest tells of a failed teardown, and yet ends well.
    process.exitCode = 1;
    throw new Error(`something tried to reach what is not on this machine:\n${tried}`);
  };
};

/** What a process needs in its environment to be held to the law, where it does not inherit ours. */
export const guardedEnv = (): NodeJS.ProcessEnv => ({
  NODE_OPTIONS: process.env.NODE_OPTIONS,
  PARLOR_REFUSED_LOG: process.env.PARLOR_REFUSED_LOG,
});
