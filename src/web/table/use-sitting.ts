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

/** Sits at a table as whoever has this token; as the guest of this browser, or a spectator, where there is none. */
export const useSitting = (id: string, token: string | null, me: string | null): AtTable => {
  const [sitting, setSitting] = useState<Sitting | null>(null);
  const [missing, setMissing] = useState<unknown>(null);
  useEffect(() => {
    const failed = (thrown: unknown): void => {
      if (isForgotten(thrown)) beIntroducedAgain().catch(complain);
      else setMissing(thrown);
    };
    setMissing(null);
    const taken = sitAt(token === null ? parlor() : parlorAs(token), id, failed);
    setSitting(taken);
    return taken.leave;
  }, [id, token, me]);
  const scene = useSignal(sitting?.scene ?? NOTHING_YET);
  return { sitting, scene, missing };
};
