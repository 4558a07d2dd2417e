/** What arrives by calls, taken out one by one with `for await`. */
export interface Queue<Item> {
  put(item: Item): void;
  /** What was put before is still handed out. */
  close(): void;
  /** Whether anything was ever put in. */
  wasUsed(): boolean;
  items(): AsyncGenerator<Item, void>;
}

export const queue = <Item>(): Queue<Item> => {
  const waiting: Item[] = [];
  let wake = (): void => {};
  let isClosed = false;
  let isUsed = false;
  return {
    put(item) {
      if (isClosed) return;
      isUsed = true;
      waiting.push(item);
      wake();
    },
    close() {
      isClosed = true;
      wake();
    },
    wasUsed: () => isUsed,
    async *items() {
      for (;;) {
        yield* waiting.splice(0);
        if (waiting.length > 0) continue;
        if (isClosed) return;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
};
