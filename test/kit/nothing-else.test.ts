import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { RULEBOOKS } from '../../src/games/registry.js';
import { playthroughsOf } from '../../src/kit/playthroughs.js';
import { fromRoot } from '../../src/root.js';
import { bundled } from '../../src/shelf/bundle.js';
import { rulesetsIn } from '../../src/shelf/rulesets-in.js';
import { programTexts } from '../support/architecture.js';
import { namesIn, PUBLISHED } from '../support/published.js';

test('the games in the box use nothing of the engine that a game from outside cannot', () => {
  const used = programTexts()
    .filter(({ file }) => /^src\/games\/[\w-]+\//.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/import (?:type )?\{([^}]*)\} from '[./]+\/engine\/[^']+'/g)].flatMap(
        ([, list = '']) => namesIn(list).map((name) => [file, name] as const),
      ),
    );
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter(([, name]) => !PUBLISHED.has(name))).toEqual([]);
});

/** The folder of a game in the box, as somebody outside would have written it. */
const carriedOut = (id: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-carried-out-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(fromRoot('src', 'games', id), folder, {
    recursive: true,
    filter: (file) => !/\.test\.ts$|\/test-[\w-]+\.ts$/.test(file),
  });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )) {
    const text = readFileSync(join(folder, name), 'utf8');
    writeFileSync(
      join(folder, name),
      text.replaceAll(/(?<= from ')[./]+\/engine\/[^']+(?=')/g, 'parlor/ruleset'),
    );
  }
  return join(folder, 'index.ts');
};

test.each(RULEBOOKS.map(({ id }) => id))(
  '%s, carried out of the house, is loaded as a game from outside and plays the same game',
  async (id) => {
    const [ruleset] = rulesetsIn(await bundled(carriedOut(id)));
    if (ruleset === undefined) throw new Error('no ruleset was found');
    const judge = id === 'dastan' ? [] : ['judge'];
    expect(Object.keys(ruleset.bots ?? {})).toEqual(['easy', 'medium', 'hard', ...judge]);
    const [first] = playthroughsOf(ruleset);
    expect(first?.text()).toBe(readFileSync(fromRoot('test', 'playthroughs', `${first?.name}.txt`), 'utf8'));
  },
);
