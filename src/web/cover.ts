import { useEffect, useState } from 'preact/hooks';
import type { ListedRuleset } from '../client/types.js';
import { parlor } from './guest.js';

let shelf: Promise<readonly ListedRuleset[]> | null = null;

/** The games on the shelf, asked for once. */
export const loadShelf = (): Promise<readonly ListedRuleset[]> => {
  shelf ??= parlor()
    .rulesets()
    .catch((thrown) => {
      shelf = null;
      throw thrown;
    });
  return shelf;
};

/** What stands on the box of a game; null until it is known. */
export const useCover = (ruleset: string): ListedRuleset | null => {
  const [cover, setCover] = useState<ListedRuleset | null>(null);
  useEffect(() => {
    loadShelf().then(
      (all) => setCover(all.find(({ id }) => id === ruleset) ?? null),
      // The game can be played without its name.
      () => {},
    );
  }, [ruleset]);
  return cover;
};
