import { expect } from 'vitest';
import { firstBrokenEntry } from '../../../src/table/game/published.js';
import type { Acted, Game, Guest, Parlor, Reply } from '../../support/parlor.js';

/** Something that is asked of a process that dies over it, and then, under the same key, of another. */
export interface Deed {
  readonly name: string;
  readonly as: Guest | null;
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  /** What is true once it was answered, however often it was asked. */
  holds(parlor: Parlor, reply: Reply<Game & Guest>): Promise<void>;
}

interface Token extends Guest {
  readonly label: string;
}

const SMALL = { options: { width: 1, height: 1 } };

/** Tables and people as they stand after half an hour in which somebody was gone and the house was open. */
export const sceneOf = async (parlor: Parlor, pass: () => Promise<void>) => {
  const [ann, ben] = [await parlor.guest('Ann'), await parlor.guest('Ben')];
  const offers = async ({ id }: Game, type: string) => {
    const made = await parlor.post<Game>(`/games/${id}/offers`, { as: ann, body: { type } });
    return `/games/${id}/offers/${made.body.offer?.number}/answers`;
  };
  const place = ({ id }: Game) =>
    parlor.post<Acted>(`/games/${id}/actions`, { as: ann, body: { type: 'place', column: 0 } });
  const claimed = await parlor.play([ann, ben]);
  await pass();
  const waiting = await parlor.lay(ann, { seats: [{ player: 'me' }, { open: true }] });
  const offered = await parlor.play([ann, ben]);
  const offer = await offers(offered, 'draw');
  const regretted = await parlor.play([ann, ben]);
  await place(regretted);
  const takeback = await offers(regretted, 'takeback');
  const over = await parlor.play([ann, ben], SMALL);
  await place(over);
  const left = await parlor.play([ann, ben]);
  await place(left);
  const linked = await parlor.lay(ann, { seats: [{ player: 'me' }, { open: true }], visibility: 'link' });
  const spare = await parlor.post<Token>('/me/tokens', { as: ben, body: { label: 'lost' } });
  const link = await parlor.post<{ code: string }>('/me/links', { as: ben });
  const clock = { perTurnSeconds: 1, bankSeconds: 0, whenOut: 'forfeit' };
  const timed = await parlor.play([ann, ben], { clock });
  return {
    ann,
    ben,
    claimed,
    waiting,
    offered,
    offer,
    regretted,
    takeback,
    over,
    left,
    linked,
    lost: spare.body,
    code: link.body.code,
    timed,
  };
};

type Scene = Awaited<ReturnType<typeof sceneOf>>;

export const deedsOf = (scene: Scene): readonly Deed[] => [...atTables(scene), ...aboutTokens(scene)];

const atTables = (scene: Scene): readonly Deed[] => {
  const { ann, ben, claimed, waiting, offered, offer, regretted, takeback, over, left, linked } = scene;
  return [
    {
      name: 'a claim',
      as: ben,
      method: 'POST',
      path: `/games/${claimed.id}/claims`,
      body: { type: 'end' },
      holds: written('seat-claimed', claimed),
    },
    {
      name: 'the host’s hand',
      as: ann,
      method: 'PATCH',
      path: `/games/${waiting.id}/seats/1`,
      body: { bot: 'easy' },
      holds: written('seat-given', waiting),
    },
    {
      name: 'an offer',
      as: ben,
      method: 'POST',
      path: offer,
      body: { answer: 'accept' },
      holds: written('offer-accepted', offered),
    },
    {
      name: 'a takeback',
      as: ben,
      method: 'POST',
      path: takeback,
      body: { answer: 'accept' },
      async holds(parlor, reply) {
        await written('taken-back', regretted)(parlor, reply);
        const { body } = await parlor.get<Game>(`/games/${regretted.id}`, { as: ann });
        expect(body).toMatchObject({ view: regretted.view, toAct: [0], offer: null });
      },
    },
    {
      name: 'leaving',
      as: ann,
      method: 'DELETE',
      path: `/games/${left.id}/seats/0`,
      holds: written('seat-resigned', left),
    },
    {
      name: 'coming by a code',
      as: ben,
      method: 'POST',
      path: '/games/join',
      body: { code: linked.code },
      holds: written('seat-taken', linked),
    },
    {
      name: 'a rematch',
      as: ann,
      method: 'POST',
      path: `/games/${over.id}/rematch`,
      holds: written('game-created'),
    },
  ];
};

const aboutTokens = ({ ben, lost, code }: Scene): readonly Deed[] => [
  {
    name: 'a token',
    as: ben,
    method: 'POST',
    path: '/me/tokens',
    body: { label: 'tablet' },
    holds: (parlor, reply) => made(parlor, reply, ben, 'tablet'),
  },
  {
    name: 'a code that is exchanged',
    as: null,
    method: 'POST',
    path: '/tokens',
    body: { code, label: 'phone' },
    async holds(parlor, reply) {
      await made(parlor, reply, ben, 'phone');
      const again = await parlor.post('/tokens', { body: { code, label: 'another' } });
      expect(again.body).toMatchObject({ code: 'unknown-code' });
    },
  },
  {
    name: 'a code for another device',
    as: ben,
    method: 'POST',
    path: '/me/links',
    async holds(parlor, reply) {
      expect(reply.status).toBe(201);
      const { code: told } = Object(reply.body);
      const exchange = (label: string) => parlor.post('/tokens', { body: { code: told, label } });
      expect((await exchange('laptop')).status).toBe(201);
      expect((await exchange('desktop')).status, 'it is one code, however often it was told').toBe(404);
    },
  },
  {
    name: 'a token that is revoked',
    as: ben,
    method: 'DELETE',
    path: `/me/tokens/${lost.id}`,
    async holds(parlor, { status }) {
      // Whoever revoked it and was not told is told that it is gone.
      expect([200, 404]).toContain(status);
      expect((await parlor.get('/me', { as: lost })).status).toBe(401);
      expect(await labelled(parlor, ben, 'lost')).toBe(0);
    },
  },
];

/** In this log, or in that of the game that was answered with, it stands once, and the chain holds. */
const written =
  (type: string, game?: Game): Deed['holds'] =>
  async (parlor, { status, body }) => {
    expect(status).toBeLessThan(300);
    const log = await parlor.log(game?.id ?? body.id);
    expect(log.filter(({ event }) => event.type === type)).toHaveLength(1);
    expect(firstBrokenEntry(log)).toBeNull();
  };

/** One token was made, and it is the one that was told. */
const made = async (
  parlor: Parlor,
  { status, body }: Reply<Guest>,
  owner: Guest,
  label: string,
): Promise<void> => {
  expect(status).toBe(201);
  expect((await parlor.get<Guest>('/me', { as: body })).body.id).toBe(owner.id);
  expect(await labelled(parlor, owner, label)).toBe(1);
};

const labelled = async (parlor: Parlor, as: Guest, wanted: string): Promise<number> => {
  const { items } = (await parlor.get<{ items: readonly Token[] }>('/me/tokens', { as })).body;
  return items.filter(({ label }) => label === wanted).length;
};
