import { createContext, Script } from 'node:vm';

/** Rules that did not come to an end in their time. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

/**
 * Does the work, and interrupts it when it takes longer: an endless loop in somebody's rules must not stop a thread for ever.
 * The watch costs about a tenth of a millisecond, so it is set around a question, not around every call; inside one it is free.
 */
export const within = <Value>(ms: number, work: () => Value): Value => {
  if (isWatched) return work();
  let done: { readonly value: Value } | null = null;
  room.work = () => {
    done = { value: work() };
  };
  isWatched = true;
  try {
    CALL.runInContext(context, { timeout: ms });
  } catch (error) {
    throw isTimeout(error) ? new TookTooLong(`no end within ${ms} ms`) : error;
  } finally {
    isWatched = false;
  }
  return finishedOf<Value>(done);
};

const finishedOf = <Value>(done: { readonly value: Value } | null): Value => {
  if (done === null) throw new TookTooLong('no end was seen');
  return done.value;
};

const room: { work: () => void } = { work: () => {} };
const context = createContext(room);
const CALL = new Script('work()');
let isWatched = false;

/** It comes from the room of the watch, whose `Error` is another. */
const isTimeout = (error: unknown): boolean => Object(error).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
