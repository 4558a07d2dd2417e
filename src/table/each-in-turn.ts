/** One after the other. Whatever fails, since its place is away or its rules fail, does not hold up the others; the first failure is told when they are done. */
export const eachInTurn = async <Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  const failures: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
};
