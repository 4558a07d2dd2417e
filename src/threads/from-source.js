// Runs a worker straight from its TypeScript, in development and in tests; `npm run build` bundles it instead.
// Plain JavaScript: a worker is started by Node itself, which reads no TypeScript here.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.script);
