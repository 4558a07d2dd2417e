import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RULEBOOKS } from '../../src/games/registry.js';
import { fromRoot } from '../../src/root.js';
import { guardedEnv } from '../guard/run.js';
import { hasPython } from '../support/languages.js';
import { type FreshPlace, freshDatabase } from '../support/places.js';
import { client, type Program, settingsFor, startProgram } from '../support/program.js';

let fresh: FreshPlace;
let program: Program;

beforeAll(async () => {
  fresh = await freshDatabase();
  program = await startProgram(settingsFor(fresh.place));
});
afterAll(async () => {
  await program?.stop();
  await fresh?.remove();
});

/** As the examples themselves say how they are run, from the root of the repository. */
const LANGUAGES = [
  ['TypeScript', 'node_modules/.bin/tsx', ['examples/typescript/bot.ts']],
  ['Python', 'python3', ['examples/python/bot.py']],
  ['shell', 'examples/shell/bot.sh', []],
] as const;

/** What makes a game of bots that play anything short. */
const QUICK: { readonly [ruleset: string]: string } = {
  'cant-stop': '{"columnsToWin": 1}',
  dastan: '{"maxTurns": 20}',
  jackaroo: '{"maxRounds": 1}',
};

const run = (command: string, words: readonly string[]) =>
  promisify(execFile)(command, words, {
    cwd: fromRoot(),
    env: { ...guardedEnv(), PATH: process.env.PATH, HOME: process.env.HOME, PARLOR: program.url },
  });

for (const [language, command, words] of LANGUAGES)
  describe.skipIf(command === 'python3' && !hasPython)(`the bot in ${language}`, () => {
    const playedBy = async (...said: readonly string[]): Promise<unknown> => {
      const { stdout } = await run(command, [...words, ...said]);
      const [, id] = /in (g_\w+)\./.exec(stdout) ?? [];
      return (await client(program.url).get(`/games/${id}`)).body;
    };

    test.each(RULEBOOKS.map(({ id }) => id))('plays %s to its end', async (ruleset) => {
      expect(await playedBy(ruleset, 'me', QUICK[ruleset] ?? '{}')).toMatchObject({
        ruleset,
        status: 'over',
        outcome: { ended: 'finished' },
      });
    });

    test('waits for its turn against a bot of the server', async () => {
      expect(await playedBy('knucklebones', 'easy')).toMatchObject({
        status: 'over',
        seats: [{ kind: 'player' }, { kind: 'bot' }],
      });
    });

    test('says what the server said when it does not know the ruleset', async () => {
      await expect(run(command, [...words, 'chess'])).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/"chess\\?"/),
      });
    });
  });
