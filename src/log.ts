import { type Logger, pino } from 'pino';

/** Lines leave together: a write for each would cost as much as the request. */
const BUNDLE_CHARACTERS = 8_192;
const LONGEST_WAIT_MS = 200;

/** The log of the process, on its standard output. */
export const openLog = (level: string): Logger => {
  const output = pino.destination({ sync: false });
  let lines = '';
  const send = (): void => {
    if (lines !== '') output.write(lines);
    lines = '';
  };
  setInterval(send, LONGEST_WAIT_MS).unref();
  process.on('exit', () => {
    send();
    output.flushSync();
  });
  // Bundled before they reach the output, which measures all that waits at every line.
  const write = (line: string): void => {
    lines += line;
    if (lines.length >= BUNDLE_CHARACTERS) send();
  };
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, { write });
};
