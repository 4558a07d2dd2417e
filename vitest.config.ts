import { defineConfig } from 'vitest/config';
import { GUARDED } from './test/guard/config.js';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/guard/global-setup.ts', 'test/support/global-setup.ts'],
    ...GUARDED,
    // Left to itself vitest keeps one core free, which on two cores means one test file at a time.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
