import { no, type Result, yes } from '../../engine/result.js';
import type { Player, Visitor } from '../../table/players/players.js';
import type { Problem } from '../../table/problem.js';
import { type HeaderList, problem } from '../documents/answer.js';
import type { Answer, Exchange } from '../exchange.js';
import type { Services } from '../services.js';
import { header } from './header.js';
import type { Budget, Charge, Limits, Payer } from './limits.js';
import { networkOf } from './network.js';

export interface Rejection extends Problem {
  readonly headers?: HeaderList;
}

/** Who is it, and may they ask again so soon? */
export const admit = async (
  c: Exchange,
  services: Services,
  auth: 'none' | 'optional' | 'required',
  budget: Budget,
  cost: number,
): Promise<Result<Visitor | null, Rejection>> => {
  const shown = auth === 'none' ? undefined : header(c, 'authorization');
  const whoIs = () => (shown === undefined ? null : services.tables.guests.recognise(tokenIn(shown)));
  const { player, ticket } = await enter(services, { network: networkOf(c, services), budget, cost }, whoIs);
  c.set('limits', ticket?.headers);
  c.set('tokenId', player?.tokenId);
  if (ticket?.isAllowed === false) return no(tooMany(ticket));
  if (shown !== undefined && player === null) return no(INVALID_TOKEN);
  if (auth === 'required' && player === null) return no(MISSING_TOKEN);
  return yes(player);
};

const tokenIn = (header: string): string => /^Bearer +(\S+) *$/i.exec(header)?.[1] ?? '';

/** What is asked for, and by whom as far as is known without looking. */
interface Bill {
  readonly network: string;
  readonly budget: Budget;
  readonly cost: number;
}

/** The network pays before anybody is looked up, so that guessing tokens costs. */
export const enter = async (
  { limits }: Services,
  due: Bill,
  whoIs: () => Visitor | null | Promise<Visitor | null>,
): Promise<{ readonly player: Visitor | null; readonly ticket: Charge | null }> => {
  if (limits === null) return { player: await whoIs(), ticket: null };
  const gate = limits.take(networkIn(due), due.budget, due.cost);
  if (!gate.isAllowed) return { player: null, ticket: gate };
  const player = await whoIs();
  return { player, ticket: player === null ? gate : playerToo(limits, due, gate, player) };
};

/** Both pay, or neither does. Null where nothing is counted. */
export const pay = ({ limits }: Services, due: Bill, player: Player | null): Charge | null => {
  if (limits === null) return null;
  const gate = limits.take(networkIn(due), due.budget, due.cost);
  return player === null || !gate.isAllowed ? gate : playerToo(limits, due, gate, player);
};

/**
 * Who is refused costs the network nothing: somebody in a hurry spends nothing of those who sit beside.
 * The ticket is that of the purse that will be empty first.
 */
const playerToo = (limits: Limits, due: Bill, gate: Charge, { id }: Player): Charge => {
  const own = limits.take({ kind: 'player', id }, due.budget, due.cost);
  if (!own.isAllowed) limits.giveBack(networkIn(due), due.budget, due.cost);
  return own.isAllowed && gate.left < own.left ? gate : own;
};

const networkIn = ({ network }: Bill): Payer => ({ kind: 'network', id: network });

/** What a request turns out to cost on top, once it has been read. */
export const payMore = (
  c: Exchange,
  services: Services,
  player: Player | null,
  budget: Budget,
  cost: number,
): Rejection | null => {
  const ticket = cost <= 0 ? null : pay(services, { network: networkOf(c, services), budget, cost }, player);
  if (ticket === null) return null;
  c.set('limits', ticket.headers);
  return ticket.isAllowed ? null : tooMany(ticket);
};

/** For what asks nobody's name: files, documents, and paths that lead nowhere. */
export const charged =
  (services: Services, cost: number, serve: (c: Exchange) => Answer) =>
  (c: Exchange): Answer => {
    const refused = payMore(c, services, null, 'reads', cost);
    return refused === null ? serve(c) : turnedAway(c, refused);
  };

export const turnedAway = (c: Exchange, { headers, ...said }: Rejection): Answer => problem(c, said, headers);

const MISSING_TOKEN: Rejection = {
  code: 'missing-token',
  detail:
    'This needs to know who you are. Get a token with POST /players and send it as "Authorization: Bearer <token>".',
};

export const INVALID_TOKEN: Problem = {
  code: 'invalid-token',
  detail:
    'The Authorization header holds no token this server knows. It should read "Authorization: Bearer parlor_…", with the token exactly as POST /players gave it. A token that was revoked is known no more, nor is any of a player who was forgotten.',
};

/** A token of the scope `watch` looks and listens; whatever changes something is refused before it is read. */
export const WATCH_ONLY: Rejection = {
  code: 'watch-only',
  detail:
    'This token was made to watch: it reads and listens, and changes nothing. Use a token of the scope "play"; whoever has one makes more with POST /me/tokens.',
};

export const tooMany = ({ payer, budget, left, headers }: Charge): Rejection => {
  const who = payer.kind === 'player' ? 'You have' : 'All who share your address have together';
  const wait = headers['retry-after'] === '1' ? '1 second' : `${headers['retry-after']} seconds`;
  return {
    code: 'too-many-requests',
    detail: `${who} too few ${budget} left for this: ${left}. They come back evenly; wait ${wait}, as Retry-After says.`,
    headers,
  };
};
