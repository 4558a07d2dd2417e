import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import suite, { OUTSIDE } from './vitest.config.js';

/** Programs of other people, in other languages, and guides followed to the letter: `npm run test:outside`. */
export default defineConfig({
  ...suite,
  // One more than there are cores: while a test waits for a program, or for a silence, somebody else works.
  test: {
    ...suite.test,
    name: 'outside',
    include: [OUTSIDE],
    exclude: [],
    maxWorkers: availableParallelism() + 1,
  },
});
