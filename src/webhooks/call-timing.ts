/** How long things may take, and how often they are tried. */
export interface CallTiming {
  /** One call, from the question where the bot lives to the last byte of its answer. */
  readonly attemptMs: number;
  /** A bot that takes longer is slow: it has one place among the slow ones. */
  readonly slowMs: number;
  /** Between a call that failed and the one that repeats it. */
  readonly pauseMs: number;
  /** How long whoever claimed a turn may keep it. Longer than both calls and the pause, or two would make them. */
  readonly leaseMs: number;
  /** How often what is overdue is looked for. */
  readonly sweepMs: number;
  /** So many failures in a row disable a webhook. */
  readonly mostFailures: number;
  /** How long nothing is tried after so many failures in a row. */
  backOffMs(failures: number): number;
}

const FIRST_BACK_OFF_MS = 5_000;
const LONGEST_BACK_OFF_MS = 15 * 60_000;

export const CALL_TIMING: CallTiming = {
  attemptMs: 10_000,
  slowMs: 1_000,
  pauseMs: 1_000,
  leaseMs: 60_000,
  sweepMs: 5_000,
  mostFailures: 10,
  backOffMs: (failures) => Math.min(FIRST_BACK_OFF_MS * 2 ** (failures - 1), LONGEST_BACK_OFF_MS),
};
