import { defineConfig } from 'vitest/config';
import suite, { OUTSIDE } from './vitest.config.js';

/** Programs of other people, in other languages, and guides followed to the letter: `npm run test:outside`. */
export default defineConfig({
  ...suite,
  test: { ...suite.test, include: [OUTSIDE], exclude: [] },
});
