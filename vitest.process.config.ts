import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import suite, { PROCESSES } from './vitest.config.js';

/** The program itself, in processes that are killed, stopped, cut off and started again: `npm run test:process`. */
export default defineConfig({
  ...suite,
  // One more than there are cores: while a test waits for a program, or for a silence, somebody else works.
  test: {
    ...suite.test,
    name: 'process',
    include: [PROCESSES],
    exclude: [],
    maxWorkers: availableParallelism() + 1,
  },
});
