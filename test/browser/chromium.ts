import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No test speaks to another machine, and neither does its browser.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** A real browser with nothing remembered, and the way to be rid of it. */
export interface Browser {
  readonly context: BrowserContext;
  close(): Promise<void>;
}

/** `locale` is what its owner speaks: English unless told. */
export const openBrowser = async (locale = 'en-US'): Promise<Browser> => {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  if (!existsSync(executablePath)) {
    throw new Error(
      `There is no Chromium at ${executablePath}. On Debian: apt-get install chromium. Elsewhere set CHROMIUM to its path.`,
    );
  }
  const profile = mkdtempSync(join(tmpdir(), 'parlor-chromium-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    headless: true,
    locale,
    args: QUIET,
  });
  return {
    context,
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
};
