/**
 * Patience is counted in ticks, of which a process that was busy or asleep hears one, however long it was: after that it listens.
 * A single clock would ring before the answer is read that came meanwhile, and the database would be taken for dead.
 */
const TICKS = 5;

/** Gives up after so long without a sign of life: a number that has changed since the last tick. Answers with what ends the waiting. */
export const patience = (ms: number, giveUp: () => void, signs: () => number = () => 0): (() => void) => {
  let ticksLeft = TICKS;
  let seen = signs();
  const clock = setTimeout(() => {
    const now = signs();
    ticksLeft = now === seen ? ticksLeft - 1 : TICKS;
    seen = now;
    if (ticksLeft > 0) clock.refresh();
    else giveUp();
  }, ms / TICKS).unref();
  return () => clearTimeout(clock);
};
