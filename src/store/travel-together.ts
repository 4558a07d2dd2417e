const MOST_AT_ONCE = 128;

interface Traveller<Item> {
  readonly name: string;
  readonly item: Item;
  readonly arrive: () => void;
  readonly fail: (error: unknown) => void;
}

/** One trip at a time; what comes meanwhile goes with the next. Of one name only one travels at a time, and in the order in which it came. */
export const travelTogether = <Item>(deliver: (items: readonly Item[]) => Promise<void>) => {
  let waiting: Traveller<Item>[] = [];
  let isUnderWay = false;
  const travel = async (): Promise<void> => {
    isUnderWay = true;
    while (waiting.length > 0) {
      const [going, staying] = oneOfEachName(waiting);
      waiting = staying;
      try {
        await deliver(going.map(({ item }) => item));
        for (const { arrive } of going) arrive();
      } catch (error) {
        for (const { fail } of going) fail(error);
      }
    }
    isUnderWay = false;
  };
  return (name: string, item: Item): Promise<void> =>
    new Promise((arrive, fail) => {
      waiting.push({ name, item, arrive, fail });
      if (!isUnderWay) void travel();
    });
};

const oneOfEachName = <Item>(waiting: readonly Traveller<Item>[]) => {
  const going = new Map<string, Traveller<Item>>();
  const staying: Traveller<Item>[] = [];
  for (const one of waiting) {
    if (going.size >= MOST_AT_ONCE || going.has(one.name)) staying.push(one);
    else going.set(one.name, one);
  }
  // Every process writes in the same order, so none waits for another that waits for it.
  return [[...going.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1)), staying] as const;
};
