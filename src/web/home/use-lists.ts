import { useEffect, useState } from 'preact/hooks';
import { beIntroducedAgain, isForgotten, parlor } from '../guest.js';
import { complain } from '../news.js';
import { oneAtATime } from '../one-at-a-time.js';
import { type Lists, listsFor } from './lists.js';

/** How often the lists are looked at again while somebody looks at them. */
const GLANCE_MS = 10_000;

/** The lists as they are now: looked at again from time to time, and at once when something of mine happens. */
export const useLists = (token: string | null): Lists | null => {
  const [lists, setLists] = useState<Lists | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    const show = (next: Lists): void => {
      if (!gone.signal.aborted) setLists(next);
    };
    // A look that failed is made up for by the next; who is not known here any more would look in vain.
    const failed = (thrown: unknown): void => {
      if (isForgotten(thrown)) beIntroducedAgain().catch(complain);
    };
    const look = oneAtATime(() => listsFor(token !== null).then(show, failed));
    const glance = (): void => {
      if (!document.hidden) look();
    };
    look();
    const glancing = setInterval(glance, GLANCE_MS);
    document.addEventListener('visibilitychange', glance);
    if (token !== null) void listen(look, gone.signal);
    return () => {
      gone.abort();
      clearInterval(glancing);
      document.removeEventListener('visibilitychange', glance);
    };
  }, [token]);
  return lists;
};

/** The inbox of this player, also while the tab is hidden: its title counts the turns. */
const listen = async (heard: () => void, signal: AbortSignal): Promise<void> => {
  try {
    for await (const _ of parlor().inbox({ signal })) heard();
  } catch {
    // Whoever left, or is not known here any more, hears nothing; the lists are looked at all the same.
  }
};
