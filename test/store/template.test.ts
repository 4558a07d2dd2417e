import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildTemplate } from '../../scripts/template.js';
import { packFolder } from '../../src/store/packed-template.js';
import { openStore } from '../../src/store/store.js';
import { startFromTemplate } from '../../src/store/template.js';
import { builtTemplate } from '../support/places.js';

let folder: string;
let template: string;
const postgres = (): string => join(folder, 'postgres');

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-template-'));
  template = await builtTemplate();
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a new folder starts from the template', () => {
  test('and is a database like any other, for its owner alone', async () => {
    startFromTemplate(postgres(), template);
    const store = await openStore({ folder });
    expect(await store.ping()).toBe(true);
    await store.close();
    const open = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
    );
    expect(open).toEqual([]);
  });

  test('and one that was left half copied is begun anew', () => {
    mkdirSync(`${postgres()}.unfinished`);
    writeFileSync(join(`${postgres()}.unfinished`, 'PG_VERSION'), 'half');
    startFromTemplate(postgres(), template);
    expect(readdirSync(folder)).toEqual(['postgres']);
    expect(readdirSync(postgres())).toEqual(readdirSync(template));
  });

  test('which a package has as one file, its empty folders included', () => {
    // Tables and journals are files like any other, and most of what there is to pack.
    const small = join(folder, 'small');
    cpSync(template, small, { recursive: true, filter: (path) => !/(?:base|pg_wal)\/./.test(path) });
    const packed = join(folder, 'template.gz');
    writeFileSync(packed, packFolder(small));
    startFromTemplate(postgres(), join(folder, 'nowhere'), packed);
    const all = (root: string) =>
      readdirSync(root, { recursive: true, withFileTypes: true })
        .map((entry) => join(entry.parentPath.slice(root.length), entry.name))
        .toSorted();
    expect(all(postgres())).toEqual(all(small));
    expect(readdirSync(join(postgres(), 'pg_notify'))).toEqual([]);
    const version = (root: string): string => readFileSync(join(root, 'PG_VERSION'), 'utf8');
    expect(version(postgres())).toBe(version(template));
  });

  test('but a database that is there stays as it is', () => {
    mkdirSync(postgres());
    startFromTemplate(postgres(), template);
    expect(readdirSync(postgres())).toEqual([]);
  });

  test('and where there is no template nothing is made', () => {
    startFromTemplate(postgres(), join(folder, 'nowhere'), join(folder, 'neither'));
    expect(existsSync(postgres())).toBe(false);
  });
});

test('the template is made once', async () => {
  const outdir = join(template, '..', '..');
  const stamp = join(outdir, 'template', 'made-from.txt');
  const before = statSync(stamp).mtimeMs;
  await buildTemplate(outdir);
  expect(statSync(stamp).mtimeMs).toBe(before);
});
