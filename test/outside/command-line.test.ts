import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromRoot } from '../../src/root.js';
import { type CommandLine, openCommandLine } from '../cli/support.js';

let line: CommandLine;
beforeAll(async () => {
  line = await openCommandLine();
});
afterAll(() => line?.close());

test('the bot of docs/command-line.md plays a game as the page says', async () => {
  const guide = readFileSync(fromRoot('docs', 'command-line.md'), 'utf8');
  const [, program = ''] = /```python file=bot\.py\n(.*?)```/s.exec(guide) ?? [];
  const [, command = ''] = /```sh\nparlor (bot run .*)\n```/.exec(guide) ?? [];
  writeFileSync(join(line.folder, 'bot.py'), program);
  const { status, stdout, stderr } = await line.run(command.split(' '));
  expect(status, stderr).toBe(0);
  expect(stdout).toMatch(/it ended \(finished\); place [12] of 2\./);
});
