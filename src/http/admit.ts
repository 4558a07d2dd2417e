import type { Context } from 'hono';
import { no, type Result, yes } from '../engine/result.js';
import type { Player } from '../table/players.js';
import type { Problem } from '../table/problem.js';
import type { HeaderList } from './answer.js';
import type { Desk, House } from './desk.js';
import { header } from './header.js';
import type { Budget } from './limits.js';

interface Rejection extends Problem {
  readonly headers?: HeaderList;
}

/** Who is it, and may they ask again so soon? */
export const admit = async (
  c: Context<Desk>,
  house: House,
  auth: 'none' | 'optional' | 'required',
  budget: Budget,
): Promise<Result<Player | null, Rejection>> => {
  const shown = auth === 'none' ? undefined : header(c, 'authorization');
  const player = shown === undefined ? null : await house.tables.guests.recognise(tokenIn(shown));
  const ticket = house.limits?.take(player?.id ?? addressOf(c), budget);
  c.set('limits', ticket?.headers);
  if (ticket !== undefined && !ticket.isAllowed) return no(tooMany(budget));
  if (shown !== undefined && player === null) return no(INVALID_TOKEN);
  if (auth === 'required' && player === null) return no(MISSING_TOKEN);
  return yes(player);
};

const tokenIn = (header: string): string => /^Bearer +(\S+) *$/i.exec(header)?.[1] ?? '';

export const addressOf = (c: Context<Desk>): string => c.env?.incoming?.socket.remoteAddress ?? 'nowhere';

const MISSING_TOKEN: Rejection = {
  code: 'missing-token',
  detail:
    'This needs to know who you are. Get a token with POST /players and send it as "Authorization: Bearer <token>".',
};

const INVALID_TOKEN: Rejection = {
  code: 'invalid-token',
  detail:
    'The Authorization header holds no token this server knows. It should read "Authorization: Bearer parlor_…", with the token exactly as POST /players gave it.',
  headers: { 'www-authenticate': 'Bearer realm="parlor", error="invalid_token"' },
};

const tooMany = (budget: Budget): Rejection => ({
  code: 'too-many-requests',
  detail: `You have used up your ${budget} for this minute. The header Retry-After says how many seconds to wait.`,
});
