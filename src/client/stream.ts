import { UnexpectedAnswerError } from './errors.js';
import { type Patience, pause, pauseBefore } from './patience.js';
import { isProblem, mayPass } from './problem.js';

/** One line of a stream: the connection stands, something happened, or the server's last word on this connection. */
export type Line<Item> =
  | { readonly kind: 'open' }
  | { readonly kind: 'item'; readonly item: Item }
  | { readonly kind: 'end'; readonly reason: string };

/** Opens a connection that goes on after this place: the number of an event, or the id of a notice; null for the beginning. Throws when it cannot be opened. */
export type Connect<Item> = (
  after: string | null,
  signal: AbortSignal | undefined,
) => AsyncGenerator<Line<Item>>;

/** How a stream is doing, for people who wait. */
export type Connection =
  | { readonly state: 'open' }
  | { readonly state: 'lost'; readonly reason: string; readonly nextTryMs: number };

export interface Following {
  /** Stops following: the loop over it ends quietly. */
  readonly signal?: AbortSignal | undefined;
  /** Called when the connection opens, is lost, and opens again. */
  readonly onConnection?: ((connection: Connection) => void) | undefined;
}

export interface Resuming<Item> extends Following {
  readonly connect: Connect<Item>;
  readonly patience: Patience;
  /** The last place the caller has; null for none. */
  readonly after: string | null;
  /** Where the stream goes on after this. */
  readonly placeOf: (item: Item) => string;
  /** A line may come twice: whether one at this place was told to whoever is after that one. */
  readonly wasTold: (place: string, after: string | null) => boolean;
}

/**
 * Everything a stream has to say, over as many connections as it takes. A server that was never reached is given up on
 * after a few tries; one that was reached before is asked again for as long as somebody listens.
 */
export async function* resuming<Item>(following: Resuming<Item>): AsyncGenerator<Item, void> {
  const { signal, onConnection, patience, placeOf, wasTold } = following;
  let { after } = following;
  let failures = 0;
  let wasOpen = false;
  const isStopped = (): boolean => signal?.aborted === true;
  while (!isStopped()) {
    let lost: Lost = BROKEN;
    try {
      for await (const line of following.connect(after, signal)) {
        if (line.kind === 'open') {
          wasOpen = true;
          onConnection?.({ state: 'open' });
        } else if (line.kind === 'item') {
          failures = 0;
          const place = placeOf(line.item);
          if (wasTold(place, after)) continue;
          after = place;
          yield line.item;
          if (isStopped()) return;
        } else if (LAST_WORDS.has(line.reason)) return;
        else lost = { reason: line.reason, retryAfterMs: null };
      }
    } catch (thrown) {
      if (isStopped()) return;
      const mayGoOn = mayPass(thrown) && (wasOpen || failures + 1 < patience.attempts);
      if (!mayGoOn) throw thrown;
      lost = lossOf(thrown);
    }
    const nextTryMs = pauseBefore(patience, failures, lost.retryAfterMs);
    failures += 1;
    if (isStopped()) return;
    onConnection?.({ state: 'lost', reason: lost.reason, nextTryMs });
    await pause(nextTryMs, signal).catch(() => {});
  }
}

/** Nothing comes after them, however often one asks again. */
const LAST_WORDS: ReadonlySet<string> = new Set(['game-over', 'tournament-over']);

interface Lost {
  readonly reason: string;
  readonly retryAfterMs: number | null;
}

const BROKEN: Lost = { reason: 'the connection broke', retryAfterMs: null };

const lossOf = (thrown: unknown): Lost => ({
  reason: thrown instanceof Error ? thrown.message : String(thrown),
  retryAfterMs: isProblem(thrown) || thrown instanceof UnexpectedAnswerError ? thrown.retryAfterMs : null,
});
