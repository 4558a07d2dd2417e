import { useLayoutEffect, useRef } from 'preact/hooks';
import type { LogEntry } from '../../client/types.js';

interface LogProps {
  readonly events: readonly LogEntry[];
  /** The event that is shown. */
  readonly at: number;
}

/** What happened, in words; the newest at the end, and in sight. */
export const Log = ({ events, at }: LogProps) => {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // A long log is scrolled by keyboard too.
    if (list.current !== null) list.current.tabIndex = 0;
  }, []);
  useLayoutEffect(() => {
    const current = list.current?.querySelector('[aria-current]');
    if (list.current !== null && current instanceof HTMLElement)
      list.current.scrollTop = current.offsetTop - list.current.clientHeight + current.clientHeight + 8;
  }, [events, at]);
  return (
    <section class="card log">
      <h2>What happened</h2>
      <div class="scroll" ref={list} role="log" aria-label="What happened" aria-live="polite">
        <ol>
          {events.map(({ seq, text }) => (
            <li key={seq} value={seq} aria-current={seq === at ? 'step' : undefined}>
              {text}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
};
