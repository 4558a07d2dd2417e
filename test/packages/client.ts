import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../../src/root.js';
import { emptyFolder, guarded, lint, must, type Packed, run } from './shell.js';

/** What a caller writes: a whole game that is watched meanwhile, a list page by page, a wait that is too long, and an action that must not compile. */
const PLAY = `
const server = parlorClient({ baseUrl: process.env.PARLOR ?? '' });

const watched = async (game: Game): Promise<string> => {
  let last = '';
  for await (const { text } of server.follow(game)) last = text;
  return last;
};

export const play = async (): Promise<string> => {
  const me = server.as((await server.createPlayer('Installed')).token);
  const game = await me.createGame({ ruleset: 'knucklebones', seats: [{ player: 'me' }, { bot: 'easy' }] });
  const watching = watched(game);
  // @ts-expect-error: there is no such action in Knucklebones
  const wrong: Action<'knucklebones'> = { type: 'roll' };
  const over = await me.play(game, ({ legal }) => legal[0]?.action ?? wrong);
  const open = await me.createGame({ ruleset: 'dastan', seats: [{ player: 'me' }, { open: true }] });
  const waited = await me.refresh(open, { waitS: 20, timeoutMs: 200 }).catch((thrown: unknown) => thrown);
  let mine = 0;
  for await (const { seats } of me.games({ limit: 1 })) mine += seats.filter(({ you }) => you).length;
  const words = [over.status, over.outcome?.ended, (await watching).includes('over'), waited instanceof ParlorTimeoutError, mine];
  return words.join(' ');
};

void play().then((said) => console.log(said));
`;
const SAID = 'over finished true true 2';

/** A ruleset that the client has never heard of, told to it. Only looked at by the compiler. */
const OWN = `
declare module 'parlor-client' {
  interface OwnRulesets {
    pig: { action: { type: 'roll' } | { type: 'hold' }; view: { scores: number[] } };
  }
}
export const roll: Action<'pig'> = { type: 'roll' };
// @ts-expect-error: nothing is placed in Pig
export const place: Action<'pig'> = { type: 'place', column: 1 };
export const best = (game: Game<'pig'>): number => Math.max(...(game.view?.scores ?? []));
export const stillKnown: Action<'knucklebones'> = { type: 'place', column: 1 };
// @ts-expect-error: no such ruleset was told of
export const chess = () => server.createGame({ ruleset: 'chess' });
// @ts-expect-error: no such code
export const typo = isProblem(null, 'typo');
`;

const IMPORTS =
  "import { type Action, type Game, isProblem, ParlorTimeoutError, parlorClient } from 'parlor-client';\n";

/** Programs by their names, and the ways a compiler may look for what they import. */
const SOURCES = {
  'play.mts': IMPORTS + PLAY + OWN,
  'play.cts': IMPORTS + PLAY,
  'bundled.ts': IMPORTS + PLAY + OWN,
};
const WAYS = [
  ['nodenext', 'nodenext', ['play.mts', 'play.cts']],
  ['node16', 'node16', ['play.mts', 'play.cts']],
  ['bundler', 'esnext', ['bundled.ts']],
] as const;

export const checkClient = async (desk: string, packed: Packed, url: string): Promise<void> => {
  lint(packed);
  const folder = emptyFolder(desk, 'client');
  writeFileSync(join(folder, 'package.json'), '{"private": true, "type": "module"}');
  run(folder, 'npm', ['install', '--offline', '--no-audit', '--no-fund', packed.file]);
  for (const [name, text] of Object.entries(SOURCES)) writeFileSync(join(folder, name), text);
  for (const [resolution, module, files] of WAYS) compile(folder, resolution, module, files);
  for (const file of ['nodenext/play.mjs', 'nodenext/play.cjs']) {
    const said = run(folder, process.execPath, [file], guarded({ PARLOR: url }));
    must(said.trim() === SAID, `${file} said: ${said}`);
  }
  for (const [name, { program, words }] of Object.entries(ELSEWHERE)) {
    if (!existsSync(program)) {
      console.log(`--   ${name}: nothing to be had for this machine`);
      continue;
    }
    const said = run(folder, program, [...words, 'play.mts'], { PARLOR: url, DO_NOT_TRACK: '1' });
    must(said.trim() === SAID, `play.mts said under ${name}: ${said}`);
    console.log(`ok   ${name}: the same program, as it stands`);
  }
  console.log(`parlor-client: ${packed.paths.length} files, ${Math.round(packed.bytes / 1024)} kB`);
};

const installed = (...path: readonly string[]): string =>
  fromRoot('test', 'packages', 'node_modules', ...path);

/** What else runs TypeScript, from the packages that bring it; no install script of theirs was run. Deno is held to the loopback by its own guard. */
const ELSEWHERE: {
  readonly [name: string]: { readonly program: string; readonly words: readonly string[] };
} = {
  Deno: {
    program: installed('@deno', `${process.platform}-${process.arch}-glibc`, 'deno'),
    words: ['run', '--no-remote', '--allow-net=127.0.0.1', '--allow-env=PARLOR'],
  },
  Bun: {
    program: installed('@oven', `bun-${process.platform}-${process.arch}`, 'bin', 'bun'),
    words: ['run', '--no-install'],
  },
};

/** As strictly as can be, declarations of others included. */
const compile = (folder: string, resolution: string, module: string, files: readonly string[]): void => {
  const strict = [
    '--strict',
    '--exactOptionalPropertyTypes',
    '--noUncheckedIndexedAccess',
    '--skipLibCheck',
    'false',
  ];
  const where = ['--moduleResolution', resolution, '--module', module, '--outDir', resolution];
  const rest = ['--target', 'es2022', '--lib', 'es2023,dom,dom.iterable', '--types', 'node', '--typeRoots'];
  const types = fromRoot('node_modules', '@types');
  run(folder, process.execPath, [
    fromRoot('node_modules', 'typescript', 'bin', 'tsc'),
    ...[...strict, ...where, ...rest, types, ...files],
  ]);
};
