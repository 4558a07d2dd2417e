import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../../src/root.js';
import { emptyFolder, guarded, must, run } from './shell.js';

/** The wheel and the source archive, each into an environment of its own that can reach no index. */
export const checkPython = (desk: string, url: string): void => {
  const made = emptyFolder(desk, 'python');
  run(fromRoot('packages', 'python'), 'python3', ['-B', 'backend.py', made]);
  const again = emptyFolder(desk, 'python-again');
  run(fromRoot('packages', 'python'), 'python3', ['-B', 'backend.py', again]);
  const files = readdirSync(made).toSorted();
  must(files.length === 2, `one wheel and one archive, not ${files.join(', ')}`);
  for (const file of files) {
    run(desk, 'cmp', [join(made, file), join(again, file)]);
    installAndPlay(emptyFolder(desk, `${file}-installed`), join(made, file), url);
  }
  console.log(`parlor-client for Python: ${files.join(', ')}`);
};

const installAndPlay = (folder: string, file: string, url: string): void => {
  run(folder, 'python3', ['-m', 'venv', 'env']);
  const bin = (name: string): string => join(folder, 'env', 'bin', name);
  run(folder, bin('python'), ['-m', 'pip', 'install', '--quiet', '--no-index', '--no-deps', file]);
  const settings = guarded({ PARLOR: url, no_proxy: '*' });
  const game = 'import sys, random, parlor; me = parlor.Client().join("Installed")';
  const seats = '[{"player": "me"}, {"bot": "easy"}]';
  const play = `over = me.play(me.create_game("knucklebones", seats=${seats}), lambda turn: random.choice(turn.legal)["action"])`;
  const id = run(folder, bin('python'), ['-c', `${game}; ${play}; print(over["id"])`], settings).trim();
  const verdict = run(folder, bin('parlor-verify'), [id], settings);
  must(verdict.includes('sound: '), `${file}: ${verdict}`);
};
