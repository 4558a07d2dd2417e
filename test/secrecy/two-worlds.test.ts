import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { seededChance } from '../../src/engine/chance/seeded.js';
import type { Viewer } from '../../src/engine/ruleset.js';
import type { Event } from '../../src/games/jackaroo/events.js';
import { jackaroo } from '../../src/games/jackaroo/index.js';
import type { Action, State } from '../../src/games/jackaroo/model.js';
import { fairChance } from '../../src/proof/fair-chance.js';
import { sampleOf } from '../support/depth.js';
import { namesIn, OPERATIONS } from './support/operations.js';
import {
  askBoth,
  expectSameAnswers,
  layTables,
  openPair,
  type Pair,
  sceneAt,
  type Tables,
} from './support/pair.js';
import {
  EXCUSED,
  everyQuestion,
  mistakenActions,
  plainQuestions,
  questionsAbout,
  questionsOf,
} from './support/questions.js';
import { stateAfter, twinsOf, type WantedTwins } from './support/twins.js';
import { type Guest, NOON, type Question } from './support/world.js';

/**
 * Two games that differ only in what a seat cannot know give that seat the same answers, to the byte: the others' hands, the deck,
 * the traps and the luck still to come leave no mark on anything it can fetch. A spectator knows less, and is told no more.
 */
const FEW: readonly WantedTwins[] = [
  { seed: 'a first round', seats: 4, watcher: 0, actions: 4 },
  { seed: 'a duel', seats: 2, watcher: 1, actions: 20, options: { traps: 16 } },
];
const MANY: readonly WantedTwins[] = [
  ...FEW,
  { seed: 'knives', seats: 4, watcher: 2, actions: 20, options: { traps: 16 } },
  { seed: 'after dinner', seats: 3, watcher: 2, actions: 26, options: { traps: 16, discardRule: 'any' } },
];
const PAIRS = sampleOf(FEW, MANY);

const nameOf = ({ seed, seats, watcher }: WantedTwins): string =>
  `${seed}, ${seats} seats, seen from seat ${watcher}`;

/** Of the first pair everything is asked by everybody; of the others by the watcher, and the plainest by a passer-by. */
const [SMALLEST] = PAIRS;
/** Every endpoint is asked in every form where nothing lies on the track yet, and where much does: others differ in nothing that an endpoint knows of. */
const WITH_EVERY_FORM = new Set(['a first round', 'knives']);

let pair: Pair;

beforeAll(async () => {
  vi.useFakeTimers({ now: new Date(NOON), toFake: ['Date'] });
  pair = await openPair();
});

afterAll(async () => {
  await pair.close();
  vi.useRealTimers();
});

describe('the document of the front door', () => {
  const scene = {
    gameId: 'g_any',
    version: 9,
    seats: 4,
    seat: 0,
    isToAct: true,
    notices: 2,
    refused: [],
    accepted: [],
    word: () => 'word',
  };

  test.each(OPERATIONS.map((operation) => [operation.id, operation] as const))(
    '%s is compared with every parameter, or excused with a reason',
    (id, operation) => {
      if (id in EXCUSED) return;
      const questions = questionsOf(operation, scene);
      expect(questions).not.toEqual([]);
      const headers = new Set(questions.flatMap(({ headers = {} }) => Object.keys(headers)));
      expect([...headers]).toEqual(expect.arrayContaining([...namesIn(operation, 'header')]));
      for (const name of namesIn(operation, 'query'))
        expect(questions.map(({ path }) => path).join(' ')).toContain(`?${name}=`);
    },
  );

  test('names every path there is, but for what is the same for everybody, and the tools of agents, which are asked too', () => {
    const named = OPERATIONS.map(
      ({ method, template }) => `${method} ${template.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    );
    const unnamed = pair.here.routes.filter((route) => !named.includes(route));
    // `/games/join` and `/clubs/join` are found in the place of an id, and asked under their own names.
    const isExpected =
      /^ALL \/\*$|^GET \/(?:docs|openapi\.json|arazzo\.json|web|play|replay|try|verify|come-in|class|tournament|leaderboard)\b|^POST \/(?:mcp|(?:games|clubs)\/:id)$/;
    expect(unnamed.filter((route) => !isExpected.test(route))).toEqual([]);
  });

  test('nothing is excused that is not there', () => {
    expect(OPERATIONS.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(EXCUSED)));
  });
});

describe.each(
  PAIRS.map(
    (wanted) =>
      [nameOf(wanted), twinsOf(wanted), wanted === SMALLEST, WITH_EVERY_FORM.has(wanted.seed)] as const,
  ),
)('%s', (_, twins, isSmallest, hasEveryForm) => {
  let tables: Tables;
  const end = twins.steps.length;
  const eyes = (): readonly (Guest | null)[] =>
    isSmallest
      ? sampleOf([tables.watcher, null], [tables.watcher, tables.onlooker, null])
      : [tables.watcher, null];

  beforeAll(async () => {
    tables = await layTables(pair, twins);
  });

  test('the worlds do differ', () => {
    const [here, there] = [stateAfter(twins, 'here'), stateAfter(twins, 'there')];
    for (const [seat, hand] of here.hands.entries())
      if (seat !== twins.watcher) expect(there.hands[seat]).not.toEqual(hand);
    expect(there.traps).not.toEqual(here.traps);
    expect(tables.there.secret).not.toBe(tables.here.secret);
  });

  test('while it is played, step by step', async () => {
    for (let steps = twins.lastRound + 1; steps <= end; steps++) {
      await tables.playTo(steps);
      for (const as of eyes()) await expectSameAnswers(pair, as, plainQuestions(sceneAt(tables, steps, as)));
      if (!isSmallest && steps % 2 === 1) continue;
      const mistakes = mistakenActions(sceneAt(tables, steps, tables.watcher));
      const refused = await expectSameAnswers(pair, tables.watcher, mistakes);
      for (const { status } of refused) expect(status).toBeGreaterThanOrEqual(400);
    }
  });

  if (hasEveryForm)
    test('on every endpoint, in every form, with every parameter, refusals included', async () => {
      await tables.playTo(end);
      const before = tables.here.game().version;
      const statuses = new Set<number>();
      for (const as of sampleOf(false, isSmallest) ? eyes() : [tables.watcher]) {
        const answers = await expectSameAnswers(pair, as, everyQuestion(sceneAt(tables, end, as)));
        for (const { status } of answers) statuses.add(status);
      }
      expect([...statuses]).toEqual(expect.arrayContaining([200, 304, 400, 403, 404, 409, 412, 415, 422]));
      const entries = await pair.here.store.ledger.entries(tables.here.gameId, 0);
      expect(entries.length, 'nothing was changed by asking').toBe(before);
    });

  test('at every moment of the past', async () => {
    await tables.playTo(end);
    for (const as of [tables.watcher, null]) {
      const scene = sceneAt(tables, end, as);
      for (let at = 1; at <= scene.version; at++) {
        const questions = questionsAbout(scene, at);
        await expectSameAnswers(pair, as, sampleOf(false, isSmallest) ? questions : inTurn(questions, at));
      }
    }
  });

  test('only whoever knows the difference sees one', async () => {
    await tables.playTo(end);
    const other = tables.players.find(({ id }) => id !== tables.watcher.id) ?? null;
    for (const accept of ['application/json', 'text/plain', 'image/svg+xml']) {
      const question = { method: 'GET', path: `/games/${tables.here.gameId}`, headers: { accept } };
      const [here, there] = await askBoth(pair, question, other);
      expect(there.body).not.toBe(here.body);
    }
  });

  test('when the watcher acts, and asks the same again', async () => {
    const ours = await layTables(pair, twins);
    await ours.playTo(end);
    const self = `/games/${ours.here.gameId}`;
    const act = (prefer?: string): Question => ({
      method: 'POST',
      path: `${self}/actions`,
      headers: { 'Idempotency-Key': 'my-turn', ...(prefer === undefined ? {} : { Prefer: prefer }) },
      body: JSON.stringify(quietAction(ours)),
    });
    const deeds = [act(), act(), act('return=minimal'), act('wait=0')];
    const answers = await expectSameAnswers(pair, ours.watcher, deeds);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    for (const as of [ours.watcher, ours.onlooker, null])
      await expectSameAnswers(pair, as, [
        { method: 'GET', path: self },
        { method: 'GET', path: `${self}/events?limit=500` },
      ]);
  });
});

test('the first card that only one of the worlds holds ends the likeness', async () => {
  const twins = twinsOf({ seed: 'a first round', seats: 4, watcher: 0, actions: 4 });
  const tables = await layTables(pair, twins);
  const steps = twins.steps.length - 1;
  await tables.playTo(steps);
  const game: Question = { method: 'GET', path: `/games/${tables.here.gameId}` };
  await expectSameAnswers(pair, null, [game]);
  const [one, other] = [stateAfter(twins, 'here', steps), stateAfter(twins, 'there', steps)];
  const step = { asked: null, here: firstPlayOf(one, other), there: firstPlayOf(other, one) };
  await Promise.all([tables.here.write(step), tables.there.write(step)]);
  const [here, there] = await askBoth(pair, game, null);
  expect(there.body).not.toBe(here.body);
});

test('a private game is no game at all to those who do not sit in it', async () => {
  const twins = twinsOf({ seed: 'behind closed doors', seats: 2, watcher: 0, actions: 6 });
  const tables = await layTables(pair, twins, { visibility: 'private' });
  for (const step of twins.steps) await tables.here.write(step);
  for (const as of [tables.onlooker, null]) {
    const scene = sceneAt(tables, twins.steps.length, as);
    // Whoever has a token may ask for more than somebody passing by, who is asked about in every form in the deep run.
    const asked = as === null ? sampleOf(plainQuestions, everyQuestion) : everyQuestion;
    const answers = await expectSameAnswers(pair, as, [...asked(scene), ...questionsAbout(scene, 3)]);
    expect(answers.some(({ body }) => body.includes('unknown-game'))).toBe(true);
  }
});

test.each([
  ['is used up', []],
  ['says what nobody can draw', ['nothing']],
])(
  'a script that %s shows its reader what the seat can know, and nothing of what is hidden',
  async (_, script) => {
    const twins = twinsOf({ seed: 'knives', seats: 4, watcher: 2, actions: 20, options: { traps: 16 } });
    const tables = await layTables(pair, twins, { chance: { script, whenSpent: 'refuse' } });
    const end = twins.steps.length;
    await tables.playTo(end);
    const { gameId, accepted } = sceneAt(tables, end, tables.watcher);
    const looks = ['', '/actions', '/odds'].map((form) => ({
      method: 'GET',
      path: `/games/${gameId}${form}`,
    }));
    const [, listed] = await expectSameAnswers(pair, tables.watcher, looks);
    const actions = accepted.map((action) => JSON.stringify(action));
    const posted = (path: string, body: string): Question => ({
      method: 'POST',
      path: `/games/${gameId}/${path}`,
      body,
    });
    const tried = await expectSameAnswers(
      pair,
      tables.watcher,
      actions.map((action) => posted('rehearsals', action)),
    );
    expect(tried.map(({ status }) => status)).toEqual(
      actions.map((action) => (listed?.body.includes(action) ? 200 : 422)),
    );
    const unlisted = actions.filter((action) => !listed?.body.includes(action));
    if (script.length === 0) expect(unlisted).not.toEqual([]);
    const refused = await expectSameAnswers(
      pair,
      tables.watcher,
      unlisted.map((action) => posted('actions', action)),
    );
    for (const { status, body } of [...refused, ...tried.filter((answer) => answer.status === 422)]) {
      expect(status).toBe(422);
      expect(JSON.parse(body)).toMatchObject({ code: 'script-mismatch' });
      expect(JSON.parse(body)).not.toHaveProperty('script');
    }
  },
);

/** One form of a moment, each in its turn: they show the same view. */
const inTurn = (questions: readonly Question[], moment: number): readonly Question[] =>
  questions.filter((_, index) => index === moment % questions.length);

/** What follows when the seat to act plays a card that it does not hold in the other world. */
const firstPlayOf = (state: State, otherWorld: State): readonly Event[] => {
  const action = jackaroo
    .legal(state, state.seatToAct)
    .find(({ card }) => !otherWorld.hands[state.seatToAct]?.includes(card));
  const decided = action && jackaroo.decide(state, state.seatToAct, action, seededChance('shown'));
  if (!decided?.ok) throw new Error('the two hands are the same');
  return decided.value;
};

/** An action of the watcher whose luck, different as it is in the two worlds, nobody sees: no trap, no robbery, no deal for the watcher. */
const quietAction = ({ twins, watcher, here, there, players }: Tables): Action => {
  const seat = players.indexOf(watcher);
  const told = (state: State, secret: string, action: Action, viewer: Viewer): string => {
    const { id, version } = here.game();
    const decided = jackaroo.decide(state, seat, action, fairChance(secret, id, version));
    return JSON.stringify(decided.ok && decided.value.map((event) => jackaroo.sighting(event, viewer)));
  };
  const [one, other] = [stateAfter(twins, 'here'), stateAfter(twins, 'there')];
  const found = jackaroo
    .legal(one, seat)
    .find((action) => told(one, here.secret, action, seat) === told(other, there.secret, action, seat));
  if (found === undefined) throw new Error('whatever the watcher does shows something');
  return found;
};
