import type { Clocks } from '../../store/clocks.js';
import { type Closing, clockOf } from '../game/clock.js';
import type { Game } from '../game/game.js';

/** When the house was open: no clock runs while nobody is there to play with. */
export interface Hours {
  /** Somebody is here. Told every few seconds by every process. */
  beat(): Promise<void>;
  /** Now, or the last moment of which it is known whether the house was open: nobody is judged by a later one. */
  known(): number;
  /** The same, of this very moment: whoever slept (a closed laptop, a stopped container, a database out of reach) says first that they are back. */
  present(): Promise<number>;
  /** When the house opened last, after it was closed. */
  openSince(): number;
  /** Since when the house was open for so long, all in all: nobody could come while it was closed. */
  openFor(ms: number): Promise<number>;
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
  let beatenAt = Number.NEGATIVE_INFINITY;
  let comingBack: Promise<void> | null = null;
  const beat = async (): Promise<void> => {
    const moment = now();
    const isReopened = await clocks.beat(new Date(moment), new Date(moment - GAP_MS));
    closings = await clocks.closings(new Date(moment - REMEMBERED_MS));
    beatenAt = Math.max(beatenAt, moment);
    if (isReopened) await clocks.hurry(new Date(moment), new Date(moment + SOON_MS));
  };
  /** Once for all who ask at the same time. */
  const backAgain = (): Promise<void> => {
    comingBack ??= beat().finally(() => {
      comingBack = null;
    });
    return comingBack;
  };
  const known = (): number => Math.min(now(), beatenAt + GAP_MS);
  const present = async (): Promise<number> => {
    if (known() < now()) await backAgain();
    return known();
  };
  return {
    beat,
    known,
    present,
    async openFor(ms) {
      let since = (await present()) - ms;
      for (const { closedAt, openedAt } of closings.toReversed())
        if (openedAt > since) since -= openedAt - closedAt;
      return since;
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
