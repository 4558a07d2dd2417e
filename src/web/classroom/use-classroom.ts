import { useEffect, useState } from 'preact/hooks';
import { unwrap } from '../../client/answer.js';
import { classCalls } from '../../client/classes.js';
import type { Classroom, Club } from '../../client/types.js';
import { guest, parlor } from '../guest.js';
import { complain } from '../news.js';
import { stayAt } from '../roof/staying.js';
import { useSignal } from '../signal.js';

const LOOK_EVERY_MS = 3_000;

interface Room {
  readonly club: Club;
  readonly room: Classroom;
}

interface InClass {
  readonly shown: Room | null;
  readonly isLost: boolean;
  readonly missing: unknown;
  /** Does something, and looks at once what came of it. */
  ask(deed: () => Promise<unknown>): void;
}

/** A class as it is: looked at again every few seconds, for as long as somebody is here, whatever the network does. */
export const useClassroom = (id: string): InClass => {
  const me = useSignal(guest);
  const [shown, setShown] = useState<Room | null>(null);
  const [isLost, setIsLost] = useState(false);
  const [missing, setMissing] = useState<unknown>(null);
  const see = (next: Room): void => {
    setShown(next);
    setIsLost(false);
  };
  useEffect(
    () =>
      stayAt({
        async arrive(signal) {
          while (!signal.aborted) {
            see(await look(id, signal));
            await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
          }
        },
        lost: () => setIsLost(true),
        failed: setMissing,
      }),
    [id, me],
  );
  const ask = (deed: () => Promise<unknown>): void =>
    void deed()
      .then(() => look(id))
      .then(see, complain);
  return { shown, isLost, missing, ask };
};

const look = async (id: string, signal?: AbortSignal): Promise<Room> => {
  const calling = signal === undefined ? {} : { signal };
  const house = parlor();
  const [room, club] = await Promise.all([
    classCalls(house.api).classroom(id, calling),
    house.api.GET('/clubs/{id}', { params: { path: { id } }, ...calling }).then(unwrap),
  ]);
  return { room, club };
};
