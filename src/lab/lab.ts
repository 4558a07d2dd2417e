import { RulesetFault } from '../engine/fault.js';
import { no, type Result, yes } from '../engine/result.js';
import { shelvedHere } from '../shelf/shelve.js';
import type { Problem } from '../table/problem.js';
import { startWorker } from '../threads/start.js';
import { type StartWorker, startThread, type Thread } from '../threads/thread.js';
import type { LabAnswer, Rollouts, TimedRollouts } from './question.js';

/** Where many games are played at once for somebody who learns. Nothing of them is kept. */
export interface Lab {
  /** What came of the games, as JSON. */
  rollOut(wanted: Rollouts): Promise<Result<string, Problem>>;
  close(): Promise<void>;
}

export interface LabOptions {
  /** How long the games of one request may take. */
  readonly playingMs?: number;
  /** How many requests may wait for the one that is played. */
  readonly mostWaiting?: number;
}

const PLAYING_MS = 5_000;
/** How long after its time an answer is given up: rules that loop are interrupted sooner. */
const PATIENCE_MS = 10_000;
const MOST_WAITING = 16;
/** What all games together may take; who needs more goes wrong, and goes alone. */
const MOST_MEMORY_MB = 256;

const PROGRAM = { bundled: 'lab-worker.js', source: new URL('./worker.ts', import.meta.url) } as const;

const startLabWorker: StartWorker = () =>
  startWorker(PROGRAM, {
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    workerData: { games: JSON.stringify(shelvedHere()) },
  });

/** One thread, started when first needed; requests go there one after another. */
export const labWith = ({ playingMs = PLAYING_MS, mostWaiting = MOST_WAITING }: LabOptions = {}): Lab => {
  let thread: Thread<TimedRollouts, LabAnswer> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const ask = (wanted: Rollouts): Promise<LabAnswer> => {
    if (thread === null || thread.isGone()) thread = startThread(startLabWorker);
    return thread.ask({ wanted, ms: playingMs }, playingMs + PATIENCE_MS).catch((error) => {
      // Out of memory, most likely: the next request finds a new thread.
      throw new RulesetFault(
        wanted.ruleset,
        'failed',
        `the thread that played ${wanted.ruleset} gave up`,
        error,
      );
    });
  };
  return {
    async rollOut(wanted) {
      if (waiting > mostWaiting) return no(TOO_BUSY);
      waiting++;
      const answer = last.then(() => ask(wanted));
      last = answer.catch(() => {});
      return resultOf(await answer.finally(() => waiting--));
    },
    async close() {
      await thread?.end();
    },
  };
};

const resultOf = (answer: LabAnswer): Result<string, Problem> => {
  switch (answer.kind) {
    case 'played':
      return yes(answer.json);
    case 'refused':
      return no(answer.problem);
    case 'failed':
      throw new RulesetFault(answer.ruleset, 'failed', answer.why);
  }
};

const TOO_BUSY: Problem = {
  code: 'too-busy',
  detail: 'Many others learn at this moment, and one request is played after another. Try again shortly.',
};
