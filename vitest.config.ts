import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { GUARDED } from './test/guard/config.js';
import { COMPILED_ONES, compiledModules, PUBLISHED } from './test/support/compiled.js';
import { LongestFirst } from './test/support/longest-first.js';

const PATIENCE_MS = 300_000;

/** What starts compilers, installers and other languages has a command of its own: `npm run test:outside`. */
export const OUTSIDE = 'test/outside/**/*.test.ts';

/** What starts the program to kill it, stop it or start it twice: `npm run test:process`. */
export const PROCESSES = 'test/process/**/*.test.ts';

/** What is read from the sources alone is one of the checks: `npm run check:imports`. */
export const CHECKS = 'test/checks/**/*.test.ts';

/** Most code runs a few times in a test: what V8 does for code that runs for hours costs more than it gives. */
const SHORT_LIVED = [
  // Room for what is soon forgotten, so that it is forgotten without being moved first.
  '--min-semi-space-size=32',
  '--max-semi-space-size=64',
  // The embedded database is compiled once and quickly: compiling it a second time, and well, takes longer than a run gains by it.
  '--liftoff-only',
  // Known to Node 20 alone: what is to be optimized has run fifteen times as long.
  ...(process.version.startsWith('v20.') ? ['--interrupt-budget=1000000'] : []),
];

export default defineConfig({
  plugins: [compiledModules()],
  resolve: { alias: PUBLISHED },
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'examples/games/**/*.test.ts'],
    exclude: [...configDefaults.exclude, OUTSIDE, PROCESSES, CHECKS],
    globalSetup: ['test/guard/global-setup.ts', 'test/support/global-setup.ts'],
    ...GUARDED,
    execArgv: [...GUARDED.execArgv, ...SHORT_LIVED],
    setupFiles: [...GUARDED.setupFiles, 'test/support/spending.ts'],
    // Each of them warms up the same code, which costs more than what a third one does while the others wait.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    server: { deps: { external: [COMPILED_ONES] } },
    // A file pays for what it imports, and for its database, only where no other in its worker has paid before.
    isolate: false,
    // Tests wait for facts. The only clock is one that a machine with a load of twenty does not outrun.
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
    coverage: {
      include: ['src/**/*.ts'],
      // Written by programs, or run by browsers, which have tests of their own.
      exclude: ['src/**/*.test.ts', 'src/client/generated/**', 'src/web/**'],
      reporter: ['text-summary', 'html'],
    },
    expect: { poll: { timeout: PATIENCE_MS, interval: 20 } },
  },
});
