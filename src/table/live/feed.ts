import { wakeUp } from '../../live/wake-up.js';

/** One line of a stream: an event as this viewer sees it, already written as JSON; or the end of it. */
export type FeedLine =
  | { readonly kind: 'event'; readonly id: string; readonly json: string }
  /** Nothing happened, and whoever comes back goes on from here. */
  | { readonly kind: 'place'; readonly id: string }
  | { readonly kind: 'end'; readonly reason: string };

/** What came at once; the same list for all who see the same. */
export type FeedLines = readonly FeedLine[];

/** Whoever is told. */
export interface FeedReader {
  take(lines: FeedLines): void;
  /** Nothing is handed over while there is none. */
  hasRoom(): boolean;
  /** Nothing more will come, because of this error or, with `null`, of none. Said once. */
  done(error: unknown): void;
}

/**
 * Lines as they come about, handed to one reader. Begins at once and answers with what to call when there is room again.
 * A reader is called and not awaited: thousands hear of the same event, and each promise on the way is made for every one of them.
 */
export type Feed = (reader: FeedReader) => () => void;

/** For what comes seldom, or to few. */
export const feedOf =
  (lines: AsyncGenerator<FeedLines>, signal: AbortSignal): Feed =>
  (reader) => {
    const room = wakeUp(signal);
    const pump = async (): Promise<null> => {
      for await (const piece of lines) {
        reader.take(piece);
        while (!reader.hasRoom() && !signal.aborted) await room.called();
      }
      return null;
    };
    void pump().finally(room.close).then(reader.done, reader.done);
    return room.call;
  };
