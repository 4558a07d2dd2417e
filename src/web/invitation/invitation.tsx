import type { Game } from '../../client/types.js';
import { hasOpenSeat, hasStandIn } from '../words.js';
import { Guest } from './guest.js';
import { Host } from './host.js';

interface InvitationProps {
  readonly game: Game;
  /** Something about the table changed: look again. */
  changed(): Promise<void>;
}

/** A table with a free seat: a link for whoever should come, a chair for whoever came. */
export const Invitation = ({ game, changed }: InvitationProps) => {
  const isSeated = game.seats.some(({ you }) => you);
  if (isSeated && hasOpenSeat(game)) return <Host game={game} changed={changed} />;
  if (!isSeated && game.maySit && (hasOpenSeat(game) || hasStandIn(game)))
    return <Guest game={game} changed={changed} />;
  return null;
};
