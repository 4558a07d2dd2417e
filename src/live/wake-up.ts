/** For one who waits: a call that comes while nobody waits is kept, so whoever looks first and waits then misses nothing. */
export interface WakeUp {
  call(): void;
  /** The next call, or one that came since the last time; also when the signal aborts. It may come for nothing: look again. */
  called(): Promise<void>;
  close(): void;
}

export const wakeUp = (signal: AbortSignal): WakeUp => {
  let wasCalled = signal.aborted;
  let wake = (): void => {};
  const call = (): void => {
    wasCalled = true;
    wake();
  };
  signal.addEventListener('abort', call, { once: true });
  return {
    call,
    async called() {
      if (!wasCalled) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      wasCalled = signal.aborted;
    },
    close: () => signal.removeEventListener('abort', call),
  };
};
