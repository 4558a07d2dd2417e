import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface ScrolledProps {
  /** The id of its heading. */
  readonly by: string;
  readonly children: ComponentChildren;
}

/** What may be wider than the page: scrolled by itself, by keyboard too. */
export const Scrolled = ({ by, children }: ScrolledProps) => {
  const region = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (region.current !== null) region.current.tabIndex = 0;
  }, []);
  return (
    <section class="scroll-x" aria-labelledby={by} ref={region}>
      {children}
    </section>
  );
};
