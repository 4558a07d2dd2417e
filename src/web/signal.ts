import { useLayoutEffect, useState } from 'preact/hooks';

/** A value that several parts of the page look at. */
export interface Signal<Value> {
  get(): Value;
  set(value: Value): void;
  listen(listener: () => void): () => void;
}

export const signal = <Value>(first: Value): Signal<Value> => {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export const useSignal = <Value>(source: Signal<Value>): Value => {
  const [, redraw] = useState({});
  const seen = source.get();
  useLayoutEffect(() => {
    // It may have changed between the drawing and the listening.
    if (source.get() !== seen) redraw({});
    return source.listen(() => redraw({}));
  }, [source]);
  return seen;
};
