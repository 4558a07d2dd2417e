import { defineConfig } from 'vitest/config';
import suite, { CHECKS } from './vitest.config.js';

/** What is read from the sources and needs nothing that runs: `npm run check:imports`. */
export default defineConfig({
  ...suite,
  plugins: [],
  test: { ...suite.test, name: 'checks', include: [CHECKS], exclude: [], globalSetup: [], setupFiles: [] },
});
