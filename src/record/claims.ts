import { no, type Result, yes } from '../engine/result.js';
import { type Claim, claimed } from '../table/commit/claims.js';
import type { Draft } from '../table/commit/draft.js';
import { hasRunningClock, patienceEnds } from '../table/game/absence.js';
import type { Game } from '../table/game/game.js';
import { standsIn, USUAL_STAND_IN } from '../table/game/leavers.js';
import { toActOf } from '../table/game/people.js';
import type { TableEvent } from '../table/game/table-event.js';
import { impossibleClaim } from '../table/use-cases/claims.js';
import type { RecordEntry } from './record.js';

type Claimed = Extract<TableEvent, { type: 'seat-claimed' }>;

/**
 * Takes a claim again: it was somebody else's to make, and nothing had happened for long enough. That the player was not seen is the house's word.
 * The host, who asks by no seat, may call in a bot for whoever is gone at any time.
 */
export const claimAgain = (before: Game, entry: RecordEntry, event: Claimed): Result<Draft, string> => {
  if (before.status !== 'playing') return no('there was nothing to claim');
  const how: Claim =
    event.claim === 'bot' ? { claim: 'bot', level: event.level ?? USUAL_STAND_IN } : { claim: 'end' };
  const why = entry.seat === null ? hostProblem(before, entry, event) : claimProblem(before, entry, event);
  if (why !== null) return no(why);
  const impossible = impossibleClaim(before, event.seat, event.claim);
  return impossible === null ? yes(claimed(before, event.seat, how)) : no(impossible.detail);
};

const hostProblem = (before: Game, { player }: RecordEntry, { seat, claim }: Claimed): string | null => {
  if (player === null || player !== before.hostId || claim !== 'bot')
    return 'only whoever laid the table calls in a bot';
  const holder = before.seats[seat];
  const isGone = holder?.kind === 'open' || standsIn(holder);
  if (isGone || (holder?.kind === 'player' && !hasRunningClock(before))) return null;
  return `seat ${seat} was not for a bot to take`;
};

const claimProblem = (before: Game, { seat, player, at }: RecordEntry, event: Claimed): string | null => {
  const [by, holder] = [before.seats[seat ?? -1], before.seats[event.seat]];
  if (by?.kind !== 'player' || by.playerId !== player) return 'a claim is made by whoever sits there';
  if (holder?.kind !== 'player' || holder.playerId === player || !toActOf(before).includes(event.seat))
    return `seat ${event.seat} kept nobody else waiting`;
  if (hasRunningClock(before)) return 'where a clock runs nothing is claimed';
  if (event.claim === 'bot' && event.level !== USUAL_STAND_IN) return `such a bot plays on nowhere`;
  return Date.parse(at) < patienceEnds(before) ? 'it was claimed too early' : null;
};
