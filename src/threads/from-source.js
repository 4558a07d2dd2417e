// Runs a worker straight from its TypeScript, in development and in tests; `npm run build` bundles it instead.
// Plain JavaScript: a worker is started by Node itself, which reads no TypeScript here.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';

// A run of the tests bundles its workers once, just before it: every one of hundreds would read the same TypeScript anew, a second each.
const bundles = process.env.PARLOR_BUNDLED_WORKERS;
const bundle = bundles === undefined ? null : join(bundles, workerData.bundled);
const isBundled = bundle !== null && existsSync(bundle);
if (!isBundled) (await import('tsx/esm/api')).register();
await import(isBundled ? pathToFileURL(bundle).href : workerData.script);
