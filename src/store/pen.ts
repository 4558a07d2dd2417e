import type { Database, Pen } from './database.js';

/** A connection that is made when it is needed, and made again when it was lost. */
interface Line {
  readonly ask: Database['ask'];
  /** Ends it within so many seconds, whatever is under way. */
  end(seconds: number): Promise<void>;
}

interface LinedPen extends Pen {
  close(): Promise<void>;
}

interface Care {
  /** Whether a session is with one server for as long as it lasts. */
  readonly isWithOne: boolean;
  /** A line over which nothing was written for so long is laid anew: who knows where the old one leads. */
  readonly idleMs: number;
}

/**
 * Writes over one connection at a time. Nobody waits in line for it, so what is written goes over the session it was meant for, or not at all.
 * That is why it is not the driver who ends an idle one: it would pass on what comes meanwhile to the next.
 */
export const penOn = (connect: (onEnd: () => void) => Line, { isWithOne, idleMs }: Care): LinedPen => {
  let session = 0;
  let underWay = 0;
  const lay = (): Line => connect(() => session++);
  let line = lay();
  const layAnew = (patienceS: number): void => {
    session++;
    line.end(patienceS).catch(() => {});
    line = lay();
  };
  const idle = setTimeout(() => {
    if (underWay === 0) layAnew(1);
  }, idleMs).unref();
  return {
    async write(statement, parameters) {
      underWay++;
      try {
        return await line.ask(statement, parameters);
      } finally {
        underWay--;
        idle.refresh();
      }
    },
    session: () => (isWithOne ? session : null),
    // Whoever waits for an answer over it has given up already.
    renew: () => layAnew(0),
    async close() {
      clearTimeout(idle);
      await line.end(1);
    },
  };
};
