import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { pig } from '../../examples/games/pig/index.js';
import { newGame } from '../../src/cli/commands/new-game.js';
import { KINDS } from '../../src/cli/new-game/kinds.js';
import { writeGame } from '../../src/cli/new-game/write.js';
import { playHere } from '../../src/cli/play/here.js';
import { terminalOn } from '../../src/cli/play/terminal.js';
import { rulebook } from '../../src/engine/rulebook.js';
import { quickLawsOf } from '../../src/kit/laws/all.js';
import { fromRoot } from '../../src/root.js';
import { bundled } from '../../src/shelf/bundle.js';
import { gameFiles } from '../../src/shelf/find.js';
import { rulesetsIn } from '../../src/shelf/rulesets-in.js';

/** What docs/your-own-game.md does, in this process; `npm run test:outside` follows it to the letter in a shell. */
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-terminal-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Somebody who types this, and what is said to them. */
const typing = (typed: string) => {
  let said = '';
  const screen = new Writable({
    write(piece, _encoding, done) {
      said += piece;
      done();
    },
  });
  const terminal = terminalOn(Readable.from([typed]), screen);
  onTestFinished(() => terminal.close());
  return { terminal, said: () => said };
};

describe('a new game', () => {
  test.each(Object.keys(KINDS))('of the kind %s is fit for the shelf', async (like) => {
    const kind = KINDS[like] ?? expect.fail(like);
    writeGame(join(folder, `my-${like}`), `my-${like}`, kind);
    const [source] = await Promise.all(gameFiles(`my-${like}`, folder).map(bundled));
    const [ruleset] = rulesetsIn(source ?? expect.fail('no game'));
    expect(ruleset?.id).toBe(`my-${like}`);
    for (const { check } of quickLawsOf(ruleset ?? expect.fail('no ruleset'), 60_000)) check();
    for (const file of [`my-${like}.test.ts`, 'package.json', 'node_modules/.bin/vitest'])
      expect(existsSync(join(folder, `my-${like}`, file)), file).toBe(true);
  });

  test('is what the guide shows', () => {
    writeGame(join(folder, 'pig'), 'pig', KINDS.dice ?? expect.fail('no dice'));
    const written = readFileSync(join(folder, 'pig', 'index.ts'), 'utf8');
    expect(written).toBe(readFileSync(fromRoot('examples', 'games', 'pig', 'index.ts'), 'utf8'));
    const guide = readFileSync(fromRoot('docs', 'your-own-game.md'), 'utf8');
    const shown = [...guide.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, block = '']) => block.trim());
    const examples = ['pig', 'kuhn-poker', 'goofspiel'].map((name) =>
      readFileSync(fromRoot('examples', 'games', name, 'index.ts'), 'utf8'),
    );
    for (const block of shown.filter((text) => !text.startsWith('import')))
      expect(examples.join('\n')).toContain(block);
    expect(shown.length).toBeGreaterThan(5);
  });
});

test.each([
  ['docs', /there is something called docs here already/],
  ['Dragon', /a game has a name such as dragon-dice, not "Dragon"/],
])('a game called %s is not written, and the author is told why', async (name, why) => {
  const asked = { words: [name], has: () => false, value: () => undefined };
  await expect(newGame.run(asked)).rejects.toThrow(why);
});

test('a game is played in the terminal, to its end or until somebody leaves', async () => {
  // So long that no luck ends the game before the second question.
  const wanted = { level: 'easy', options: { goal: 100 } } as const;
  const toTheEnd = typing('1\n9\n2\n'.repeat(400));
  expect(await playHere(rulebook(pig), wanted, toTheEnd.terminal)).toBe(true);
  expect(toTheEnd.said()).toMatch(/1 {2}Roll the die/);
  expect(toTheEnd.said()).toMatch(/Type a number from 1 to \d, or q to leave/);
  expect(await playHere(rulebook(pig), wanted, typing('1\nq\n').terminal)).toBe(false);
  const refused = typing('');
  expect(await playHere(rulebook(pig), { ...wanted, options: { goal: 0 } }, refused.terminal)).toBe(false);
  expect(refused.said()).toMatch(/goal/i);
});
