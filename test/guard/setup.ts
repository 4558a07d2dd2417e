import { afterAll, afterEach, expect } from 'vitest';
import { takeRefused } from './loopback-only.js';

/** In every test file: an attempt to reach another machine fails the test in which it was made, whoever swallowed the error. */
const nothingWasTried = (): void => {
  expect(takeRefused(), 'no test reaches for what is not on this machine').toEqual([]);
};
afterEach(nothingWasTried);
afterAll(nothingWasTried);
