import { until } from '../support/until.js';
import type { withToken } from './server.js';

/** A club with something in it: tournaments of bots, a rated game, a class with something to do. */
export interface ClubScene {
  readonly id: string;
  /** Over, on equal dice. */
  readonly swiss: string;
  readonly knockOut: string;
  /** Never over. */
  readonly ladder: string;
}

const SHORT = { ruleset: 'knucklebones', options: { width: 1, height: 1 } };

export const setClubScene = async (url: string, ann: ReturnType<typeof withToken>): Promise<ClubScene> => {
  const headers = { authorization: `Bearer ${ann.token}` };
  const isOver = async (path: string): Promise<void> => {
    await until(async () => {
      const { status }: { status: string } = await (await fetch(url + path, { headers })).json();
      if (status !== 'over') throw new Error(`${path} is ${status}`);
    });
  };
  const begun = async (wanted: object): Promise<string> => {
    const { id } = await ann.post('/tournaments', { ...SHORT, pace: 0, ...wanted });
    await ann.post(`/tournaments/${id}/start`, {});
    return id;
  };
  const bots = [{ level: 'easy', count: 5 }];
  const swiss = await begun({ name: 'Friday evening', format: 'swiss', equalDice: true, bots });
  const knockOut = await begun({ name: 'The cup', format: 'knock-out', bots });
  const ladder = await begun({ name: 'For ever', format: 'ladder', bots });
  const rated = await ann.post('/games', {
    ...SHORT,
    rated: true,
    seats: [{ bot: 'easy' }, { bot: 'medium' }],
  });
  await isOver(`/games/${rated.id}`);
  const { id } = await ann.post('/clubs', { name: 'Class 7b' });
  await ann.post(`/clubs/${id}/assignments`, { task: { type: 'curl' } });
  for (const tournament of [swiss, knockOut]) await isOver(`/tournaments/${tournament}`);
  return { id, swiss, knockOut, ladder };
};
