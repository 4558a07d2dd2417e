import { useEffect, useRef } from 'preact/hooks';
import type { Game } from '../../client/types.js';
import { table } from '../catalogue/spoken-later.js';
import { useNow } from '../use-now.js';

type Clock = NonNullable<Game['clock']>;

const SECOND_MS = 1_000;
const HOUR_S = 3_600;
const DAY_S = 86_400;

/** "0:45", "12:07", "5 h 12 min", "3 days": as exactly as it matters. */
export const timeWords = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  if (seconds >= 2 * DAY_S) return table.clock.days(Math.floor(seconds / DAY_S));
  if (seconds >= HOUR_S)
    return table.clock.hours(Math.floor(seconds / HOUR_S), Math.floor((seconds % HOUR_S) / 60));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** The last sixth of a turn, but never more than half a minute: time to decide, not to worry. */
export const isLow = (ms: number, { perTurnSeconds }: Pick<Clock, 'perTurnSeconds'>): boolean =>
  ms <= Math.min(30_000, Math.max(5_000, (perTurnSeconds * SECOND_MS) / 6));

interface SeatClockProps {
  readonly clock: Clock;
  readonly seat: number;
  readonly name: string;
  readonly isActing: boolean;
  readonly isYours: boolean;
  /** The time is out: there must be news. */
  out(): void;
}

/** What a seat has left: it runs while it is to act, and else says what there will be. */
export const SeatClock = ({ clock, seat, name, isActing, isYours, out }: SeatClockProps) => {
  const { deadlineAt, bankMs, perTurnSeconds } = clock;
  const isRunning = isActing && deadlineAt !== null;
  const now = useNow(isRunning);
  const left = isRunning ? Date.parse(deadlineAt) - now : perTurnSeconds * SECOND_MS + (bankMs[seat] ?? 0);
  const isOut = isRunning && left <= 0;
  useEffect(() => {
    if (isOut) out();
  }, [isOut]);
  const time = timeWords(left);
  const warns = isRunning && isLow(left, clock);
  return (
    <>
      <span class={warns ? 'time low' : 'time'} role="timer" aria-label={table.clock.left(name, time)}>
        {time}
      </span>
      {isYours && <Warning said={warns ? table.clock.low(time) : ''} />}
    </>
  );
};

/** Said once to those who hear the page, and not with every second. */
const Warning = ({ said }: { readonly said: string }) => {
  const first = useRef('');
  if (said === '' || first.current === '') first.current = said;
  return (
    <span class="hidden" role="status">
      {first.current}
    </span>
  );
};
