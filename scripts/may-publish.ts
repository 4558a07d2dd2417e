import { readFileSync } from 'node:fs';
import { fromRoot } from '../src/root.js';

/**
 * Runs before `npm publish`, which nobody is to do by accident: it wants the operator's word, a version that the CHANGELOG tells of,
 * one version for all packages, and to know where the sources are, which npm's provenance needs.
 */
const packageIn = (...path: readonly string[]) =>
  JSON.parse(readFileSync(fromRoot(...path, 'package.json'), 'utf8'));

const own = packageIn();
const client = packageIn('packages', 'client');
const python = readFileSync(fromRoot('packages', 'python', 'pyproject.toml'), 'utf8');
const changelog = readFileSync(fromRoot('CHANGELOG.md'), 'utf8');

const faults = [
  process.env.PARLOR_PUBLISH === own.version
    ? null
    : `say that you mean it: PARLOR_PUBLISH=${own.version} npm publish`,
  changelog.includes(`\n## ${own.version}`) ? null : `CHANGELOG.md has no section "## ${own.version}"`,
  client.version === own.version ? null : 'packages/client has another version',
  python.includes(`\nversion = "${own.version}"\n`) ? null : 'packages/python has another version',
  own.repository && client.repository
    ? null
    : 'package.json does not say where the sources are ("repository")',
].filter((fault) => fault !== null);

for (const fault of faults) console.error(`publish: ${fault}`);
if (faults.length > 0) process.exitCode = 1;
