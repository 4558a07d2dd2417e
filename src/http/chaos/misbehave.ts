import type { Problem } from '../../table/problem.js';
import type { Troubled } from '../../table/use-cases/troubled.js';
import { problem } from '../documents/answer.js';
import type { Answer, Exchange } from '../exchange.js';
import { patiently } from '../request/patience.js';
import type { Services } from '../services.js';
import { nextFate } from './fate.js';

/** A request that is about to be answered. */
interface Asked {
  readonly c: Exchange;
  readonly services: Services;
  readonly player: { readonly id: string } | null;
}

/** Answers a request about a game as the game's chaos has it; and as ever where there is none, at no cost. */
export const misbehaving = (
  gameId: string,
  { c, services, player }: Asked,
  handle: () => Answer | Promise<Answer>,
): Answer | Promise<Answer> => {
  const playerId = player?.id ?? null;
  const troubled = services.tables.troubledBy(gameId, playerId);
  if (troubled === null) return handle();
  return answerBadly(c, services, playerId, troubled, handle);
};

const answerBadly = async (
  c: Exchange,
  services: Services,
  playerId: string | null,
  asked: Troubled | Promise<Troubled | null>,
  handle: () => Answer | Promise<Answer>,
): Promise<Answer> => {
  const troubled = await asked;
  if (troubled === null) return handle();
  const { trouble, delayMs } = nextFate(troubled, isLook(c) ? 'look' : 'change');
  if (trouble === 'restart') return problem(c, RESTARTING);
  if (trouble === 'lost-before') return lost(c);
  const answer = await handle();
  if (delayMs > 0) await held(c, services, playerId, delayMs);
  return trouble === 'lost-after' ? lost(c) : answer;
};

const isLook = ({ req }: Exchange): boolean => req.method === 'GET' || req.method === 'HEAD';

/** The connection goes without a word. Where there is none to cut, somebody is told that nothing can be said. */
const lost = (c: Exchange): Answer => {
  cut(c);
  return problem(c, LOST);
};

/** Behind it other requests of the same caller may wait: it is their connection that broke. */
export const cut = (c: Exchange): void => {
  c.env?.outgoing?.destroy();
};

/** Whoever is held back takes as much room as who waits, and is counted with them; where there is none, nobody is held back. */
const held = async (
  c: Exchange,
  services: Services,
  playerId: string | null,
  delayMs: number,
): Promise<void> => {
  await patiently(c, services, playerId, delayMs, (signal) => whenAborted(signal));
};

const whenAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

const RESTARTING: Problem = {
  code: 'unavailable',
  detail:
    'As if the server restarted: nothing was done. This sandbox has `chaos`, so it happens on purpose. Send the request again after Retry-After.',
};

const LOST: Problem = {
  code: 'unavailable',
  detail:
    'As if the answer was lost: it may have been done, and it may not. This sandbox has `chaos`, so it happens on purpose. With the same Idempotency-Key it is done only once.',
};
