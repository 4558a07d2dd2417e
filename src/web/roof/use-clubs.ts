import { useEffect, useState } from 'preact/hooks';
import { unwrap } from '../../client/answer.js';
import type { Club } from '../../client/types.js';
import { guest, parlor } from '../guest.js';
import { useSignal } from '../signal.js';

/** The clubs of whoever reads; null until they are known, none for whoever is nobody yet. */
export const useClubs = (): readonly Club[] | null => {
  const me = useSignal(guest);
  const [clubs, setClubs] = useState<readonly Club[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    const show = (found: readonly Club[]): void => {
      if (isWanted) setClubs(found);
    };
    if (me === null) return show([]);
    // Without its clubs a page is as good as for whoever has none.
    mine().then(show, () => show([]));
    return () => {
      isWanted = false;
    };
  }, [me]);
  return clubs;
};

const mine = async (): Promise<readonly Club[]> => unwrap(await parlor().api.GET('/clubs')).items;

/** Whether somebody may announce things there. */
export const isStaff = ({ you }: Club): boolean => you.role === 'owner' || you.role === 'helper';
