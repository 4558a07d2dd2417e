import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { playOverHttp } from './over-http.js';
import { addHucklebones, addPig, copyOfTheTree } from './tree.js';

/**
 * A sixth game is a folder and its line in the registry: tried on a copy of the tree, with a ruleset that says nothing but what it must
 * and with a copy of another. `npm run check:sixth-game`; it takes a few minutes.
 */
const NEW = ['pig', 'hucklebones'] as const;

/** What of the tests is about one ruleset at a time, and what is about all of them together. */
const TESTS = [
  'test/api/rulesets.test.ts',
  'test/api/whole-games.test.ts',
  'test/client/types.test.ts',
  'test/conformance',
  'test/openapi.test.ts',
  'test/playthroughs',
  'test/vectors',
];
const THEIRS = [...NEW, 'the table of rooms', 'what the routes say', 'the types of the client'].join('|');

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

const root = copyOfTheTree();

const step = (name: string, program: string, ...words: readonly string[]): void => {
  console.log(`-- ${name}`);
  const path = join(root, 'node_modules', '.bin', program);
  const { status } = spawnSync(path, words, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`a new ruleset breaks this: ${name}`);
};

try {
  addPig(root);
  addHucklebones(root);
  step('the document and the client are written anew', 'tsx', 'src/cli/openapi.ts');
  step('the document is up to date', 'tsx', 'src/cli/openapi.ts', '--check');
  for (const project of ['.', 'src/web', 'test/browser', 'src/client'])
    step(`types of ${project}`, 'tsc', '-p', project, '--noEmit');
  step('the page and the server are built', 'tsx', 'scripts/build.ts', 'page', 'server');
  // A transcript of its own is written the first time.
  step('laws, API, document, client', 'vitest', 'run', ...TESTS, '-t', THEIRS, '--update');
  step('import rules', 'vitest', 'run', '--config', 'vitest.checks.config.ts', '-t', THEIRS);
  console.log('-- games over HTTP, against each bot');
  await playOverHttp(root, NEW);
  if (existsSync(CHROMIUM))
    step(
      'games on the page',
      'vitest',
      'run',
      '--config',
      'vitest.browser.config.ts',
      'test/browser/whole-games.browser.ts',
      '-t',
      NEW.join('|'),
    );
  else console.log(`-- games on the page: left out, for there is no Chromium at ${CHROMIUM}`);
  console.log(`Rulesets that are in the registry and nowhere else: ${NEW.join(', ')}. All is well.`);
} finally {
  rmSync(root, { recursive: true, force: true });
}
