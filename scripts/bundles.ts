import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { fromRoot } from '../src/root.js';
import { bringTypesAlong } from './bundled-types.js';
import { drawIcons } from './icons.js';
import { subsetFace } from './subset-face.js';

/** Everything that is built, and every flag it is built with. `scripts/build.ts` runs it. */

/**
 * A program for Node with its packages inside: to find and read a few hundred files takes longer than to run them.
 * What has files beside its code stays where npm put it.
 */
const FOR_NODE = {
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  external: ['@electric-sql/pglite', 'swagger-ui-dist', 'esbuild'],
  // Packages written for `require` ask for Node's own modules by it.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  // Names stay and lines are short, so that a stack can be read; whoever has the map has the sources too.
  minifySyntax: true,
  minifyWhitespace: true,
  lineLimit: 160,
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
} as const satisfies BuildOptions;

/** The programs that run on threads of their own lie beside whoever starts them. */
const ON_THREADS = {
  'arena-worker': fromRoot('src', 'cli', 'arena', 'worker.ts'),
  'bot-worker': fromRoot('src', 'bots', 'worker.ts'),
  'lab-worker': fromRoot('src', 'lab', 'worker.ts'),
  'pglite-worker': fromRoot('src', 'store', 'pglite-worker.ts'),
} as const;

/** Programs by their names in the folder, and what they start on threads. */
export const buildPrograms = async (
  programs: { readonly [name: string]: string },
  outdir: string,
): Promise<void> => {
  await build({ ...FOR_NODE, entryPoints: { ...programs, ...ON_THREADS }, outdir });
};

/** The server and the command line. */
export const buildServer = (outdir = fromRoot('dist')): Promise<void> =>
  buildPrograms({ main: fromRoot('src', 'main.ts'), parlor: fromRoot('src', 'cli', 'parlor.ts') }, outdir);

/** The two files of the explorer that are served, so that whoever installs the server need not install the rest of it. */
const buildExplorer = (packing: Packing): void => {
  const whole = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js', 'LICENSE', 'NOTICE'])
    cpSync(join(whole, file), fromRoot('dist', 'explorer', file));
  const packed = ['swagger-ui.css', 'swagger-ui-bundle.js'];
  packBeside(
    packed.map((file) => fromRoot('dist', 'explorer', file)),
    packing,
  );
};

/** How hard to press: for those who fetch it, or for a test that is about something else. */
type Packing = 'small' | 'quick';

/** The last step of brotli saves a tenth and takes twenty times as long: it is for what everybody fetches. */
const LARGE = 100_000;
const qualityOf = (plain: Buffer, packing: Packing): number => {
  if (packing === 'quick') return 4;
  return plain.length > LARGE ? 9 : 11;
};

/** As a browser takes it, beside the file itself. */
const packBeside = (files: readonly string[], packing: Packing): void => {
  for (const file of files) {
    const plain = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: qualityOf(plain, packing) };
    writeFileSync(`${file}.br`, brotliCompressSync(plain, { params }));
    writeFileSync(`${file}.gz`, gzipSync(plain, { level: packing === 'quick' ? 4 : 9 }));
  }
};

const WEB = fromRoot('dist', 'web');

/** For browsers. A name holds a hash of what is in the file, so that it may be kept for ever. */
const FOR_BROWSERS = {
  absWorkingDir: fromRoot(),
  outdir: WEB,
  bundle: true,
  minify: true,
  target: 'es2022',
  entryNames: '[name]-[hash]',
  metafile: true,
  logLevel: 'warning',
} as const satisfies BuildOptions;

/** The display face has the letters that its style sheet names, and is packed as WOFF2 whatever it came as. */
const DISPLAY_FACE: Plugin = {
  name: 'display-face',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /fraunces.*\.woff$/ }, ({ path }) => ({
      path: `${path}2`,
      namespace: 'display-face',
    }));
    onLoad({ filter: /./, namespace: 'display-face' }, ({ path }) => ({
      contents: subsetFace(fromRoot('node_modules', path.slice(0, -1)), lettersIn(FACES_SHEET)),
      loader: 'file',
    }));
  },
};

const FACES_SHEET = fromRoot('src', 'web', 'styles', 'faces.css');

/** What `unicode-range` names: `U+20-7E, U+A0`. */
const lettersIn = (sheet: string): ReadonlySet<number> => {
  const [, ranges = ''] = /unicode-range:\s*([^;]+);/.exec(readFileSync(sheet, 'utf8')) ?? [];
  return new Set(
    ranges.split(/,\s*/).flatMap((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-');
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) => first + at);
    }),
  );
};

/** What browsers are sent; `built.json` tells the names. */
export const buildPage = async (packing: Packing = 'small'): Promise<void> => {
  const page = await build({
    ...FOR_BROWSERS,
    entryPoints: [fromRoot('src', 'web', 'page.tsx')],
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    loader: { '.woff2': 'file' },
    plugins: [DISPLAY_FACE],
  });
  // No modules: one runs before anything is drawn, the other on pages that the server wrote. The style is for the pages of clubs alone.
  const before = await build({
    ...FOR_BROWSERS,
    entryPoints: ['theme/before.ts', 'guide/guide.ts', 'reading.css', 'styles/club.css'].map((file) =>
      fromRoot('src', 'web', file),
    ),
    format: 'iife',
  });
  leaveHelpersOut(page.metafile.outputs);
  const icons = Object.fromEntries(drawIcons(WEB).map((name) => [`dist/web/${name}`, {}]));
  const outputs = { ...page.metafile.outputs, ...before.metafile.outputs, ...icons };
  writeFileSync(join(WEB, 'built.json'), JSON.stringify({ outputs }));
  for (const face of FACES)
    cpSync(join(fromRoot('node_modules'), face, 'LICENSE'), join(WEB, `LICENSE-${basename(face)}.txt`));
  packBeside(
    Object.keys(outputs)
      .filter((path) => /\.(?:js|css)$/.test(path))
      .map((path) => fromRoot(path)),
    packing,
  );
  buildExplorer(packing);
};

type Outputs = NonNullable<Awaited<ReturnType<typeof build>>['metafile']>['outputs'];

/** Files ask for esbuild's own helpers by name alone where nothing of them is used: a whole request for nothing. */
const leaveHelpersOut = (outputs: Outputs): void => {
  const helpers = Object.keys(outputs).filter(
    (path) => Object.keys(outputs[path]?.inputs ?? {}).length === 0,
  );
  for (const [path, output] of Object.entries(outputs)) {
    if (!path.endsWith('.js')) continue;
    const file = fromRoot(path);
    const code = readFileSync(file, 'utf8');
    const idle = helpers.filter((helper) => code.includes(`import"./${basename(helper)}";`));
    if (idle.length === 0) continue;
    writeFileSync(
      file,
      idle.reduce((left, helper) => left.replace(`import"./${basename(helper)}";`, ''), code),
    );
    output.imports = output.imports.filter((asked) => !idle.includes(asked.path));
  }
};

/** Whose licence goes where they go. */
const FACES = ['@fontsource-variable/figtree', '@fontsource/fraunces'];

/** `parlor/client`, for Node and browsers, with its types. */
export const buildClient = async (): Promise<void> => {
  await build({
    entryPoints: [fromRoot('src', 'client', 'index.ts')],
    outfile: fromRoot('dist', 'client', 'index.js'),
    bundle: true,
    platform: 'neutral',
    target: 'es2022',
    sourcemap: true,
    logLevel: 'warning',
  });
  declarations('client');
  bringTypesAlong(fromRoot('dist', 'client'));
};

/** `parlor/ruleset` and `parlor/testing`, with their types: for whoever writes a game. */
export const buildKit = async (): Promise<void> => {
  await buildKitCode();
  declarations('kit');
};

/** The same without the types, which tests need not wait for. */
export const buildKitCode = async (): Promise<void> => {
  await build({
    entryPoints: [fromRoot('src', 'kit', 'ruleset.ts'), fromRoot('src', 'kit', 'testing.ts')],
    outdir: fromRoot('dist', 'kit'),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // One zod for a ruleset and its kit; vitest is the author's.
    external: ['zod', 'vitest'],
    sourcemap: true,
    logLevel: 'warning',
  });
};

/** The types of a part of the sources, beside what was built of it. */
const declarations = (part: string): void => {
  const compiler = fromRoot('node_modules', 'typescript', 'bin', 'tsc');
  execFileSync(process.execPath, [compiler, '-p', fromRoot('src', part)], { stdio: 'inherit' });
};
