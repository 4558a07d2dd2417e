/** Somebody pressed Ctrl-C, or asked the program to end. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/** Runs until it is done or interrupted: the first signal calls everything off in good order, the second ends the program at once. */
export const interruptible = async <Done>(work: (signal: AbortSignal) => Promise<Done>): Promise<Done> => {
  const stop = new AbortController();
  const interrupt = (): void => stop.abort(new Interrupted());
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  try {
    const done = await work(stop.signal);
    stop.signal.throwIfAborted();
    return done;
  } catch (error) {
    throw stop.signal.aborted ? new Interrupted() : error;
  } finally {
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
  }
};
