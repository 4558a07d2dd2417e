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

/**
 * Writes over one connection at a time. Nobody waits in line for it, so what is written goes over the session it was meant for, or not at all.
 * `isWithOne` says whether a session is with one server for as long as it lasts.
 */
export const penOn = (connect: (onEnd: () => void) => Line, isWithOne: boolean): LinedPen => {
  let session = 0;
  const lay = (): Line => connect(() => session++);
  let line = lay();
  return {
    write: (statement, parameters) => line.ask(statement, parameters),
    session: () => (isWithOne ? session : null),
    renew() {
      session++;
      // Whoever waits for an answer over it has given up already.
      line.end(0).catch(() => {});
      line = lay();
    },
    close: () => line.end(1),
  };
};
