import type { Worker } from 'node:worker_threads';

/** One program on a thread, asked one question at a time. After a failure it may be gone: start another. */
export interface Thread<Question, Answer> {
  /** Fails when the program does, and when no answer came in time; then the thread is gone. */
  ask(question: Question, patienceMs: number): Promise<Answer>;
  isGone(): boolean;
  end(): Promise<void>;
}

/** What comes back. A thread says that it is ready before it is asked anything. */
export type Reply<Answer> =
  | { readonly type: 'ready' }
  | { readonly type: 'answer'; readonly answer: Answer }
  | { readonly type: 'failure'; readonly why: string };

/** A machine may be busy, but not for ever. */
const START_MS = 30_000;

export type StartWorker = () => Worker;

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

export const startThread = <Question, Answer>(start: StartWorker): Thread<Question, Answer> => {
  const worker = start();
  // A server that closes does not wait for it.
  worker.unref();
  let waiting: Waiting<Answer> | null = null;
  let isGone = false;
  const ready = new Promise<void>((resolve) => {
    worker.on('message', (reply: Reply<Answer>) => {
      if (reply.type === 'ready') return resolve();
      const asked = waiting;
      waiting = null;
      if (reply.type === 'answer') asked?.resolve(reply.answer);
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
      const answered = new Promise<Answer>((resolve, reject) => {
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
