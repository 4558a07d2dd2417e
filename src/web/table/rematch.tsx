import { useState } from 'preact/hooks';
import type { Game } from '../../client/types.js';
import { table } from '../catalogue/spoken-later.js';
import { playing } from '../guest.js';
import { complain } from '../news.js';
import { gamePath, go } from '../place.js';
import { bringAlong } from '../together/companions.js';

/** Whether it can be played again: a table at which no game began cannot, nor one whose luck was given. */
export const mayPlayAgain = ({ status, view, sandbox }: Game): boolean =>
  status === 'over' && view !== null && !sandbox;

/** The same game again, at one table for everybody: whoever asks first lays it, whoever asks next sits down there. */
export const Rematch = ({ game }: { readonly game: Game }) => {
  const [isBusy, setIsBusy] = useState(false);
  const begin = async (): Promise<void> => {
    setIsBusy(true);
    try {
      const next = await playing((parlor) => parlor.rematch(game));
      await bringAlong(game, next);
      go(gamePath(next.id));
    } catch (thrown) {
      complain(thrown);
      setIsBusy(false);
    }
  };
  return (
    <button type="button" class="primary" disabled={isBusy} onClick={begin}>
      {table.again}
    </button>
  );
};
