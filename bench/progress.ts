const CLEAR_LINE = '\r\x1b[2K';

/** What is being measured right now, on one line that is overwritten; nothing of it ends up in a pipe. */
export const progress = (text: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`${CLEAR_LINE}${text}`);
  else process.stderr.write(`${text}\n`);
};

export const progressDone = (): void => {
  if (process.stderr.isTTY) process.stderr.write(CLEAR_LINE);
};
