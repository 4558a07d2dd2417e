import { counted } from '../../engine/words.js';
import type { ForgetReport } from '../../table/use-cases/forget.js';
import { json } from '../documents/answer.js';
import { ForgottenDocument } from '../documents/player-schemas.js';
import { endpoint, NO_BODY, NOTHING, requirePlayer } from '../endpoint.js';
import { COST_OF_FORGETTING } from '../request/costs.js';
import { NO_HEADERS } from '../request/headers.js';

export const forgetMe = endpoint({
  method: 'delete',
  path: '/me',
  operationId: 'forgetMe',
  tag: 'Players',
  summary: 'Forget me',
  description:
    'Your tokens, your webhook and your name go, at once and for good; what your tokens opened ends. Games that are being played are left as if you had left each yourself: a bot plays on, or the game is over. ' +
    'A table of yours that waits is closed, a seat that is kept for you is free. In games that are over your seat stays, and whoever sat there is called `Somebody`, in lists, logs, boards, pictures and records from now on; the hash chain of every game holds as before. ' +
    'What others have seen or saved before stays with them, and games begun before names were sealed keep the name in their record. Nobody can undo it. Sent again it is 401, `invalid-token`: there is nobody any more who could ask.',
  auth: 'required',
  budget: 'actions',
  cost: COST_OF_FORGETTING,
  params: NOTHING,
  query: NOTHING,
  headers: NO_HEADERS,
  body: NO_BODY,
  answers: {
    200: {
      description: 'You are forgotten.',
      content: { 'application/json': { schema: ForgottenDocument } },
    },
  },
  problems: [],
  async handle({ c, services, player }) {
    const { id } = requirePlayer(player);
    const report = await services.tables.forgetting.forget(id);
    if (report === null) throw new Error(`${id} asked, and is nobody`);
    // Nobody is called any more from here; other processes find that out by themselves.
    await services.webhooks.remove(id);
    return json(c, 200, { id, ...report, note: noteOf(report) }, { 'cache-control': 'no-store' });
  },
});

const noteOf = ({ left, waiting }: ForgetReport): string => {
  const games =
    left === 0 ? 'There was no game to leave.' : `${counted(left, 'game was', 'games were')} left.`;
  const rest =
    waiting === 0
      ? ''
      : ` ${counted(waiting, 'game', 'games')} could not be left just now: this server goes on trying.`;
  return `You are forgotten: your tokens are good no more, and where you sat sits Somebody. ${games}${rest}`;
};
