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
    writeGame(resolve(name), name, kind);
    if (has('json')) console.log(JSON.stringify({ name, folder: resolve(name) }));
    else console.log(afterwards(name));
    return ALL_IS_WELL;
  },
};

const whyNot = (name: string): string | null => {
  if (!NAME.test(name)) return `a game has a name such as dragon-dice, not "${name}".`;
  return existsSync(resolve(name)) ? `there is something called ${name} here already.` : null;
};

const afterwards = (name: string): string => {
  const isBuilt = existsSync(fromRoot('dist', 'kit', 'testing.js'));
  const build = isBuilt ? '' : `  (cd ${fromRoot()} && npm run build:kit)   once, for parlor/testing\n`;
  return `${name}/ is a whole game: index.ts has its rules, ${name}.test.ts its tests.

${build}  cd ${name} && npm test
  parlor play ./${name}
  PARLOR_GAMES=./${name} parlor serve`;
};
