const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;

/** A little longer each time; at once when the browser says that the network is back. */
export const untilLater = (failures: number): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS));
    addEventListener('online', done);
  });
