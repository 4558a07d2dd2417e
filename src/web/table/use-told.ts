import type { Game, LogEntry } from '../../client/types.js';
import { useCover } from '../cover.js';
import { readerOf, toReader } from '../to-reader.js';
import { eventWords } from './event-words.js';

/** How an entry of the log is said to whoever looks. */
export type Told = (entry: LogEntry) => string;

export const useTold = (game: Game, events: readonly LogEntry[]): Told => {
  const name = useCover(game.ruleset)?.name ?? '';
  const reader = readerOf(game);
  return (entry) => toReader(eventWords(entry, events, name) ?? entry.text, reader);
};
