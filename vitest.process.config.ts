import { defineConfig } from 'vitest/config';
import suite, { PROCESSES } from './vitest.config.js';

/** The program itself, in processes that are killed, stopped, cut off and started again: `npm run test:process`. */
export default defineConfig({
  ...suite,
  test: { ...suite.test, name: 'process', include: [PROCESSES], exclude: [] },
});
