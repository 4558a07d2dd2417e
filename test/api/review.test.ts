import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { pig } from '../../examples/games/pig/index.js';
import type { BotQuestion, JudgeQuestion } from '../../src/bots/question.js';
import { seededChance } from '../../src/engine/chance/seeded.js';

import { rulebook } from '../../src/engine/rulebook.js';
import { RULEBOOKS, rulebookOf } from '../../src/games/registry.js';
import { limitsBy } from '../../src/http/request/limits.js';
import type { ReviewSeen } from '../../src/table/reviews/review-seen.js';
import { type Acted, type Game, type Guest, openParlor, type Parlor } from '../support/parlor.js';
import { until } from '../support/until.js';

let parlor: Parlor;
let ann: Guest;
beforeAll(async () => {
  parlor = await openParlor();
  ann = await parlor.guest('Ann');
});
afterAll(() => parlor?.close());

const QUICK = new Map<string, object>([
  ['dastan', { options: { maxTurns: 6 } }],
  ['frustration', { preset: 'second-chance' }],
  ['jackaroo', { options: { maxRounds: 1 } }],
  ['knucklebones', { preset: 'quick' }],
]);

const overAt = (house: Parlor, id: string): Promise<Game> =>
  until(async () => {
    const { body } = await house.get<Game>(`/games/${id}`);
    expect(body.status).toBe('over');
    return body;
  });

const reviewOf = (id: string, headers: { [name: string]: string } = { prefer: 'wait=60' }) =>
  parlor.get<ReviewSeen>(`/games/${id}/review`, { headers });

/** Choices, a bust, choices and two pairs of twelves: bots, who bring dice of their own, take a hundred decisions for it. */
const SHORT_CLIMB = [1, 2, 5, 6, 2, 2, 5, 5, 6, 6, 6, 6, 1, 3, 4, 6, 6, 6, 6, 6, 6, 6, 6, 6];

/** Whoever is up has no dice left to go on with, and stops. */
const climbed = async (): Promise<string> => {
  const seats = [{ player: 'me' }, { player: 'me' }];
  const wanted = {
    ruleset: 'cant-stop',
    seats,
    chance: { script: SHORT_CLIMB },
    options: { columnsToWin: 1 },
  };
  let game = await parlor.lay(ann, wanted);
  while (game.status !== 'over') {
    const asking = { as: ann, body: game.legal[0]?.action };
    const acted = await parlor.post<Acted>(`/games/${game.id}/actions`, asking);
    if (acted.status !== 201) throw new Error(acted.text);
    game = acted.body.game;
  }
  return game.id;
};

const playedByBots = async (ruleset: string, count: number): Promise<string> => {
  const seats = Array.from({ length: count }, () => ({ bot: 'easy' }));
  return (await parlor.lay(ann, { ruleset, seats, pace: 0, ...QUICK.get(ruleset) })).id;
};

describe('a review of a whole game', () => {
  test.each(RULEBOOKS.map(({ id, seats }) => [id, seats.min] as const))(
    'of %s judges every decision from what its seat knew',
    async (ruleset, count) => {
      const id = ruleset === 'cant-stop' ? await climbed() : await playedByBots(ruleset, count);
      const game = await overAt(parlor, id);
      const first = await reviewOf(id, {});
      if (first.body.status === 'under-way') expect(first.headers.get('retry-after')).toBe('2');
      const { body } = await until(async () => {
        const answer = await reviewOf(id);
        expect(answer.body.status).toBe('whole');
        return answer;
      });
      const taken = (await parlor.log(id)).filter(({ action }) => action !== null);
      expect(body).toMatchObject({
        of: taken.length,
        judged: taken.length,
        skipped: 0,
        version: game.version,
      });
      expect(body.decisions.map(({ version, seat }) => [version + 1, seat])).toEqual(
        taken.map(({ seq, seat }) => [seq, seat]),
      );
      // Dastan's hard bot counts points; all others say how likely they are to win.
      const by = ruleset === 'dastan' ? 'games' : 'hard-bot';
      for (const { choices, taken: own, best, loss } of body.decisions) {
        expect(best.worth?.by).toBe(by);
        expect(choices).toContainEqual(own);
        expect(choices).toContainEqual(best);
        expect(own.worth).not.toBeNull();
        const [low = 1, high = 0] = own.worth?.between ?? [];
        expect(low <= (own.worth?.chance ?? -1) && (own.worth?.chance ?? 2) <= high).toBe(true);
        if (loss > 0) expect(best.worth?.between[0]).toBeGreaterThan(high);
      }
      for (const { chances } of body.curve)
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 1);
      expect(body.curve.at(-1)?.version).toBe(game.version);
      for (const { text } of body.turningPoints) expect(text).toMatch(/\.$/);
    },
  );
});

test('a choice that wins at once is worth a win, by the rules of a stranger who wrote no bots', () => {
  const book = rulebook(pig);
  const view = {
    goal: 10,
    scores: [8, 8],
    turnPoints: 2,
    seatToAct: 0,
    phase: 'to-roll-or-hold',
    concluded: null,
  };
  let looks = 0;
  const worth = book.worthOfChoices({
    seat: 0,
    seats: 2,
    options: { goal: 10 },
    view,
    chance: seededChance('certain'),
    hasTime: () => looks++ < 400,
    focus: [{ type: 'hold' }],
  });
  const [roll, hold] = ['roll', 'hold'].map((type) => worth.find(({ action }) => action.type === type));
  expect(hold?.wins[0]).toBe(hold?.games);
  expect(roll?.wins[0]).toBeLessThan(roll?.games ?? 0);
  // Whatever is looked at closely gets half of the games, and its part of the rest.
  expect(hold?.games).toBeGreaterThan(2 * (roll?.games ?? 0));
  expect((roll?.wins[0] ?? 0) + (roll?.wins[1] ?? 0)).toBe(roll?.games);
});

test('what is not over has no review, and what nobody may see neither', async () => {
  const game = await parlor.lay(ann);
  const refused = await parlor.get(`/games/${game.id}/review`, { as: ann });
  expect([refused.status, refused.body.code]).toEqual([409, 'game-not-over']);
  const hidden = await parlor.lay(ann, {
    visibility: 'private',
    seats: [{ player: 'me' }, { player: 'me' }],
  });
  expect((await parlor.get(`/games/${hidden.id}/review`)).body.code).toBe('unknown-game');
  expect((await parlor.get('/games/g_nothing/review')).body.code).toBe('unknown-game');
});

describe('whoever judges', () => {
  test('is asked with what the seat could see then, and with nothing else', async () => {
    const questions: (BotQuestion | JudgeQuestion)[] = [];
    const judge = (question: JudgeQuestion): Promise<never> => {
      questions.push(question);
      return Promise.reject(new Error('only listening'));
    };
    const think = (): Promise<never> => Promise.reject(new Error('no idea'));
    const house = await openParlor({ thinkers: { think, judge, close: async () => {} } });
    onTestFinished(house.close);
    const eve = await house.guest('Eve');
    const seats = [{ bot: 'easy' }, { bot: 'easy' }];
    const wanted = { ruleset: 'jackaroo', seats, pace: 0, options: { maxRounds: 1 } };
    const { id } = await house.lay(eve, wanted);
    await overAt(house, id);
    await house.get(`/games/${id}/review`, { headers: { prefer: 'wait=60' } });
    const card = await house.store.ledger.card(id);
    expect(questions.length).toBeGreaterThan(0);
    for (const question of questions) {
      const words = ['level', 'options', 'ruleset', 'seat', 'seats', 'taken', 'version', 'view'];
      expect(Object.keys(question).toSorted()).toEqual(words);
      expect(rulebookOf('jackaroo')?.schemas.view.parse(question.view)).toEqual(question.view);
      expect(JSON.stringify(question)).not.toContain(card?.secret);
    }
  });

  test('is asked for so many games and no more', async () => {
    const never = (): Promise<never> => new Promise(() => {});
    const house = await openParlor({ thinkers: { think: never, judge: never, close: async () => {} } });
    onTestFinished(() => house.store.close());
    const eve = await house.guest('Eve');
    const over = async (): Promise<string> => {
      const game = await house.lay(eve, { seats: [{ player: 'me' }, { player: 'me' }] });
      await house.post(`/games/${game.id}/actions`, { as: eve, body: game.legal[0]?.action });
      const { legal } = (await house.get<Game>(`/games/${game.id}`, { as: eve })).body;
      await house.post(`/games/${game.id}/actions`, { as: eve, body: legal[0]?.action });
      await house.del(`/games/${game.id}/seats/0`, { as: eve });
      return game.id;
    };
    const statuses: number[] = [];
    while (statuses.length < 51) statuses.push((await house.get(`/games/${await over()}/review`)).status);
    expect(statuses).toEqual([...Array.from({ length: 50 }, () => 200), 503]);
  });

  test('is asked once for each decision, however many thousand look', async () => {
    let asked = 0;
    const judge = async (question: JudgeQuestion) => {
      asked++;
      const choices = [{ action: question.taken, games: 1, wins: [1, 0], byBot: null }];
      return { type: 'judged' as const, best: question.taken, choices };
    };
    const think = (): Promise<never> => Promise.reject(new Error('no idea'));
    const house = await openParlor({ thinkers: { think, judge, close: async () => {} } });
    onTestFinished(house.close);
    const eve = await house.guest('Eve');
    const seats = [{ bot: 'easy' }, { bot: 'easy' }];
    const { id } = await house.lay(eve, { ruleset: 'knucklebones', seats, pace: 0, preset: 'quick' });
    await overAt(house, id);
    const found = await house.services.tables.find(id, { playerId: null });
    if (!found.ok) return expect.fail();
    const { reviews } = house.services.tables;
    const looks = Array.from({ length: 5_000 }, () => reviews.begin(found.value).ok);
    expect(looks.every((isBegun) => isBegun)).toBe(true);
    const whole = await reviews.whole(id, new AbortController().signal);
    const later = new Set(Array.from({ length: 5_000 }, () => Object(reviews.begin(found.value)).value));
    expect([...later]).toEqual([whole]);
    expect([whole?.isWhole, asked]).toEqual([true, whole?.decisions.length]);
  });

  test('is paid for by whoever asks first: to begin one costs, to ask again little', async () => {
    const never = (): Promise<never> => new Promise(() => {});
    const limits = limitsBy(() => 0);
    const house = await openParlor({
      thinkers: { think: never, judge: never, close: async () => {} },
      limits,
    });
    // Nobody waits for what never comes.
    onTestFinished(() => house.store.close());
    const eve = await house.guest('Eve');
    const seats = [{ player: 'me' }, { player: 'me' }];
    const lay = async (): Promise<string> => {
      const game = await house.lay(eve, { seats });
      const body = game.legal[0]?.action;
      await house.post(`/games/${game.id}/actions`, { as: eve, body });
      const moved = await house.get<Game>(`/games/${game.id}`, { as: eve });
      await house.post(`/games/${game.id}/actions`, { as: eve, body: moved.body.legal[0]?.action });
      await house.del(`/games/${game.id}/seats/0`, { as: eve });
      return game.id;
    };
    const left = (answer: { headers: Headers }): number =>
      Number(/r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1]);
    const first = await lay();
    const before = left(await house.get(`/games/${first}`, { as: eve }));
    const begun = await house.get(`/games/${first}/review`, { as: eve });
    expect(before - left(begun)).toBe(410);
    const again = await house.get(`/games/${first}/review`, { as: eve });
    expect(left(begun) - left(again)).toBe(10);
  });
});
