import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** A program that runs on a thread of its own: its name in the bundle, and its TypeScript. */
export interface ThreadProgram {
  readonly bundled: string;
  readonly source: URL;
}

interface ThreadOptions extends Omit<WorkerOptions, 'workerData'> {
  readonly workerData?: { readonly [name: string]: string };
}

/** The bundle has the worker beside it; the sources have it in TypeScript. */
export const startWorker = ({ bundled, source }: ThreadProgram, options: ThreadOptions = {}): Worker => {
  const beside = new URL(`./${bundled}`, import.meta.url);
  if (existsSync(fileURLToPath(beside))) return new Worker(beside, options);
  const workerData = { ...options.workerData, bundled, script: source.href };
  return new Worker(new URL('./from-source.js', import.meta.url), { ...options, workerData });
};
