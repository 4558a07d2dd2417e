import { useEffect, useState } from 'preact/hooks';
import type { ListedRuleset } from '../client/types.js';
import { parlor } from './guest.js';

let shelf: Promise<readonly ListedRuleset[]> | null = null;
let known: readonly ListedRuleset[] = [];

/** The games on the shelf, asked for once. */
export const loadShelf = (): Promise<readonly ListedRuleset[]> => {
  shelf ??= parlor()
    .rulesets()
    .then((all) => {
      known = all;
      return all;
    })
    .catch((thrown) => {
      shelf = null;
      throw thrown;
    });
  return shelf;
};

/** Whether it is known what is on the shelf, or that nobody says: what is shown before it would move when it comes. */
export const useShelfAsked = (): boolean => {
  const [isAsked, setIsAsked] = useState(known.length > 0);
  useEffect(() => {
    const done = (): void => setIsAsked(true);
    // A game can be played without its name.
    loadShelf().then(done, done);
  }, []);
  return isAsked;
};

/** Whether a game has secrets; of one that nobody knows it is believed. */
export const hidesSomething = (ruleset: string): boolean =>
  known.find(({ id }) => id === ruleset)?.hidesSomething ?? true;

/** What stands on the box of a game; null until it is known. */
export const useCover = (ruleset: string): ListedRuleset | null => {
  useShelfAsked();
  return known.find(({ id }) => id === ruleset) ?? null;
};
