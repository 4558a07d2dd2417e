import { useLayoutEffect, useRef } from 'preact/hooks';
import type { LogEntry } from '../../client/types.js';
import { table } from '../catalogue/spoken-later.js';
import type { Told } from './use-told.js';

interface LogProps {
  readonly events: readonly LogEntry[];
  readonly told: Told;
  /** The event that is shown. */
  readonly at: number;
  /** The address of a moment; null where nobody may look back yet. */
  momentOf(seq: number): string | null;
}

/** What happened, in words; the newest at the end, and in sight. */
export const Log = ({ events, told, at, momentOf }: LogProps) => {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // A long log is scrolled by keyboard too.
    if (list.current !== null) list.current.tabIndex = 0;
  }, []);
  const current = events.findLast((entry) => entry.seq <= at && !isSilent(entry))?.seq;
  useLayoutEffect(() => {
    const line = list.current?.querySelector('[aria-current]');
    if (list.current !== null && line instanceof HTMLElement)
      list.current.scrollTop = line.offsetTop - list.current.clientHeight + line.clientHeight + 8;
  }, [events, at]);
  return (
    <section class="card log">
      <h2>{table.whatHappened}</h2>
      {/* To be read at leisure: `ReadOut` says what is new, in the order in which it came. */}
      <div class="scroll" ref={list} role="log" aria-label={table.whatHappened} aria-live="off">
        <ol>
          {events.map((entry) => (
            <li
              key={entry.seq}
              value={entry.seq}
              hidden={isSilent(entry)}
              aria-current={entry.seq === current ? 'step' : undefined}
            >
              {/* By keyboard one goes through time on the replay's own page. */}
              <a href={momentOf(entry.seq) ?? undefined} tabIndex={-1}>
                {told(entry)}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
};

/** How much of a given luck is used is for programs that count. */
export const isSilent = ({ event }: LogEntry): boolean => event.type === 'luck-drawn';
