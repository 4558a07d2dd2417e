import { afterAll, beforeAll, expect } from 'vitest';
import { type Asking, type Game, type Guest, openParlor, type Parlor } from '../../support/parlor.js';

/** Who and what a bad request may be about. */
export interface Scene {
  readonly ann: Guest;
  readonly ben: Guest;
  readonly cat: Guest;
  /** Ann's game, with a seat still open. */
  readonly waiting: Game;
  /** Ann is to act, then Ben. */
  readonly playing: Game;
  /** Ann is to act, and her column 0 is full. */
  readonly narrow: Game;
  readonly over: Game;
  /** Ann and Ben play where nobody else may look. */
  readonly secret: Game;
}

export type Attempt = readonly [method: string, path: string, asking?: Asking];

/** A way to ask wrongly, and what is answered. */
export interface BadRequest {
  readonly name: string;
  readonly ask: (scene: Scene) => Attempt;
  readonly status: number;
  readonly code: string;
  /** What a beginner needs to read. */
  readonly says: RegExp;
  /** The fields that are named as wrong. */
  readonly wrong?: readonly string[];
}

export const place = (column: unknown) => ({ type: 'place', column });
export const json = { 'content-type': 'application/json' };
export const NOBODY = 'g_0000000000000000000000';

/** A parlor that is asked wrongly, again and again: nothing ever comes of it. */
export interface Patient {
  readonly parlor: () => Parlor;
  readonly scene: () => Scene;
  /** Asks, and answers with the headers of the refusal. */
  refusal(bad: BadRequest): Promise<Headers>;
  refuses(bad: BadRequest): Promise<void>;
}

/** For the whole of a test file. */
export const openPatientParlor = (): Patient => {
  let parlor: Parlor;
  let scene: Scene;
  /** All that is kept, before anybody asked wrongly. */
  let untouched: Awaited<ReturnType<typeof everythingIn>>;
  beforeAll(async () => {
    parlor = await openParlor();
    scene = await setScene(parlor);
    untouched = await everythingIn(parlor, scene);
  });
  afterAll(() => parlor?.close());

  const refusal = async ({ ask, status, code, says, wrong }: BadRequest): Promise<Headers> => {
    const [method, path, asking] = ask(scene);
    const reply = await parlor.request(method, path, asking);
    expect(reply.body).toMatchObject({ status, code, detail: expect.stringMatching(says) });
    if (wrong !== undefined) expect(reply.body.errors?.map(({ pointer }) => pointer)).toEqual(wrong);
    expect(await everythingIn(parlor, scene), 'nothing came of it').toEqual(untouched);
    return reply.headers;
  };
  return {
    parlor: () => parlor,
    scene: () => scene,
    refusal,
    async refuses(bad) {
      await refusal(bad);
    },
  };
};

const setScene = async (parlor: Parlor): Promise<Scene> => {
  const act = async (game: Game, as: Guest, body: object): Promise<void> => {
    const acted = await parlor.post(`/games/${game.id}/actions`, { as, body });
    expect(acted.status, acted.text).toBe(201);
  };
  const [ann, ben, cat] = [
    await parlor.guest('Ann'),
    await parlor.guest('Ben'),
    await parlor.guest('Cat'),
  ] as const;
  const pair = [ann, ben];
  const narrow = await parlor.play(pair, { options: { width: 2, height: 1 } });
  await act(narrow, ann, place(0));
  await act(narrow, ben, place(1));
  const over = await parlor.play(pair, { options: { width: 1, height: 1 } });
  await act(over, ann, place(0));
  return {
    ann,
    ben,
    cat,
    waiting: await parlor.lay(ann),
    playing: await parlor.play(pair),
    narrow,
    over,
    secret: await parlor.play(pair, { visibility: 'private' }),
  };
};

/** Everything that could have changed. */
const everythingIn = async (parlor: Parlor, { waiting, playing, narrow, over, secret }: Scene) => {
  const games = [waiting, playing, narrow, over, secret];
  const { body } = await parlor.get<{ items: unknown[] }>('/games?limit=100');
  return { logs: await Promise.all(games.map(({ id }) => parlor.log(id))), listed: body.items };
};
