import { setTimeout as pause } from 'node:timers/promises';
import { listening, NDJSON } from './listen.js';
import { anyOf, type Counts, type Fleet } from './remote.js';

/** What a reader saw of one game. */
export interface Seen extends Counts {
  last: number;
  lost: number;
  doubled: number;
}

/** Reads a game to its end, hanging up and coming back to any process at random points. */
export const followToTheEnd = async (
  fleet: Fleet,
  gameId: string,
  isEnough: () => boolean,
): Promise<Seen> => {
  const seen: Seen = { requests: 0, reconnects: 0, last: 0, lost: 0, doubled: 0 };
  while (!isEnough() && !(await visit(fleet, gameId, seen, 1 + Math.floor(Math.random() * 12)))) {
    seen.reconnects++;
    await pause(10);
  }
  return seen;
};

/** True when the game is over. A visit also ends when nothing has been said for a while: the reader comes back. */
const visit = async (fleet: Fleet, gameId: string, seen: Seen, most: number): Promise<boolean> => {
  seen.requests++;
  const hangUp = new AbortController();
  const bored = setTimeout(() => hangUp.abort(), 2_000);
  try {
    const url = new URL(`/games/${gameId}/events?after=${seen.last}`, anyOf(fleet.urls()));
    const response = await fetch(url, { headers: { accept: NDJSON }, signal: hangUp.signal });
    if (response.status === 204) return true;
    if (response.status !== 200) return false;
    const stream = listening(response);
    for (let read = 0; read < most; read++) {
      const said = await stream.next();
      if (said === null) return false;
      if (said.type === 'end') return said.told.end === 'game-over';
      note(seen, said.id ?? 0);
    }
    return false;
  } catch {
    return false;
  } finally {
    clearTimeout(bored);
    hangUp.abort();
  }
};

const note = (seen: Seen, seq: number): void => {
  if (seq <= seen.last) seen.doubled++;
  if (seq > seen.last + 1) seen.lost += seq - seen.last - 1;
  seen.last = Math.max(seen.last, seq);
};
