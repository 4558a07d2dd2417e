import { defineConfig } from 'vitest/config';
import { GUARDED } from './test/guard/config.js';

/** Tests in a real Chromium: `npm run test:browser`. They need Debian's chromium or the path of another one in CHROMIUM. */
export default defineConfig({
  test: {
    include: ['test/browser/**/*.browser.ts'],
    globalSetup: ['test/guard/global-setup.ts', 'test/browser/global-setup.ts'],
    ...GUARDED,
    fileParallelism: false,
    // A busy machine takes most of a minute to open two browsers.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
