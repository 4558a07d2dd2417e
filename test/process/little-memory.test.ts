import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { buildPrograms } from '../../scripts/bundles.js';
import { fromRoot } from '../../src/root.js';
import { BUNDLES } from '../support/bundles.js';

test('imagined worlds are not kept for every position that is at hand: a process with little memory survives', async () => {
  // 128 worlds of Jackaroo take a third of a megabyte: kept for all of these they would not fit.
  const [positions, most] = [160, 2 ** 20];
  const folder = join(BUNDLES, 'bench');
  await buildPrograms({ 'many-positions': fromRoot('bench', 'many-positions.ts') }, folder);
  const program = join(folder, 'many-positions.js');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--max-old-space-size=64', program, String(positions), String(most)],
    { cwd: fromRoot() },
  );
  const { atHand, largest } = JSON.parse(stdout);
  expect(atHand).toBe(positions);
  expect(largest).toBeGreaterThan(0);
  expect(largest).toBeLessThanOrEqual(most);
});
