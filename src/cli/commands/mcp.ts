import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { ALL_IS_WELL, type Command } from '../command.js';
import { interruptible } from '../interrupt.js';
import { bridgeTo } from '../mcp/bridge.js';
import { thereIn } from '../server/there.js';

/** How long answers that are under way may still take when nobody asks any more. */
const GRACE_MS = 1500;

/** Standard output carries the protocol and nothing else. */
export const mcp: Command = {
  run: (asked) =>
    interruptible(async (signal) => {
      const bridge = bridgeTo(thereIn(asked), (line) => void process.stdout.write(`${line}\n`));
      const lines = createInterface({ input: process.stdin });
      signal.addEventListener('abort', () => lines.close());
      for await (const line of lines) if (line.trim() !== '') bridge.take(line);
      await Promise.race([bridge.settled(), pause(GRACE_MS, undefined, { ref: false })]);
      bridge.stop();
      return ALL_IS_WELL;
    }),
};
