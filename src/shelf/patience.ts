import { availableParallelism, loadavg } from 'node:os';

/** How long one question to rules from outside may take, when they had to be interrupted so often before. */
export type Patience = (interruptions: number) => number;

/** Rules answer in microseconds, the odds of a large game in tens of milliseconds. */
const AT_REST_MS = 500;
const MOST_MS = 2_000;

/** Where nobody else waits for an answer: a thread of its own, a program in a terminal. */
export const unhurried: Patience = () => MOST_MS;

/**
 * Where everybody else waits meanwhile. On a busy machine the clock runs on while others compute, so there is more of it;
 * who had to be interrupted before is given half as much each time.
 */
export const whileOthersWait: Patience = (interruptions) =>
  patienceUnder((loadavg()[0] ?? 0) / availableParallelism(), interruptions);

/** With so many who want to compute for each core. */
export const patienceUnder = (load: number, interruptions: number): number =>
  Math.round(Math.min(MOST_MS, AT_REST_MS * Math.max(1, load)) / 2 ** interruptions);
