/** A page of a list. */
export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

/** `await` it for the first page; `for await` it for everything, page after page. */
export type Paged<Item> = Promise<Page<Item>> & AsyncIterable<Item>;

/** `ask` is given the cursor of a page, null for the first. */
export const paged = <Item>(ask: (cursor: string | null) => Promise<Page<Item>>): Paged<Item> => {
  const first = ask(null);
  async function* everything(): AsyncGenerator<Awaited<Item>, void> {
    let page = await first;
    for (;;) {
      yield* page.items;
      if (page.nextCursor === null) return;
      page = await ask(page.nextCursor);
    }
  }
  return Object.assign(first, { [Symbol.asyncIterator]: everything });
};
