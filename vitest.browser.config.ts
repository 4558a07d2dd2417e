import { defineConfig } from 'vitest/config';

/** Tests in a real Chromium: `npm run test:browser`. They need Debian's chromium or the path of another one in CHROMIUM. */
export default defineConfig({
  test: {
    include: ['test/browser/**/*.browser.ts'],
    globalSetup: ['test/browser/global-setup.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
