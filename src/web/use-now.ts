import { useEffect, useState } from 'preact/hooks';
import { serverNow } from './server-time.js';

/** The time, second by second while it is wanted. */
export const useNow = (isWanted: boolean): number => {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (!isWanted) return;
    setNow(serverNow());
    const timer = setInterval(() => setNow(serverNow()), 1_000);
    return () => clearInterval(timer);
  }, [isWanted]);
  return isWanted ? now : serverNow();
};
