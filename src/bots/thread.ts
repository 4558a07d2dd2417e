import type { Worker } from 'node:worker_threads';
import type { Said } from '../engine/ruleset.js';
import { shelvedHere } from '../shelf/shelve.js';
import { startWorker } from '../threads/start.js';
import type { BotReply, TimedQuestion } from './question.js';

/** One thread that thinks, one question at a time. After a failure it may be gone: start another. */
export interface Thread {
  /** Fails when the bot does, and when no answer came in time; then the thread is gone. */
  ask(question: TimedQuestion, patienceMs: number): Promise<Said>;
  isGone(): boolean;
  end(): Promise<void>;
}

/** More than any bot needs; one that takes more goes wrong, and goes alone. */
const MOST_MEMORY_MB = 256;

/** A machine may be busy, but not for ever. */
const START_MS = 30_000;

export type StartWorker = () => Worker;

const PROGRAM = { bundled: 'bot-worker.js', source: new URL('./worker.ts', import.meta.url) } as const;

export const startBotWorker: StartWorker = () =>
  startWorker(PROGRAM, {
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    workerData: { games: JSON.stringify(shelvedHere()) },
  });

interface Waiting {
  readonly resolve: (action: Said) => void;
  readonly reject: (error: Error) => void;
}

export const startThread = (start: StartWorker): Thread => {
  const worker = start();
  // A server that closes does not wait for a thought.
  worker.unref();
  let waiting: Waiting | null = null;
  let isGone = false;
  const ready = new Promise<void>((resolve) => {
    worker.on('message', (reply: BotReply) => {
      if (reply.type === 'ready') return resolve();
      const asked = waiting;
      waiting = null;
      if (reply.type === 'answer') asked?.resolve(reply.action);
      else asked?.reject(new Error(reply.why));
    });
    worker.once('exit', () => resolve());
  });
  const fail = (why: string): void => {
    isGone = true;
    waiting?.reject(new Error(why));
    waiting = null;
  };
  worker.on('error', (error) => fail(error instanceof Error ? error.message : String(error)));
  worker.on('exit', (code) => fail(`the thread ended with code ${code}`));

  /** A thread that lets one wait too long is ended, and whoever waits hears of it. */
  const within = async <Value>(ms: number, event: Promise<Value>): Promise<Value> => {
    const tooLong = setTimeout(() => {
      fail(`no answer came within ${ms} ms`);
      void worker.terminate();
    }, ms).unref();
    return event.finally(() => clearTimeout(tooLong));
  };

  return {
    isGone: () => isGone,
    async ask(question, patienceMs) {
      const answered = new Promise<Said>((resolve, reject) => {
        waiting = { resolve, reject };
      });
      // Failing before it is ready must not go unheard of.
      answered.catch(() => {});
      await within(START_MS, ready);
      worker.postMessage(question);
      return within(patienceMs, answered);
    },
    async end() {
      fail('the server is closing');
      await worker.terminate();
    },
  };
};
