import { Unavailable } from './database.js';
import { patience } from './patience.js';

/** Asks the database: an answer within a few seconds, or `Unavailable`. */
export type Turnstile = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** Long enough for a busy database, short enough that a caller does not give up first. */
const PATIENCE_MS = 5_000;
/** Many more than there are connections; what is beyond would only pile up inside the driver. */
const MOST_INSIDE = 256;

/**
 * Law: what was not asked by the time its caller gave up is never asked. Otherwise a database that comes back
 * would first have to answer everybody who has long gone.
 */
export const turnstile = (mostInside = MOST_INSIDE, patienceMs = PATIENCE_MS): Turnstile => {
  const outside = new Set<() => void>();
  let inside = 0;

  const leave = (): void => {
    inside--;
    const [next] = outside;
    if (next === undefined) return;
    outside.delete(next);
    next();
  };

  return (work) =>
    new Promise((resolve, reject) => {
      const enter = (): void => {
        inside++;
        work()
          .then(resolve, reject)
          .finally(() => {
            stopWaiting();
            leave();
          });
      };
      const stopWaiting = patience(patienceMs, () => {
        outside.delete(enter);
        reject(new Unavailable('the database did not answer in time'));
      });
      if (inside < mostInside) enter();
      else outside.add(enter);
    });
};
