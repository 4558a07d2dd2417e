import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    // Left to itself vitest keeps one core free, which on two cores means one test file at a time.
    maxWorkers: '100%',
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
