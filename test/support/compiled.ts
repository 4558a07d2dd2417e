import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin as Step } from 'esbuild';
import type { Plugin } from 'vitest/config';

/**
 * Whatever test files import of ours is compiled once, before the run, file by file, and Node itself loads it. Vite would compile it for each
 * worker, and turn every name that is imported into a question to a getter: a tenth of what a run costs, and half of what one file does.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['src', 'test', 'examples/games', 'scripts'].map((folder) => join(ROOT, folder));
const COMPILED = join(ROOT, 'dist', 'test', 'modules');

/** For Vite, which would compile them once more. */
export const COMPILED_ONES = /\/dist\/test\/modules\//;

/** What a game from outside imports is what is published; here it is what is about to be. */
export const PUBLISHED: { readonly [specifier: string]: string } = {
  'parlor/ruleset': join(ROOT, 'src', 'kit', 'ruleset.ts'),
  'parlor/testing': join(ROOT, 'src', 'kit', 'testing.ts'),
};

/** Run anew for each test file, or once before all of them: vitest loads them by their names, and none may be forgotten here. */
const LOADED_BY_VITEST = /(?:\.test|\.browser|\.d|\/setup|\/global-setup|\/spending)\.tsx?$/;
/** What runs before the run may run before anything is compiled, with all that it imports. */
const BEFORE_THE_RUN = /\/global-setup\.ts$/;

const isModule = (path: string): boolean =>
  FOLDERS.some((folder) => path.startsWith(join(folder, '/'))) &&
  /\.tsx?$/.test(path) &&
  !LOADED_BY_VITEST.test(path) &&
  !path.includes('node_modules');

/** The module of ours that is meant, or null where it is somebody else's, or no TypeScript. */
const moduleMeant = (specifier: string, importer: string): string | null => {
  if (!specifier.startsWith('.')) return PUBLISHED[specifier] ?? null;
  const path = resolve(dirname(importer), specifier);
  const sources = ['.ts', '.tsx'].map((extension) => path.replace(/\.js$/, extension));
  return sources.find((source) => isModule(source) && existsSync(source)) ?? null;
};

/** Where it can be imported from, once it is compiled. */
export const compiled = (path: string): string =>
  pathToFileURL(join(COMPILED, relative(ROOT, path)).replace(/\.tsx?$/, '.js')).href;

/** What `import.meta.url` says in a module that is compiled. */
const ITS_SOURCE = 'urlOfItsSource';

/** Its own imports stay imports: of what is compiled with it, or of what lies where it always lay. */
const FILE_BY_FILE: Step = {
  name: 'file-by-file',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /./ }, ({ path, importer, kind }) => {
      if (kind === 'entry-point') return null;
      const meant = moduleMeant(path, importer);
      if (meant !== null) return { path: compiled(meant), external: true };
      const isBeside = path.startsWith('.');
      return {
        path: isBeside ? pathToFileURL(resolve(dirname(importer), path)).href : path,
        external: true,
      };
    });
    // Whoever looks for files beside its own finds them beside its source.
    onLoad({ filter: /\.tsx?$/ }, ({ path }) => ({
      contents: `const ${ITS_SOURCE} = ${JSON.stringify(pathToFileURL(path).href)}; ${readFileSync(path, 'utf8')}`,
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};

/** Before anything of it is asked for. */
export const compileModules = async (): Promise<void> => {
  await build({
    entryPoints: FOLDERS.flatMap(modulesIn),
    outbase: ROOT,
    outdir: COMPILED,
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    // A stack is told in lines of the sources.
    sourcemap: 'inline',
    sourcesContent: false,
    define: { 'import.meta.url': ITS_SOURCE },
    logLevel: 'warning',
    plugins: [FILE_BY_FILE],
  });
};

const modulesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter(isModule);

/** For a run that ends. Whoever watches changes them, and whoever counts the lines that were reached counts those of Vite. */
const isOneRun = process.argv.includes('run') && !process.argv.includes('--coverage');

export const compiledModules = (): Plugin => ({
  name: 'compiled-modules',
  enforce: 'pre',
  apply: () => isOneRun,
  configResolved({ test, root }) {
    const named = [test?.setupFiles ?? [], test?.globalSetup ?? []].flat();
    const forgotten = named.filter((path) => isModule(resolve(root, path)));
    if (forgotten.length > 0)
      throw new Error(
        `Vitest loads ${forgotten.join(' and ')}: name it in LOADED_BY_VITEST of test/support/compiled.ts.`,
      );
  },
  resolveId(specifier, importer) {
    if (importer === undefined || isModule(importer) || BEFORE_THE_RUN.test(importer)) return null;
    const meant = moduleMeant(specifier, importer);
    return meant === null ? null : { id: compiled(meant), external: true };
  },
});
