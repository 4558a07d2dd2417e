import type { Game } from '../../client/types.js';
import { table } from '../catalogue/spoken-later.js';
import { useNow } from '../use-now.js';
import { listed, nameIn } from '../words.js';
import type { Sitting } from './sitting.js';

interface AbsenceProps {
  readonly game: Game;
  readonly sitting: Sitting;
}

/** Somebody keeps the others waiting and is away: from when on one need not wait, and what one may do then. */
export const Absence = ({ game, sitting }: AbsenceProps) => {
  const { seats, toAct, claimableAt } = game;
  const now = useNow(claimableAt !== null);
  const isSeated = seats.some(({ you }) => you);
  const gone = toAct.filter((seat) => seats[seat]?.away && !seats[seat]?.you);
  if (claimableAt === null || gone.length === 0 || !isSeated) return null;
  const who = listed(gone.map((seat) => nameIn(seats, seat)));
  const from = Date.parse(claimableAt);
  if (now < from) return <p class="quiet">{table.away.until(who, clockTime(from))}</p>;
  // Where a bot plays on for whoever leaves, nobody can claim the end.
  const claims = game.whenLeft === 'end' ? (['bot', 'end'] as const) : (['bot'] as const);
  return (
    <section class="card offer" role="status">
      <p>{table.away.claimable(who)}</p>
      <p class="ways">
        {claims.map((claim) => (
          <button
            type="button"
            key={claim}
            onClick={() => sitting.ask((parlor, here) => parlor.claim(here, claim))}
          >
            {table.away.claim[claim]}
          </button>
        ))}
      </p>
    </section>
  );
};

const clockTime = (moment: number): string =>
  new Date(moment).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });

/** Whoever laid the table calls in a bot for somebody who is gone. */
export const Substitutes = ({ game, sitting }: AbsenceProps) => {
  if (!game.hosting || game.status !== 'playing' || game.clock?.stopped === false) return null;
  const gone = game.seats.filter(({ kind, away, you }) => kind === 'open' || (away && !you));
  return (
    <>
      {gone.map(({ seat }) => (
        <button
          type="button"
          class="quiet"
          key={seat}
          onClick={() => sitting.ask((parlor, now) => parlor.changeSeat(now, seat, { bot: 'medium' }))}
        >
          {table.away.callBot(nameIn(game.seats, seat))}
        </button>
      ))}
    </>
  );
};
