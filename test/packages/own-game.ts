import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fromRoot } from '../../src/root.js';
import { emptyFolder, must, type Packed, run } from './shell.js';

/** What `docs/your-own-game.md` has a stranger type, as far as it comes to an end by itself: from an empty folder, with the package alone. */
export const checkOwnGame = (desk: string, packed: Packed): void => {
  const guide = readFileSync(fromRoot('docs', 'your-own-game.md'), 'utf8');
  const typed = [...guide.matchAll(/^```sh\n(.*?)^```$/gms)]
    .flatMap(([, block = '']) => block.trim().split('\n'))
    .filter((line) => !line.includes('serve') && !line.includes(' play '))
    .map((line) => line.replace(/\S+\/parlor-[\d.]+\.tgz/, packed.file));
  must(
    typed.some((line) => line.includes(basename(packed.file))),
    'the guide does not install the package',
  );
  const folder = emptyFolder(desk, 'own-game');
  const quiet = { npm_config_audit: 'false', npm_config_fund: 'false', npm_config_prefer_offline: 'true' };
  const said = run(folder, 'bash', ['-ec', typed.join('\n')], {
    ...quiet,
    npm_config_ignore_scripts: 'true',
  });
  const green = [...said.matchAll(/Tests +\d+ passed/g)].length;
  must(green === 3, `of three games written from the package ${green} passed their tests: ${said}`);
  for (const name of ['pig', 'my-cards', 'my-bids']) {
    const tsc = fromRoot('node_modules', 'typescript', 'bin', 'tsc');
    run(folder, process.execPath, [tsc, '-p', name]);
    run(folder, 'bash', ['-ec', `npx parlor play ./${name} </dev/null`]);
  }
  console.log('games of each kind, written from the package, pass their tests, compile and are played');
};
