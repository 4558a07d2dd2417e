type Undo = () => unknown;

const undos: Undo[] = [];

/** What was started is stopped at the end, last first: after a full run, a failure or Ctrl-C. */
export const atClosing = (undo: Undo): void => {
  undos.push(undo);
};

export const close = async (): Promise<void> => {
  for (let undo = undos.pop(); undo !== undefined; undo = undos.pop()) {
    try {
      await undo();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    }
  }
};

const SIGNALLED = 130;

export const closeOnSignals = (): void => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void close().then(() => process.exit(SIGNALLED)));
};
