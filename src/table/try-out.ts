import { cryptographicChance } from '../engine/chance/cryptographic.js';
import { type Foresight, foresee } from '../engine/foresee.js';
import { no, type Result, yes } from '../engine/result.js';
import { refused, seatFor, unservedAt, type WantedAction } from './act.js';
import { isAsExpected } from './attempt.js';
import { type Evening, namesOf } from './evening.js';
import type { Evenings } from './evenings.js';
import { findGame } from './find.js';
import type { Problem } from './problem.js';

/** An action as it would be, with nothing done. */
export interface Rehearsal {
  readonly evening: Evening;
  readonly foresight: Foresight;
}

/**
 * Would it be accepted, and what is certain about it? Nothing is written and the secret of the dice is not touched:
 * whether it is accepted is asked with another luck, and what comes of it only of worlds imagined from the caller's own view.
 */
export const tryOut = async (
  evenings: Evenings,
  { gameId, player, action, expected }: Pick<WantedAction, 'gameId' | 'player' | 'action' | 'expected'>,
): Promise<Result<Rehearsal, Problem>> => {
  const found = await findGame(evenings, gameId, { playerId: player.id });
  if (!found.ok) return found;
  const asExpected = isAsExpected(found.value, expected);
  if (!asExpected.ok) return asExpected;
  const evening = asExpected.value;
  const seated = seatFor(evening, player, action);
  if (!seated.ok) return seated;
  const { match, seat } = seated.value;
  const answer = match.act(seat, action, cryptographicChance());
  if (!answer.ok) return no(refused(evening, seat, answer.problem));
  const unserved = unservedAt(evening, match, seat, player, action);
  if (unserved !== null) return no(unserved);
  return yes({ evening, foresight: foresee(match, seat, action, namesOf(evening)) });
};

/** What is certain, as the seat would see it happen. */
export const rehearsalSeen = ({ evening, foresight }: Rehearsal) => ({
  accepted: true,
  version: evening.version,
  ...foresight,
});
