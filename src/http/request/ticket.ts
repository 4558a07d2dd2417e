import { z } from 'zod';
import { no, type Result, yes } from '../../engine/result.js';
import type { Visitor } from '../../table/players/players.js';
import type { Problem } from '../../table/problem.js';
import type { Exchange } from '../exchange.js';
import type { Services } from '../services.js';

/** For streams opened by a browser, which can send no header. */
export const Ticket = z.string().optional().meta({
  description:
    'From `POST /me/tickets`, in place of a token: for streams opened by a browser. It is used up.',
});

/** Who asks: by a ticket, or by the token they came with. */
export const ticketHolder = async (
  c: Exchange,
  services: Services,
  player: Visitor | null,
  word: string | undefined,
): Promise<Result<Visitor | null, Problem>> => {
  if (word === undefined) return yes(player);
  const holder = await services.tables.guests.takeTicket(word);
  if (holder === null) return no(USED_TICKET);
  c.set('tokenId', holder.tokenId);
  return yes(holder);
};

const USED_TICKET: Problem = {
  code: 'invalid-ticket',
  detail:
    'This ticket was used, has run out, or never was one. Each opens one stream within a minute; POST /me/tickets gives a new one.',
};
