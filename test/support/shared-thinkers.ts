import { type Thinkers, thinkersWith } from '../../src/bots/thinkers.js';

const THINKING_MS = 5;
/** A server looks back at a decision for up to 400. What it says of one is the same in less time, and less sure. */
const JUDGING_MS = 15;

/** The threads on which the bots of all parlors of this worker think. To start one takes longer than most games. */
let threads: Thinkers | null = null;

/** A parlor's share of them: when it closes, nobody waits for a thought, and the threads go on thinking for others. */
export const sharedThinkers = (): Thinkers => {
  let close = (): void => {};
  const closing = new Promise<never>((_resolve, reject) => {
    close = () => reject(new Error('the server is closing'));
  });
  closing.catch(() => {});
  return {
    think(question) {
      threads ??= thinkersWith({ thinkingMs: THINKING_MS });
      return Promise.race([threads.think(question), closing]);
    },
    judge(question, seed, ms) {
      threads ??= thinkersWith({ thinkingMs: THINKING_MS });
      return Promise.race([threads.judge(question, seed, Math.min(ms, JUDGING_MS)), closing]);
    },
    close: async () => close(),
  };
};
