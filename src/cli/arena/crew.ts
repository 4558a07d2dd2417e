import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startWorker } from '../../threads/start.js';
import type { Played } from './play.js';
import type { PairJob } from './worker.js';

const PROGRAM = { bundled: 'arena-worker.js', source: new URL('./worker.ts', import.meta.url) } as const;
const startPlayer = (): Worker => startWorker(PROGRAM);

/** Plays all pairs on so many threads; the answers come in the order of the jobs. */
export const playAll = async (
  jobs: readonly PairJob[],
  workers: number,
  onPlayed: () => void,
): Promise<readonly (readonly Played[])[]> => {
  const played: (readonly Played[])[] = [];
  const waiting = jobs.entries();
  const playOn = async (): Promise<void> => {
    const worker = startPlayer();
    try {
      for (const [index, job] of waiting) {
        worker.postMessage(job);
        const [games] = await once(worker, 'message');
        played[index] = games;
        onPlayed();
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, jobs.length) }, playOn));
  return played;
};
