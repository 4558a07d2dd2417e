import { hash, randomBytes } from 'node:crypto';
import type { Players } from '../../store/players.js';
import type { Visitor, Visitors } from './visitors.js';

export interface StreamTicket {
  readonly ticket: string;
  readonly expiresAt: string;
  readonly isReplay: boolean;
}

const TICKET_MS = 60_000;

export const sellTicket = async (
  players: Players,
  { id, tokenId }: Visitor,
  key?: string,
): Promise<StreamTicket> => {
  const fresh = { playerId: id, tokenId, expiresAt: new Date(Date.now() + TICKET_MS) };
  if (key === undefined) {
    const ticket = randomBytes(32).toString('base64url');
    await players.addTicket({ ...fresh, ticketHash: hash('sha256', ticket, 'hex') });
    return { ticket, expiresAt: fresh.expiresAt.toISOString(), isReplay: false };
  }
  const ticket = hash('sha256', `ticket ${id} ${key}`, 'base64url');
  const ticketHash = hash('sha256', ticket, 'hex');
  const known = await players.ticket(ticketHash);
  if (known === null) await players.addTicket({ ...fresh, ticketHash });
  // A twin may have been a moment earlier: what is kept is what counts.
  const kept = known ?? (await players.ticket(ticketHash)) ?? fresh;
  return { ticket, expiresAt: kept.expiresAt.toISOString(), isReplay: known !== null };
};

/** Whose ticket it was; it is used up now. */
export const takeTicket = async (
  players: Players,
  visitors: Visitors,
  ticket: string,
): Promise<Visitor | null> => {
  const used = await players.useTicket(hash('sha256', ticket, 'hex'), new Date());
  return used === null ? null : visitors.find(used.playerId, used.tokenId);
};
