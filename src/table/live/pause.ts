import { wakeUp } from '../../live/wake-up.js';

/** Until the clock says so, or the signal aborts. */
export const pauseUntil = async (moment: number, signal: AbortSignal): Promise<void> => {
  const { call, called, close } = wakeUp(signal);
  // A timer may ring a moment early.
  while (Date.now() < moment && !signal.aborted) {
    const timer = setTimeout(call, moment - Date.now()).unref();
    await called();
    clearTimeout(timer);
  }
  close();
};
