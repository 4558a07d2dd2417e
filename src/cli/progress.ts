/** How far something is. On a terminal a bar that is drawn anew; elsewhere a line now and then, as a log wants it. */
export interface Progress {
  tell(done: number, all: number): void;
  /** The last look; whatever is written next begins a line. */
  end(): void;
}

interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const BAR = 30;
const BETWEEN_LOOKS_MS = 100;
const BETWEEN_LINES_MS = 10_000;

export const progressOf = (what: string, output: Output = process.stderr): Progress => {
  const isTerminal = output.isTTY === true;
  const pauseMs = isTerminal ? BETWEEN_LOOKS_MS : BETWEEN_LINES_MS;
  let told = isTerminal ? Number.NEGATIVE_INFINITY : performance.now();
  let last = '';
  const draw = (): void => {
    if (isTerminal) output.write(`\r${last}`);
    else output.write(`${last}\n`);
  };
  return {
    tell(done, all) {
      last = isTerminal ? `${what} ${bar(done, all)} ${share(done, all)}` : `${what}: ${share(done, all)}`;
      if (performance.now() - told < pauseMs) return;
      told = performance.now();
      draw();
    },
    end() {
      if (last !== '' && isTerminal) output.write(`\r${last}\n`);
    },
  };
};

const bar = (done: number, all: number): string => {
  const full = all === 0 ? BAR : Math.min(BAR, Math.floor((done / all) * BAR));
  return `[${'#'.repeat(full)}${'.'.repeat(BAR - full)}]`;
};

const share = (done: number, all: number): string =>
  `${done.toLocaleString('en')} of ${all.toLocaleString('en')} games`;
