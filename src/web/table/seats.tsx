import type { Game } from '../../client/types.js';
import { seatName } from '../words.js';

/** Who sits where, whose turn it is, and the scores if the game counts any. */
export const Seats = ({ game }: { readonly game: Game }) => {
  const scores = scoresOf(game);
  return (
    <ul class="seats" aria-label="At the table">
      {game.seats.map((seat) => (
        <li key={seat.seat} class={game.toAct.includes(seat.seat) ? 'acting' : ''}>
          <span class={`chip ${hueOf(game, seat.seat)}`} aria-hidden="true" />
          <span class="name">{seatName(seat)}</span>
          {game.toAct.includes(seat.seat) && <span class="tag">to act</span>}
          {game.outcome?.ranking[0]?.includes(seat.seat) && <span class="tag won">won</span>}
          {scores !== null && <span class="score">{scores[seat.seat]}</span>}
        </li>
      ))}
    </ul>
  );
};

const HUES = ['red', 'blue', 'green', 'yellow'];

/** The colour of a seat on the picture: its number's, unless the game dealt out colours. */
const hueOf = ({ view }: Game, seat: number): string =>
  (view !== null && 'colours' in view ? view.colours[seat]?.toLowerCase() : HUES[seat]) ?? '';

/** By seat, from the view where it counts points, else from the outcome. */
const scoresOf = ({ view, outcome }: Game): readonly (number | undefined)[] | null => {
  if (view !== null && 'scores' in view) return view.scores;
  return outcome?.scores ?? null;
};
