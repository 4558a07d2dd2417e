import type { Game, Seat } from '../../client/types.js';
import { table } from '../catalogue/spoken-later.js';
import { parlorAs } from '../guest.js';
import { listed, nameIn } from '../words.js';
import type { Sitting } from './sitting.js';

type Offer = NonNullable<Game['offer']>;

interface OfferProps {
  readonly game: Game;
  readonly sitting: Sitting;
  /** Seats of others at this screen, with the way to answer for them. */
  readonly companions: readonly { readonly seat: number; readonly token: string }[];
}

/** An offer that is open: to be answered by whoever is asked, at this screen or elsewhere. */
export const OpenOffer = ({ game, sitting, companions }: OfferProps) => {
  const { offer, seats } = game;
  if (offer === null) return null;
  const answering = offer.waitingFor.flatMap((seat) => answererOf(seats, seat, companions));
  return (
    <section class="card offer" role="status">
      <p>
        {offerWords(seats, offer, answering.length > 0)}{' '}
        <span class="quiet">{table.offer.untilNextMove}</span>
      </p>
      {answering.map(({ seat, token }) => (
        <p key={seat} class="ways">
          {companions.length > 0 && table.offer.answerFor(nameIn(seats, seat))}
          {(['accept', 'decline'] as const).map((answer) => (
            <button
              type="button"
              key={answer}
              class={answer === 'accept' ? 'primary' : ''}
              onClick={() =>
                sitting.ask((parlor, now) =>
                  (token === null ? parlor : parlorAs(token)).answerOffer(now, offer.number, answer),
                )
              }
            >
              {table.offer[answer]}
            </button>
          ))}
        </p>
      ))}
    </section>
  );
};

/** Whoever looks, or somebody beside them. */
const answererOf = (
  seats: readonly Seat[],
  seat: number,
  companions: OfferProps['companions'],
): readonly { readonly seat: number; readonly token: string | null }[] => {
  if (seats[seat]?.you) return [{ seat, token: null }];
  return companions.filter((companion) => companion.seat === seat);
};

const offerWords = (seats: readonly Seat[], { by, type, waitingFor }: Offer, isAsked: boolean): string => {
  const who = nameIn(seats, by);
  const what = table.offer.made[type];
  const asked = listed(waitingFor.map((seat) => nameIn(seats, seat)));
  if (seats[by]?.you && !isAsked) return table.offer.byYou(what, asked);
  return isAsked ? table.offer.byOther(who, what) : table.offer.waiting(who, what, asked);
};

interface MakeOfferProps {
  readonly game: Game;
  readonly sitting: Sitting;
  /** Whether somebody who acts sees what others do not. */
  readonly hidesSomething: boolean;
  readonly hasActed: boolean;
}

/** What one may ask of the others, as far as it can be had at this table. */
export const MakeOffer = ({ game, sitting, hidesSomething, hasActed }: MakeOfferProps) => {
  if (game.offer !== null) return null;
  const { seats, sandbox, clock } = game;
  const canTakeBack = hasActed && (!hidesSomething || sandbox);
  // A bot that has had its seat from the start agrees to no draw.
  const hasBot = seats.some(({ kind, standsInFor }) => kind === 'bot' && standsInFor === undefined);
  const others = seats.some(({ kind, you }) => kind === 'player' && !you);
  const possible = [
    ...(canTakeBack ? (['takeback'] as const) : []),
    ...(others && !hasBot ? (['draw'] as const) : []),
    ...(clock !== null && !clock.stopped ? (['stop-clock'] as const) : []),
  ];
  return (
    <>
      {possible.map((type) => (
        <button
          type="button"
          key={type}
          class="quiet"
          onClick={() => sitting.ask((parlor, now) => parlor.offer(now, type))}
        >
          {table.offer.make[type]}
        </button>
      ))}
    </>
  );
};
