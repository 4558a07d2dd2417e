import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RULEBOOKS } from '../../src/games/registry.js';
import { limitsBy } from '../../src/http/request/limits.js';
import { type Lab, type LabOptions, labWith } from '../../src/lab/lab.js';
import {
  type Acted,
  type Game,
  type Guest,
  openParlor,
  type Parlor,
  type Problem,
} from '../support/parlor.js';

interface Rolled {
  readonly seat: number | null;
  readonly observation: { readonly [field: string]: unknown };
  readonly legal: readonly number[];
  readonly mask: readonly number[] | null;
  readonly choices: readonly unknown[] | null;
  readonly done: boolean;
  readonly rewards: readonly number[];
}

interface Rollouts {
  readonly actions: readonly unknown[] | null;
  readonly games: readonly Rolled[];
}

/** The lab of the house, which a test may change for another while it looks. */
const usual = labWith();
let open: Lab = usual;
const lab: Lab = { rollOut: (wanted) => open.rollOut(wanted), close: () => usual.close() };
const inLab = async (options: LabOptions, look: () => Promise<void>): Promise<void> => {
  open = labWith(options);
  await look().finally(() => open.close());
  open = usual;
};

let parlor: Parlor;
let ann: Guest;
beforeAll(async () => {
  parlor = await openParlor({ lab });
  ann = await parlor.guest('Ann');
});
afterAll(() => parlor?.close());

const ask = <Body = Rollouts>(body: unknown, house = parlor, as = ann) =>
  house.post<Body>('/lab/rollouts', { as, body });

const rollOut = async (body: object): Promise<Rollouts> => {
  const { status, body: rolled, text } = await ask(body);
  expect(status, text).toBe(200);
  return rolled;
};

/** Steps many games together so many times, or until all are over. */
const stepped = async (table: object, seeds: readonly string[], most = Number.POSITIVE_INFINITY) => {
  const games = seeds.map((seed) => ({ seed, actions: [] as number[] }));
  let rolled = await rollOut({ ...table, games });
  for (let step = 0; step < most && rolled.games.some(({ done }) => !done); step++) {
    for (const [index, { legal }] of rolled.games.entries()) {
      const number = legal[(step * 7 + index) % legal.length];
      if (number !== undefined) games[index]?.actions.push(number);
    }
    rolled = await rollOut({ ...table, games });
  }
  return { games, rolled };
};

describe('rollouts', () => {
  test.each(RULEBOOKS.map(({ id }) => id))('%s is stepped, every seat by the learner', async (ruleset) => {
    const { rolled } = await stepped({ ruleset }, ['one', 'two'], 6);
    for (const { seat, legal, mask, choices, rewards } of rolled.games) {
      expect(seat === null).toBe(legal.length === 0);
      expect(rewards.reduce((sum, reward) => sum + reward, 0)).toBeCloseTo(0, 12);
      if (rolled.actions === null) expect(choices).toHaveLength(legal.length);
      else expect(mask?.flatMap((bit, number) => (bit === 1 ? [number] : []))).toEqual(legal);
    }
  });

  test('the same seed and actions are the game that a sandbox of that seed plays', async () => {
    const seats = [{ player: 'me' }, { player: 'me' }];
    const chance = { seed: 'same' };
    let game = (
      await parlor.post<Game>('/games', { as: ann, body: { ruleset: 'knucklebones', seats, chance } })
    ).body;
    const actions: number[] = [];
    while (game.status !== 'over') {
      const { games, actions: all } = await rollOut({
        ruleset: 'knucklebones',
        games: [{ seed: 'same', actions }],
      });
      const [rolled] = games;
      const number = rolled?.legal.at(-1) ?? -1;
      expect(rolled?.observation).toEqual(game.view);
      expect(rolled?.mask?.[number]).toBe(1);
      actions.push(number);
      const acted = await parlor.post<Acted>(`/games/${game.id}/actions`, { as: ann, body: all?.[number] });
      game = acted.body.game;
    }
    const { games } = await rollOut({ ruleset: 'knucklebones', games: [{ seed: 'same', actions }] });
    expect(games[0]).toMatchObject({ done: true, outcome: game.outcome });
  });

  test('is asked again with the same answer, by whoever remembers nothing too', async () => {
    const table = { ruleset: 'knucklebones', seats: ['me', 'medium'] };
    const { games } = await stepped(table, ['a', 'b', 'c']);
    const again = [games[2], { seed: 'a', actions: games[0]?.actions.slice(0, 3) }];
    const { body: known } = await ask({ ...table, games: again });
    await inLab({}, async () => expect((await ask({ ...table, games: again })).body).toEqual(known));
    expect(Object(known).games[0]).toMatchObject({ done: true });
  });

  test('shows a seat what it may see, and not the hands of others', async () => {
    const { games, actions } = await rollOut({
      ruleset: 'jackaroo',
      games: [{ seed: 'hidden', actions: [] }],
    });
    expect(actions, 'too many to number').toBeNull();
    const [{ observation, choices, legal }] = games as [Rolled];
    expect(choices).toHaveLength(legal.length);
    const cards = Object(observation).hands.map((hand: { cards: unknown }) => hand.cards !== null);
    expect(cards).toEqual([0, 1].map((seat) => seat === games[0]?.seat));
  });
});

describe('what does not fit is told', () => {
  const games = [{ seed: 'x', actions: [] }];
  test.each<[string, object, number, string, RegExp]>([
    ['a ruleset', { ruleset: 'chess', games }, 404, 'unknown-ruleset', /"chess"/],
    ['a preset', { ruleset: 'dastan', preset: 'huge', games }, 404, 'unknown-preset', /"huge"/],
    ['options', { ruleset: 'knucklebones', options: { width: 99 }, games }, 422, 'invalid-options', /width/],
    ['seats', { ruleset: 'knucklebones', seats: ['me'], games }, 422, 'invalid-seats', /2 seats/],
    ['bots alone', { ruleset: 'knucklebones', seats: ['easy', 'easy'], games }, 422, 'invalid-seats', /"me"/],
    [
      'an action that is not legal',
      { ruleset: 'knucklebones', games: [...games, { seed: 'x', actions: [1, 2, 9] }] },
      422,
      'illegal-rollout',
      /^In game 1 action 2 is not legal for seat \d\. Legal there: 0, 1, 2\.$/,
    ],
    ['no games', { ruleset: 'knucklebones', games: [] }, 400, 'malformed-request', /games/],
  ])('%s', async (_, body, status, code, said) => {
    const no = await ask<Problem>(body);
    expect([no.status, no.body.code]).toEqual([status, code]);
    expect(JSON.stringify([no.body.detail, no.body.errors]).replaceAll('\\"', '"')).toMatch(
      new RegExp(said.source.replaceAll(/[$^]/g, '')),
    );
  });

  test('an action after the end', async () => {
    const { games: played } = await stepped({ ruleset: 'knucklebones', options: { height: 2 } }, ['end']);
    const [game = { seed: '', actions: [] }] = played;
    const more = { ...game, actions: [...game.actions, 0] };
    const no = await ask<Problem>({ ruleset: 'knucklebones', options: { height: 2 }, games: [more] });
    expect(no.body).toMatchObject({
      code: 'illegal-rollout',
      detail: expect.stringContaining('was over after'),
    });
  });

  test('ten thousand games', async () => {
    const no = await ask<Problem>({
      ruleset: 'knucklebones',
      games: Array.from({ length: 1025 }, () => games[0]),
    });
    expect(no.body.code).toBe('malformed-request');
    const actions = Array.from({ length: 100_000 }, () => 123);
    expect((await ask<Problem>({ ruleset: 'knucklebones', games: [{ seed: 'x', actions }] })).body.code).toBe(
      'too-large',
    );
  });
});

describe('a lab', () => {
  const body = { ruleset: 'knucklebones', games: [{ seed: 'x', actions: [] }] };

  test('does not play for ever', () =>
    inLab({ playingMs: 0 }, async () => {
      const no = await ask<Problem>(body);
      expect(no.body).toMatchObject({
        code: 'too-much-to-play',
        detail: expect.stringContaining('0 of 1 games'),
      });
    }));

  test('lets so many wait, and no more; those who waited are answered', () =>
    inLab({ mostWaiting: 1 }, async () => {
      const all = await Promise.all([1, 2, 3].map(() => ask<Problem>(body)));
      expect(all.map(({ status }) => status)).toEqual([200, 200, 503]);
      expect(all[2]?.body.code).toBe('too-busy');
    }));

  test('is closed unless the operator opens it, and is charged for by what is played', async () => {
    const limits = limitsBy(() => 0, { reads: 400, actions: 99, creations: 99 });
    const house = await openParlor({ limits });
    try {
      const bo = await house.guest('Bo');
      const closed = await ask<Problem>(body, house, bo);
      expect(closed.body).toMatchObject({ status: 403, code: 'lab-closed' });
      expect(closed.headers.get('ratelimit')).toMatch(/r=39\d/);
      const games = Array.from({ length: 16 }, () => body.games[0]);
      const dear = { ruleset: 'knucklebones', seats: ['me', 'medium'], games };
      expect((await ask<Problem>(dear, house, bo)).body.code).toBe('too-many-requests');
    } finally {
      await house.close();
    }
  });
});
