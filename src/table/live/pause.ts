/** Until the clock says so, or the signal aborts. */
export const pauseUntil = async (moment: number, signal: AbortSignal): Promise<void> => {
  // A timer may ring a moment early.
  while (Date.now() < moment && !signal.aborted) await pause(moment - Date.now(), signal);
};

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const wake = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, ms).unref();
    signal.addEventListener('abort', wake);
  });
