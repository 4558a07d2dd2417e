import { ALL_IS_WELL, type Command, Mistake } from '../command.js';
import { bashScript, zshScript } from '../completion/bash.js';
import { fishScript } from '../completion/fish.js';
import { type Spec, specs } from '../completion/spec.js';
import { SHELLS } from '../table/shell.js';

const SCRIPTS: { readonly [Shell in (typeof SHELLS)[number]]: (specs: readonly Spec[]) => string } = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};

export const completion: Command = {
  async run({ words: [asked], has }) {
    const shell = SHELLS.find((known) => known === asked);
    if (shell === undefined) throw new Mistake(`${asked} is not one of ${SHELLS.join(', ')}.`);
    const script = SCRIPTS[shell](specs());
    console.log(has('json') ? JSON.stringify({ shell, script }) : script.trimEnd());
    return ALL_IS_WELL;
  },
};
