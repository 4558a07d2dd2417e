import { type Heard, type Running, start } from './program.js';

/** Keeps a program at hand: one that has ended is started again when it is needed, so that one which answers once and ends is a bot, too. */
export interface Keeper {
  /** Says a line and waits for one. A program that did not answer is not kept. */
  ask(line: object, signal: AbortSignal): Promise<Heard>;
  /** Says a line to a program that runs, and waits for nothing. */
  tell(line: object): void;
  close(): Promise<void>;
}

export const keeperOf = (command: readonly [string, ...string[]], thinkMs: number): Keeper => {
  let running: Running | null = null;
  const atHand = (): Running => {
    if (running === null || running.hasEnded) running = start(command);
    return running;
  };
  return {
    async ask(line, signal) {
      signal.throwIfAborted();
      const program = atHand();
      program.forget();
      program.write(line);
      const heard = await program.hear(thinkMs, signal);
      if (heard.kind !== 'line') {
        program.kill();
        running = null;
      }
      return heard;
    },
    tell: (line) => {
      if (running?.hasEnded === false) running.write(line);
    },
    close: async () => running?.end(),
  };
};
