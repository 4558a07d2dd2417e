import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { fromRoot } from '../../src/root.js';

test('the arena prints a table and writes a picture and a CSV', async () => {
  const out = mkdtempSync(join(tmpdir(), 'parlor-arena-'));
  onTestFinished(() => rmSync(out, { recursive: true }));
  const flags = ['--ruleset', 'knucklebones', '--preset', 'quick', '--bots', 'easy,medium', '--games', '6'];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'src/cli/parlor.ts', 'arena', ...flags, '--workers', '1', '--out', out],
    { cwd: fromRoot() },
  );
  expect(stdout).toMatch(/^\| pairing +\| games .*\n\| -+ .*\n\| medium v easy \| 6 /);
  expect(readFileSync(join(out, 'knucklebones.csv'), 'utf8')).toMatch(
    /^ruleset,first,.*\nknucklebones,medium,easy,6,/,
  );
  expect(readFileSync(join(out, 'knucklebones.svg'), 'utf8')).toContain('medium v easy');
});
