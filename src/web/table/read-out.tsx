import { useEffect, useRef, useState } from 'preact/hooks';
import type { LogEntry } from '../../client/types.js';
import { isSilent } from './log.js';
import type { Told } from './use-told.js';

/** So long nothing more must come before what came is read. */
const PAUSE_MS = 300;

interface ReadOutProps {
  readonly events: readonly LogEntry[];
  readonly told: Told;
  /** Whose turn it is, or how the game ended; null while moves are still shown. */
  readonly turn: string | null;
}

/** What happened since, and whose turn it is now, for ears: in one piece by one voice. What comes line by line is read in any order, and some of it never. */
export const ReadOut = ({ events, told, turn }: ReadOutProps) => {
  /** The newest event that was read; whoever arrives reads the page. */
  const heard = useRef<number | null>(null);
  const heardTurn = useRef<string | null>(null);
  const [words, setWords] = useState('');
  const newest = events.at(-1)?.seq ?? null;
  useEffect(() => {
    heard.current ??= newest;
    heardTurn.current ??= turn;
    const since = events.filter((entry) => entry.seq > (heard.current ?? 0) && !isSilent(entry));
    if (since.length === 0 && (turn === null || turn === heardTurn.current)) return;
    const pause = setTimeout(() => {
      heard.current = newest;
      heardTurn.current = turn;
      setWords([...since.map(told), turn ?? ''].join(' ').trim());
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [newest, turn]);
  return (
    <p class="hidden" role="status">
      {/* The same words once more are a new thing to hear. */}
      <span key={`${heard.current} ${heardTurn.current}`}>{words}</span>
    </p>
  );
};
