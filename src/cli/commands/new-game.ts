import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fromRoot } from '../../root.js';
import { ALL_IS_WELL, type Command, Mistake } from '../command.js';
import { KINDS } from '../new-game/kinds.js';
import { writeGame } from '../new-game/write.js';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Writes a small complete ruleset with its tests. */
export const newGame: Command = {
  async run({ words: [name = ''], value, has }) {
    const kind = KINDS[value('like') ?? 'dice'];
    const problem = whyNot(name);
    if (problem !== null || kind === undefined) throw new Mistake(problem ?? 'there is no such kind.');
    const isReady = writeGame(resolve(name), name, kind);
    if (has('json')) console.log(JSON.stringify({ name, folder: resolve(name) }));
    else console.log(afterwards(name, isReady));
    return ALL_IS_WELL;
  },
};

const whyNot = (name: string): string | null => {
  if (!NAME.test(name)) return `a game has a name such as dragon-dice, not "${name}".`;
  return existsSync(resolve(name)) ? `there is something called ${name} here already.` : null;
};

const afterwards = (name: string, isReady: boolean): string => {
  const isBuilt = existsSync(fromRoot('dist', 'kit', 'testing.js'));
  const build = isBuilt ? '' : `  (cd ${fromRoot()} && npm run build:kit)   once, for parlor/testing\n`;
  const install = isReady ? '' : `  npm --prefix ${name} install   once, for what its tests need\n`;
  return `${name}/ is a whole game: index.ts has its rules, ${name}.test.ts its tests.

${build}${install}  npm --prefix ${name} test
  ${PARLOR} play ./${name}
  PARLOR_GAMES=./${name} ${PARLOR} serve`;
};

/** As whoever typed this can type it again: a package in a project has no name in the shell. */
const PARLOR = process.env.npm_command === 'exec' ? 'npx parlor' : 'parlor';
