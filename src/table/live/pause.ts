/** Many who take their time. One signal that all of them listen to would have Node warn of the eleventh as of a leak. */
export interface Pauses {
  /** That many milliseconds and never fewer, unless nobody is to wait any longer. */
  lasting(ms: number): Promise<void>;
  /** From now on nobody waits. */
  end(): void;
}

export const openPauses = (): Pauses => {
  const waiting = new Set<() => void>();
  let isOver = false;
  return {
    async lasting(ms) {
      const moment = Date.now() + ms;
      // A timer may ring a moment early.
      while (Date.now() < moment && !isOver) {
        let goOn = (): void => {};
        const rung = new Promise<void>((resolve) => {
          goOn = resolve;
        });
        const timer = setTimeout(goOn, moment - Date.now()).unref();
        waiting.add(goOn);
        await rung;
        waiting.delete(goOn);
        clearTimeout(timer);
      }
    },
    end() {
      isOver = true;
      for (const goOn of waiting) goOn();
    },
  };
};
