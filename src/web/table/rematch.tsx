import { useState } from 'preact/hooks';
import type { Game, NewGame, Seat } from '../../client/types.js';
import { playing } from '../guest.js';
import { complain } from '../news.js';
import { gamePath, go } from '../place.js';

/** The same game again, with the same bots; whoever else played is waited for. */
export const Rematch = ({ game }: { readonly game: Game }) => {
  const [isBusy, setIsBusy] = useState(false);
  const begin = async (): Promise<void> => {
    setIsBusy(true);
    try {
      const next = await playing((parlor) => parlor.createGame(sameAgain(game)));
      go(gamePath(next.id));
    } catch (thrown) {
      complain(thrown);
      setIsBusy(false);
    }
  };
  return (
    <button type="button" class="primary" disabled={isBusy} onClick={begin}>
      Play again
    </button>
  );
};

/** Options go back as they came: the server checks them, as it did the first time. */
const sameAgain = ({ ruleset, options, seats }: Game): NewGame => ({
  ...JSON.parse(JSON.stringify({ options })),
  ruleset,
  seats: seats.map(seatAgain),
});

const seatAgain = ({ you, level }: Seat): NonNullable<NewGame['seats']>[number] => {
  if (you) return { player: 'me' };
  return level === undefined ? { open: true } : { bot: level };
};
