import { readFileSync } from 'node:fs';
import { fromRoot } from '../src/root.js';
import { breaksBetween } from './contract/breaking.js';
import { unnamedIn } from './contract/changelog.js';

/**
 * Compares the document with the one that was released last, and fails on a breaking change that the CHANGELOG does not name.
 * `docs/changes.md` says what may change without a word. Whoever releases copies the document: `cp openapi/openapi.json openapi/released/`.
 */
const documentIn = (...path: readonly string[]) =>
  JSON.parse(readFileSync(fromRoot('openapi', ...path), 'utf8'));

const breaks = breaksBetween(documentIn('released', 'openapi.json'), documentIn('openapi.json'));
const unnamed = unnamedIn(readFileSync(fromRoot('CHANGELOG.md'), 'utf8'), breaks);
for (const { subject, what } of unnamed)
  console.error(
    `${subject}: ${what}. Say so in CHANGELOG.md under Unreleased: "- Breaking: \`${subject}\` …"`,
  );
console.log(
  `${breaks.length} breaking changes since the last release, ${unnamed.length} without a word in the CHANGELOG`,
);
if (unnamed.length > 0) process.exitCode = 1;
