import { appendFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect, inject } from 'vitest';
import { fromRoot } from '../../src/root.js';
import { spentSoFar } from './spent.js';

/** In every test file: what it cost, with the processes that it started and that have ended, is written down for the end of the run. */
const before = spentSoFar();
afterAll(() => {
  const file = relative(fromRoot(), expect.getState().testPath ?? '');
  const line = `${(spentSoFar() - before).toFixed(2)} ${file}\n`;
  appendFileSync(join(inject('sharedFolder'), `spent-${process.pid}`), line);
});
