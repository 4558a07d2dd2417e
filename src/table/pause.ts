/** Until the clock says so, or the signal aborts. */
export const pauseUntil = (moment: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const left = moment - Date.now();
    if (left <= 0 || signal.aborted) return resolve();
    const wake = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, left).unref();
    signal.addEventListener('abort', wake);
  });
