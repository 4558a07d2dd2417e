import { useEffect, useState } from 'preact/hooks';
import { unwrap } from '../../client/answer.js';
import type { AtTables } from '../../client/at-tables.js';
import type { Tournament } from '../../client/types.js';
import { guest, parlor, playing } from '../guest.js';
import { complain, hush } from '../news.js';
import { stayAt } from '../roof/staying.js';
import { useSignal } from '../signal.js';

/** A round of sixty tables ends in a burst: it is looked at once for all that happened in between. */
const BREATH_MS = 400;

interface AtTournament {
  readonly it: Tournament | null;
  readonly isLost: boolean;
  readonly missing: unknown;
  /** Does something to it, and shows it as it is then. */
  ask(deed: (parlor: AtTables, id: string) => Promise<Tournament>): void;
}

/** A tournament as it stands, now and whenever something happens in it. */
export const useTournament = (id: string): AtTournament => {
  const me = useSignal(guest);
  const [it, setIt] = useState<Tournament | null>(null);
  const [isLost, setIsLost] = useState(false);
  const [missing, setMissing] = useState<unknown>(null);
  useEffect(
    () =>
      stayAt({
        arrive: (signal) => follow(id, signal, setIt, setIsLost),
        lost: () => setIsLost(true),
        failed: setMissing,
      }),
    [id, me],
  );
  return {
    it,
    isLost,
    missing,
    ask(deed) {
      hush();
      playing((house) => deed(house, id)).then((next) => setIt((before) => newer(before, next)), complain);
    },
  };
};

const look = async (id: string, signal: AbortSignal): Promise<Tournament> =>
  unwrap(await parlor().api.GET('/tournaments/{id}', { params: { path: { id } }, signal }));

/** Answers may overtake one another. */
const newer = (before: Tournament | null, next: Tournament): Tournament =>
  before === null || before.version <= next.version ? next : before;

const follow = async (
  id: string,
  signal: AbortSignal,
  show: (change: (before: Tournament | null) => Tournament) => void,
  tellLost: (isLost: boolean) => void,
): Promise<void> => {
  const house = parlor();
  const first = await look(id, signal);
  show((before) => newer(before, first));
  tellLost(false);
  if (first.status === 'over') return;
  const looking = looksAt(async () => {
    const next = await look(id, signal);
    show((before) => newer(before, next));
  });
  const events = house.followTournament(
    { id },
    {
      after: first.version,
      signal,
      onConnection: ({ state }) => tellLost(state === 'lost'),
    },
  );
  for await (const _ of events) looking.again();
  await looking.done();
};

/** Looks again, one look at a time, and once more if something happened meanwhile. */
const looksAt = (glance: () => Promise<void>) => {
  let isWanted = false;
  let busy: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    while (isWanted) {
      isWanted = false;
      // Should it fail, the stream notices too, and comes back by itself; what was missed is looked at then.
      await glance().catch(() => {
        isWanted = true;
      });
      await new Promise((resolve) => setTimeout(resolve, BREATH_MS));
    }
    busy = null;
  };
  const again = (): void => {
    isWanted = true;
    busy ??= run();
  };
  return { again, done: async () => void (await busy) };
};
