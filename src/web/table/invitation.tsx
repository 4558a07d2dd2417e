import type { Game } from '../../client/types.js';
import { CopyButton } from '../copy-button.js';
import { asPlayer, guest } from '../guest.js';
import { complain } from '../news.js';
import { gamePath } from '../place.js';
import { hasOpenSeat } from '../words.js';

interface InvitationProps {
  readonly game: Game;
  readonly isSeated: boolean;
  sitDown(): Promise<void>;
}

/** A table with a free seat: a link for whoever should come, a chair for whoever came. */
export const Invitation = ({ game, isSeated, sitDown }: InvitationProps) => {
  const link = new URL(gamePath(game.id), location.href).href;
  // Becoming a guest opens the table anew, as that guest; the seat is taken with the next click.
  const sit = (): void => {
    if (guest.get() === null) asPlayer().catch(complain);
    else void sitDown();
  };
  return (
    <section class="card invitation">
      {isSeated ? (
        <>
          <h2>Invite somebody</h2>
          <p>
            {game.status === 'waiting'
              ? 'Send this link. Whoever opens it can sit down, and the game begins when no seat is free.'
              : 'Somebody left. Send this link: whoever opens it can sit down and play on from here.'}
          </p>
          <p class="link">
            <code>{link}</code> <CopyButton text={link} what="the link" />
          </p>
        </>
      ) : (
        <>
          <h2>{hasOpenSeat(game) ? 'A seat is free' : 'A bot keeps a seat for you'}</h2>
          <button type="button" class="primary" onClick={sit}>
            {guest.get() === null ? 'Come in as a guest' : 'Sit down and play'}
          </button>
        </>
      )}
    </section>
  );
};
