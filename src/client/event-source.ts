import { ParlorConnectionError } from './errors.js';
import { queue } from './queue.js';
import type { Connect, Line } from './stream.js';

/** As much of a browser's `EventSource` as is needed here. */
export interface EventSourceLike {
  addEventListener(type: string, listener: (event: { readonly data?: unknown }) => void): void;
  close(): void;
}

export type EventSourceMaker = new (url: string) => EventSourceLike;

/** A stream over `EventSource`. `address` is asked anew for each connection: a ticket opens one stream only. `hasAll` is asked when none opens. */
export const overEventSource = <Item>(
  Source: EventSourceMaker,
  address: (after: string | null) => Promise<string>,
  hasAll: (after: string | null) => Promise<boolean>,
): Connect<Item> =>
  async function* (after, signal) {
    const heard = queue<Line<Item>>();
    const source = new Source(await address(after));
    source.addEventListener('open', () => heard.put({ kind: 'open' }));
    // It would come back by itself, but with a ticket that is used up.
    source.addEventListener('error', () => heard.close());
    source.addEventListener('end', ({ data }) => {
      heard.put({ kind: 'end', reason: JSON.parse(String(data)).reason });
      heard.close();
    });
    source.addEventListener('message', ({ data }) =>
      heard.put({ kind: 'item', item: JSON.parse(String(data)) }),
    );
    signal?.addEventListener('abort', heard.close);
    try {
      yield* heard.items();
      if (heard.wasUsed() || signal?.aborted === true) return;
      // It does not tell 204, which says that nothing will come, from a "no".
      if (await hasAll(after)) yield { kind: 'end', reason: 'game-over' };
      else throw new ParlorConnectionError('The stream could not be opened.');
    } finally {
      signal?.removeEventListener('abort', heard.close);
      source.close();
    }
  };
