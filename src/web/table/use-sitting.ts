import { useEffect, useState } from 'preact/hooks';
import { beIntroducedAgain, isForgotten, parlor, parlorAs } from '../guest.js';
import { complain } from '../news.js';
import { type Signal, signal, useSignal } from '../signal.js';
import type { Scene } from './scene.js';
import { type Sitting, sitAt } from './sitting.js';

const NOTHING_YET: Signal<Scene | null> = signal<Scene | null>(null);

interface AtTable {
  readonly sitting: Sitting | null;
  /** As this viewer sees it; while it is looked for, null. */
  readonly scene: Scene | null;
  readonly missing: unknown;
}

/**
 * Sits at a table as whoever has this token; as the guest of this browser, or a spectator, where there is none.
 * Whoever of several seats of theirs has the device now sits down anew, and finds the log as they may read it.
 */
export const useSitting = (
  id: string,
  token: string | null,
  me: string | null,
  seat: number | null,
): AtTable => {
  const [taken, setTaken] = useState<{ readonly by: string; readonly sitting: Sitting } | null>(null);
  const by = JSON.stringify([id, token, me, seat]);
  const [missing, setMissing] = useState<unknown>(null);
  useEffect(() => {
    const failed = (thrown: unknown): void => {
      if (isForgotten(thrown)) beIntroducedAgain().catch(complain);
      else setMissing(thrown);
    };
    setMissing(null);
    const sitting = sitAt(token === null ? parlor() : parlorAs(token), id, failed);
    setTaken({ by, sitting });
    return sitting.leave;
  }, [by]);
  // What the one before saw is not shown for a moment to whoever comes.
  const sitting = taken?.by === by ? taken.sitting : null;
  const scene = useSignal(sitting?.scene ?? NOTHING_YET);
  return { sitting, scene, missing };
};
