import { type Logger, pino } from 'pino';
import { isoTime } from './table/iso-time.js';

/** Lines leave together: a write for each would cost as much as the request. */
const BUNDLE_CHARACTERS = 65_536;
/** A pipe takes so much whole, so that lines of several processes do not mix. */
const SHARED_BUNDLE_CHARACTERS = 4_096;
const LONGEST_WAIT_MS = 200;

/** The log of the process, on its standard output. Where there are several, each line says whose it is. */
export const openLog = (level: string, processNumber?: number): Logger => {
  const most = processNumber === undefined ? BUNDLE_CHARACTERS : SHARED_BUNDLE_CHARACTERS;
  const output = pino.destination({ sync: false, maxWrite: most });
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
    if (lines.length + line.length > most) send();
    lines += line;
  };
  const base = processNumber === undefined ? null : { process: processNumber };
  return pino({ level, base, timestamp: () => `,"time":"${isoTime(Date.now())}"` }, { write });
};
