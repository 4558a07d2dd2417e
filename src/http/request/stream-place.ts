import { no, type Result } from '../../engine/result.js';
import type { Problem } from '../../table/problem.js';
import type { Exchange } from '../exchange.js';
import type { Services } from '../services.js';
import { INVALID_TOKEN } from './admit.js';
import { callerOf } from './network.js';

/** The last word of a stream whose token was revoked. */
export const TOKEN_REVOKED = 'token-revoked';

/**
 * A place for a stream, or for one who waits. First the place, then once more the question whether the token is good:
 * one that is revoked in between ends the place, one that was revoked before finds no way in.
 */
export const streamPlace = async (
  c: Exchange,
  services: Services,
  playerId: string | null,
): Promise<ReturnType<Services['streams']['open']>> => {
  const caller = callerOf(c, services, playerId);
  const slot = services.streams.open(caller);
  if (!slot.ok || caller.playerId === null || caller.tokenId === null) return slot;
  const { playerId: id, tokenId } = caller;
  if (await services.tables.guests.isStillGood({ id, tokenId })) return slot;
  slot.value.release();
  return refused();
};

const refused = (): Result<never, Problem> => no(INVALID_TOKEN);
