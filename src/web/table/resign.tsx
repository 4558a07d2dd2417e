import { useState } from 'preact/hooks';
import type { Game } from '../../client/types.js';
import { table } from '../catalogue/spoken-later.js';
import type { Sitting } from './sitting.js';

interface ResignProps {
  readonly game: Game;
  readonly sitting: Sitting;
}

/** Asked twice: between two there is no way back. */
export const Resign = ({ game, sitting }: ResignProps) => {
  const [isSure, setIsSure] = useState(false);
  const mine = game.seats.find(({ you }) => you);
  if (mine === undefined) return null;
  if (!isSure)
    return (
      <button type="button" class="quiet" onClick={() => setIsSure(true)}>
        {table.leave.ask}
      </button>
    );
  return (
    <span>
      <button type="button" onClick={() => sitting.ask((parlor, now) => parlor.leaveSeat(now, mine.seat))}>
        {game.whenLeft === 'bot' ? table.leave.sureBot : table.leave.sure}
      </button>
      <button type="button" class="quiet" onClick={() => setIsSure(false)}>
        {table.leave.no}
      </button>
    </span>
  );
};
