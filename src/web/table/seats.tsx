import type { Game } from '../../client/types.js';
import { turns } from '../catalogue/spoken.js';
import { table } from '../catalogue/spoken-later.js';
import { firstPlace } from '../first-place.js';
import { seatName } from '../words.js';
import { SeatClock } from './clock.js';

interface SeatsProps {
  readonly game: Game;
  /** Where time runs: what to do when it is out. */
  readonly out?: (() => void) | undefined;
}

/** Who sits where, whose turn it is, who is away, how much time is left, and the scores if the game counts any. */
export const Seats = ({ game, out }: SeatsProps) => {
  const scores = scoresOf(game);
  return (
    <ul class="seats" aria-label={table.atTheTable}>
      {game.seats.map((seat) => (
        <li key={seat.seat} class={game.toAct.includes(seat.seat) ? 'acting' : ''}>
          <span class={`chip ${hueOf(game, seat.seat)}`} aria-hidden="true" />
          <span class="name">{seatName(seat, game)}</span>
          {seat.away && <span class="tag away">{table.away.tag}</span>}
          {game.toAct.includes(seat.seat) && <span class="tag">{turns.toAct}</span>}
          {hasWon(game, seat.seat) && <span class="tag won">{turns.hasWon}</span>}
          {out !== undefined && <Time game={game} seat={seat.seat} out={out} />}
          {scores !== null && <span class="score">{scores[seat.seat]}</span>}
        </li>
      ))}
    </ul>
  );
};

const Time = ({ game, seat, out }: { readonly game: Game; readonly seat: number; out(): void }) => {
  const { clock, status, toAct, seats } = game;
  if (clock === null || status !== 'playing' || seats[seat]?.kind !== 'player') return null;
  if (clock.stopped) return <span class="time quiet">{table.clock.stopped}</span>;
  return (
    <SeatClock
      clock={clock}
      seat={seat}
      name={seats[seat].name ?? ''}
      isActing={toAct.includes(seat)}
      isYours={seats[seat].you}
      out={out}
    />
  );
};

/** Where everybody shares the first place nobody has won. */
const hasWon = ({ outcome, seats }: Game, seat: number): boolean => {
  const best = outcome === null ? [] : firstPlace(outcome);
  return best.includes(seat) && best.length < seats.length;
};

const HUES = ['red', 'blue', 'green', 'yellow'];

/** The colour of a seat on the picture: its number's, unless the game deals out colours, which it has not while it waits. */
const hueOf = ({ view }: Game, seat: number): string => {
  if (view === null) return '';
  return ('colours' in view ? view.colours[seat]?.toLowerCase() : HUES[seat]) ?? '';
};

/** By seat, from the view where it counts points, else from the outcome. */
const scoresOf = ({ view, outcome }: Game): readonly (number | undefined)[] | null => {
  if (view !== null && 'scores' in view) return view.scores;
  return outcome?.scores ?? null;
};
