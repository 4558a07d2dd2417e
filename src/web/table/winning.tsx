import type { Game } from '../../client/types.js';
import { firstPlace } from '../first-place.js';

/** A moment for whoever won: a few slips of paper in the colours of the table, still where motion is not wanted. */
export const Winning = ({ game }: { readonly game: Game }) => {
  const winners = game.outcome === null ? [] : firstPlace(game.outcome);
  const isYours = winners.some((seat) => game.seats[seat]?.you) && winners.length < game.seats.length;
  if (!isYours) return null;
  return (
    <div class="winning" aria-hidden="true">
      {Array.from({ length: 14 }, (_, at) => (
        <i key={at} />
      ))}
    </div>
  );
};
