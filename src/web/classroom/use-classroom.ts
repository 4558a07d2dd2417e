import { useEffect, useRef, useState } from 'preact/hooks';
import { unwrap } from '../../client/answer.js';
import { classCalls } from '../../client/classes.js';
import type { Classroom, Club } from '../../client/types.js';
import { guest, parlor } from '../guest.js';
import { complain } from '../news.js';
import { stayAt } from '../roof/staying.js';
import { useSignal } from '../signal.js';

interface Room {
  readonly club: Club;
  readonly room: Classroom;
}

interface InClass {
  readonly shown: Room | null;
  readonly isLost: boolean;
  readonly missing: unknown;
  /** Does something, and looks at once what came of it: a stream of another process is told a little later. */
  ask(deed: () => Promise<unknown>): void;
}

/** A class as it is, now and whenever something is different, for as long as somebody is here, whatever the network does. */
export const useClassroom = (id: string): InClass => {
  const me = useSignal(guest);
  const [shown, setShown] = useState<Room | null>(null);
  const [isLost, setIsLost] = useState(false);
  const [missing, setMissing] = useState<unknown>(null);
  const timesTold = useRef(0);
  const tell = (next: Room): void => {
    timesTold.current += 1;
    setShown(next);
  };
  const lookAtOnce = async (): Promise<void> => {
    const before = timesTold.current;
    const room = await classCalls(parlor().api).classroom(id);
    // Whatever the stream told meanwhile is newer.
    if (timesTold.current === before) setShown((now) => now && { ...now, room });
  };
  useEffect(
    () =>
      stayAt({
        arrive: (signal) => follow(id, signal, tell, setIsLost),
        lost: () => setIsLost(true),
        failed: setMissing,
      }),
    [id, me],
  );
  return {
    shown,
    isLost,
    missing,
    ask: (deed) => void deed().then(lookAtOnce).catch(complain),
  };
};

const follow = async (
  id: string,
  signal: AbortSignal,
  show: (next: Room) => void,
  tellLost: (isLost: boolean) => void,
): Promise<void> => {
  const house = parlor();
  const path = { params: { path: { id } }, signal };
  const club = unwrap(await house.api.GET('/clubs/{id}', path));
  const rooms = house.followClassroom(
    { id },
    { signal, onConnection: ({ state }) => tellLost(state === 'lost') },
  );
  for await (const room of rooms) show({ club, room });
};
