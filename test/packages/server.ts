import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '../live/support/server.js';
import { emptyFolder, lint, must, type Packed, run } from './shell.js';

/** What a server cannot be without, wherever it was installed. */
const NEEDED = [
  'LICENSE',
  'README.md',
  'bin/parlor.js',
  'dist/main.js',
  'dist/parlor.js',
  'dist/bot-worker.js',
  'dist/pglite-worker.js',
  'dist/template.gz',
  'dist/web/built.json',
  'dist/explorer/swagger-ui-bundle.js',
  'dist/client/index.js',
  'dist/client/index.d.ts',
  'docs/fairness.md',
  'examples/games/pig/index.ts',
  'openapi/openapi.json',
];

/** What belongs to the clone alone. The games among the examples are what `parlor new-game` begins with. */
const OURS =
  /^(?:src|test|bench|scripts|packages|examples\/(?!games\/))\/|\.map$|^dist\/(?:test|generators)\//;

/** Pages and files that are read from the package, not from the bundle. */
const PATHS = [
  '/',
  '/docs',
  '/docs/swagger-ui-bundle.js',
  '/openapi.json',
  '/arazzo.json',
  '/guides/fairness',
  '/llms.txt',
];

export interface InstalledServer {
  readonly url: string;
  /** Where it was installed. */
  readonly folder: string;
  close(): Promise<void>;
}

/** Installs `parlor`, looks at what it brings, and leaves it running. */
export const checkServer = async (desk: string, packed: Packed): Promise<InstalledServer> => {
  const missing = NEEDED.filter((path) => !packed.paths.includes(path));
  const ours = packed.paths.filter((path) => OURS.test(path));
  must(missing.length === 0, `parlor lacks ${missing.join(', ')}`);
  must(ours.length === 0, `parlor has what nobody needs: ${ours.slice(0, 5).join(', ')}`);
  lint(packed, ['--profile', 'esm-only']);
  const folder = emptyFolder(desk, 'server');
  writeFileSync(join(folder, 'package.json'), '{"private": true}');
  run(folder, 'npm', [
    'install',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    packed.file,
  ]);
  must(
    run(folder, 'npx', ['--no', '--', 'parlor', 'help']).includes('serve'),
    'npx parlor help says nothing',
  );
  const program = join(folder, 'node_modules', 'parlor', 'dist', 'main.js');
  const server = await startServer(program, { PARLOR_DATA: join(folder, 'data'), LOG_LEVEL: 'info' });
  for (const path of PATHS) {
    const { status } = await fetch(new URL(path, server.url), { headers: { accept: 'text/html, */*' } });
    must(status === 200, `${path} of the installed server is ${status}`);
  }
  console.log(`parlor: ${packed.paths.length} files, ${Math.round(packed.bytes / 1024)} kB`);
  return {
    url: server.url,
    folder,
    close: async () => must((await server.end('SIGTERM')) === 0, 'the installed server did not end well'),
  };
};
