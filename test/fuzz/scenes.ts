import type { Dice } from './dice.js';
import type { Notebook } from './notebook.js';
import type { Planned } from './plan.js';
import type { Outcome } from './send.js';

/** What several people have to do one after the other before anything can come of what is asked then. Chance alone hardly ever gets there. */

/** Sends it, and has it judged and noted like everything else. */
type Ask = (planned: Planned) => Promise<Outcome>;

export const setScene = async (dice: Dice, notebook: Notebook, ask: Ask): Promise<void> => {
  const [one, other] = [dice.any(notebook.tokens), dice.any(notebook.tokens)];
  if (one === undefined || other === undefined || one === other) return;
  await dice.one([openOffer, openAssignment])(asking(ask), one, other);
};

type Post = (token: string, template: string, body: object, id?: string) => Promise<{ readonly id: string }>;

/** Two people at a table, of whom one has offered something that the other has not answered. */
const openOffer = async (post: Post, one: string, other: string): Promise<void> => {
  const seats = [{ player: 'me' }, { open: true }];
  const { id } = await post(one, '/games', { ruleset: 'knucklebones', seats });
  await post(other, '/games/{id}/seats', {}, id);
  await post(one, '/games/{id}/offers', { type: 'draw' }, id);
};

/** A class of two, with something to report. */
const openAssignment = async (post: Post, one: string, other: string): Promise<void> => {
  const { id, ...club } = await post(one, '/clubs', { name: 'Class' });
  await post(other, '/clubs/join', { code: Object(club).code });
  await post(one, '/clubs/{id}/assignments', { task: { type: 'client-kit' } }, id);
};

const asking =
  (ask: Ask): Post =>
  async (token, template, body, id = '') => {
    const outcome = await ask({
      method: 'POST',
      path: template.replace('{id}', id),
      headers: [
        ['content-type', 'application/json'],
        ['authorization', `Bearer ${token}`],
      ],
      body: Buffer.from(JSON.stringify(body)),
      token,
      template,
    });
    return outcome.kind === 'answer' && outcome.status < 300 ? JSON.parse(outcome.text) : { id: 'none' };
  };
