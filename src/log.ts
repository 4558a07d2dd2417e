import { type Logger, pino } from 'pino';

/** Lines leave together: a write for each would cost as much as the request. A pipe takes so much whole, so that lines of several processes do not mix. */
const BUNDLE_CHARACTERS = 4_096;
const LONGEST_WAIT_MS = 200;

/** The log of the process, on its standard output. Where there are several, each line says whose it is. */
export const openLog = (level: string, processNumber?: number): Logger => {
  const output = pino.destination({ sync: false, maxWrite: BUNDLE_CHARACTERS });
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
    if (lines.length + line.length > BUNDLE_CHARACTERS) send();
    lines += line;
  };
  const base = processNumber === undefined ? null : { process: processNumber };
  return pino({ level, base, timestamp: pino.stdTimeFunctions.isoTime }, { write });
};
