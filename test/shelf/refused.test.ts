import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RULEBOOKS } from '../../src/games/registry.js';
import { fromRoot } from '../../src/root.js';
import { gameFiles } from '../../src/shelf/find.js';
import { loadGames } from '../../src/shelf/load.js';

/** Pig, with something else in it. */
const PIG = JSON.stringify(fromRoot('examples', 'games', 'pig', 'index.ts'));

/** Whatever is refused leaves the shelf as it was, so these may run in one process with everybody else. */
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-shelf-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const game = (name: string, text: string): string => {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, 'index.ts'), text);
  return name;
};

const broken = (name: string, change: string): string =>
  game(name, `import { pig } from ${PIG};\nexport const mine = { ...pig, id: '${name}', ${change} };\n`);

const whyNot = async (name: string): Promise<string> => {
  const before = RULEBOOKS.length;
  const said = await loadGames(name, folder).then(
    () => 'nothing',
    (error: Error) => error.message,
  );
  expect(RULEBOOKS.length).toBe(before);
  return said;
};

describe('a game that is not fit is refused with a sentence that says what is wrong and where', () => {
  test.each<[string, () => string, RegExp]>([
    [
      'is not there',
      () => 'nowhere',
      /PARLOR_GAMES: there is no file, folder or installed package "nowhere"/,
    ],
    [
      'is a folder without games',
      () => {
        mkdirSync(join(folder, 'empty'), { recursive: true });
        return 'empty';
      },
      /there is no game in empty\. A game is a folder with an index\.ts/,
    ],
    [
      'is no TypeScript',
      () => game('typo', 'export const x = {;'),
      /typo\/index\.ts cannot be read: line 1, column \d+: Expected identifier but found ";"/,
    ],
    ['exports nothing', () => game('bare', 'export const x = 1;'), /bare\/index\.ts exports no ruleset/],
    ['reads files', () => game('files', "import 'node:fs';"), /files.*Could not resolve "node:fs"/],
    [
      'throws when it is loaded',
      () => game('thrower', "throw new Error('not today');"),
      /thrower\/index\.ts cannot be loaded: not today/,
    ],
    ['never stops loading', () => game('looper', 'for (;;);'), /looper\/index\.ts cannot be loaded: no end/],
    [
      'lacks a part',
      () => broken('part', 'decide: undefined'),
      /part: `decide` is missing; it must be a function/,
    ],
    [
      'has a bad name',
      () => game('name', `import { pig } from ${PIG};\nexport const x = { ...pig, id: 'My Pig' };`),
      /`id` must be kebab-case/,
    ],
    [
      'is in the box',
      () => game('box', `import { pig } from ${PIG};\nexport const x = { ...pig, id: 'dastan' };`),
      /there is a ruleset dastan on the shelf already/,
    ],
    [
      'breaks a law',
      () => broken('lawless', 'legal: () => [{ type: "roll" }, { type: "hold" }]'),
      /lawless breaks a law of the contract: `legal`/,
    ],
    [
      'draws luck on the side',
      () =>
        broken(
          'lucky',
          'decide: (s, seat, a, c) => pig.decide(s, seat, a, { pick: (items) => items[Math.floor(Math.random() * items.length)] })',
        ),
      /lucky breaks a law of the contract: `decide` .*Math\.random/,
    ],
    [
      'looks at the process',
      () => broken('nosy', 'toAct: (s) => (process.env.HOME ? pig.toAct(s) : [])'),
      /nosy breaks a law of the contract: .*rules use no process/,
    ],
  ])('it %s', async (_, named, said) => {
    expect(await whyNot(named())).toMatch(said);
  });

  test('two have one name', async () => {
    broken('one', '');
    broken('two', '');
    expect(await whyNot('one,two')).toMatch(
      /two and .*: one both have the schema Pig\w+: call one something else/,
    );
  });
});

test('a setting names packages as Node finds them, written for `import` or not', () => {
  const install = (name: string, about: object, file: string): string => {
    const at = join(folder, 'node_modules', name);
    mkdirSync(join(at, file, '..'), { recursive: true });
    writeFileSync(join(at, 'package.json'), JSON.stringify({ name, ...about }));
    writeFileSync(join(at, file), `export { pig } from ${PIG};`);
    return join(at, file);
  };
  const modern = install(
    '@me/modern',
    { type: 'module', exports: { '.': { import: './dist/game.js' } } },
    'dist/game.js',
  );
  const plain = install('plain-game', { main: 'game.cjs' }, 'game.cjs');
  expect(gameFiles('@me/modern,plain-game', folder)).toEqual([modern, plain]);
  mkdirSync(join(folder, 'node_modules', 'hollow'));
  expect(() => gameFiles('hollow', folder)).toThrow(/the package "hollow" in .* has no game in it/);
});

test('a setting names files, folders of a game, and folders of folders', () => {
  const games = fromRoot('examples', 'games');
  const all = gameFiles('.', games);
  expect(all.map((file) => file.slice(games.length))).toEqual([
    '/connect-four/index.ts',
    '/goofspiel/index.ts',
    '/kuhn-poker/index.ts',
    '/pig/index.ts',
  ]);
  expect(gameFiles(' pig, goofspiel/index.ts ,', games)).toEqual([all[3], all[1]]);
});
