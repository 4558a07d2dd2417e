import type { Clocks } from '../../store/clocks.js';
import { type Closing, clockOf } from '../game/clock.js';
import type { Game } from '../game/game.js';

/** When the house was open: no clock runs while nobody is there to play with. */
export interface Hours {
  /** Somebody is here. Told every few seconds by every process. */
  beat(): Promise<void>;
  /** When the house opened last, after it was closed. */
  openSince(): number;
  /** Hours that are to be given back to this game before anything else is decided there; null when there are none. */
  owedTo(game: Game): Closing | null;
}

/** Longer than a process that is alive leaves between two beats, on a busy machine too. */
const GAP_MS = 30_000;
/** No turn and no bank is longer than this together. */
const REMEMBERED_MS = 61 * 24 * 3_600_000;
/** What matters only much later is given back later. */
const SOON_MS = 600_000;

export const hoursIn = (clocks: Clocks, now: () => number): Hours => {
  let closings: readonly Closing[] = [];
  return {
    async beat() {
      const moment = now();
      const isReopened = await clocks.beat(new Date(moment), new Date(moment - GAP_MS));
      closings = await clocks.closings(new Date(moment - REMEMBERED_MS));
      if (isReopened) await clocks.hurry(new Date(moment), new Date(moment + SOON_MS));
    },
    openSince: () => Math.max(0, ...closings.map(({ openedAt }) => openedAt)),
    owedTo(game) {
      const clock = clockOf(game);
      if (clock === null || clock.isStopped) return null;
      const running = clock.seats.filter(({ since }) => since !== null);
      return (
        closings.find(
          ({ openedAt }) =>
            openedAt > clock.givenUntil &&
            running.some((time) => {
              const turnMs = clock.rules.perTurnSeconds * 1000;
              const since = time.since ?? openedAt;
              const runsOut = since + turnMs + time.bankMs;
              return since < openedAt && (now() > since + turnMs || runsOut - now() < SOON_MS);
            }),
        ) ?? null
      );
    },
  };
};
