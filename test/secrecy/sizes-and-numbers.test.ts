import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { seededChance } from '../../src/engine/chance/seeded.js';
import { ask } from '../../src/engine/refusal.js';
import type { Seat } from '../../src/engine/ruleset.js';
import { jackaroo } from '../../src/games/jackaroo/index.js';
import type { State } from '../../src/games/jackaroo/model.js';
import { randomPlay } from '../../src/kit/laws/random-play.js';
import { sampleOf } from '../support/depth.js';
import { guarded, SecretRead } from './support/guarded-state.js';
import { viewersOf } from './support/knowledge.js';
import { askBoth, attempts, layTables, openPair, type Pair, sceneAt, type Tables } from './support/pair.js';
import { everyQuestion } from './support/questions.js';
import { type Twins, twinsOf } from './support/twins.js';
import { NOON } from './support/world.js';

const GAMES = sampleOf(6, 30);
const LOOK_EVERY = 5;

const NAMES = ['Ann', 'Bo', 'Cy', 'Dee'];

describe('over HTTP', () => {
  const twins: Twins = twinsOf({
    seed: 'at dawn',
    seats: 2,
    watcher: 0,
    actions: 18,
    options: { traps: 16 },
  });
  let pair: Pair;
  let tables: Tables;

  beforeAll(async () => {
    vi.useFakeTimers({ now: new Date(NOON), toFake: ['Date'] });
    pair = await openPair();
    tables = await layTables(pair, twins);
    await tables.playTo(twins.steps.length);
  });
  afterAll(async () => {
    await pair.close();
    vi.useRealTimers();
  });

  test('a hidden event has its number, its type and its place for everybody', async () => {
    const told = twins.steps.flatMap(({ here }) => here.map(({ type }) => type));
    expect(told, 'traps were laid and sprang on the way').toEqual(
      expect.arrayContaining(['traps-placed', 'trap-placed', 'cards-dealt']),
    );
    const path = `/games/${tables.here.gameId}/events?limit=500`;
    for (const as of [...tables.players, tables.onlooker, null]) {
      const { body } = await pair.here.ask({ method: 'GET', path }, as);
      const items: readonly { seq: number; event: { type: string } }[] = JSON.parse(body).items;
      expect(items.map(({ seq }) => seq)).toEqual(items.map((_, index) => index + 1));
      expect(items.map(({ event }) => event.type)).toEqual(['game-created', 'game-started', ...told]);
    }
  });

  test('no answer is longer or shorter for what is hidden', async () => {
    for (const as of sampleOf([tables.watcher], [tables.watcher, null]))
      for (const question of everyQuestion(sceneAt(tables, twins.steps.length, as))) {
        const [here, there] = (await askBoth(pair, question, as)).map(({ body }) => Buffer.byteLength(body));
        expect(there, JSON.stringify(question)).toBe(here);
      }
  });
});

describe('in any world that looks the same', () => {
  test('the board has the same size in every form', () => {
    for (const state of someStates(3))
      for (const viewer of viewersOf(state.hands.length)) {
        const sizes = ['one', 'two', 'three'].map((seed) => {
          const imagined = jackaroo.imagine(jackaroo.view(state, viewer), state.table, seededChance(seed));
          const view = jackaroo.view(imagined, viewer);
          return [
            JSON.stringify(view),
            jackaroo.draw(view, NAMES),
            jackaroo.picture(view, NAMES, viewer),
          ].map((form) => form.length);
        });
        expect(sizes[1]).toEqual(sizes[0]);
        expect(sizes[2]).toEqual(sizes[0]);
      }
  });
});

/** Not by the clock: what never reads a secret takes no time that depends on one. */
describe('no secret is read', () => {
  test('to show the board, the text board or the picture to a viewer', () => {
    for (const state of someStates(GAMES))
      for (const viewer of viewersOf(state.hands.length)) {
        const view = jackaroo.view(guarded(state, viewer), viewer);
        expect(view).toEqual(jackaroo.view(state, viewer));
        jackaroo.draw(view, NAMES);
        jackaroo.picture(view, NAMES, viewer);
      }
  });

  test('to say whose turn it is, and whether the game is over', () => {
    for (const state of someStates(GAMES)) {
      expect(jackaroo.toAct(guarded(state, 'spectator'))).toEqual(jackaroo.toAct(state));
      expect(jackaroo.outcome(guarded(state, 'spectator'))).toEqual(jackaroo.outcome(state));
    }
  });

  test('to list what a seat may do, in words too', () => {
    for (const state of someStates(GAMES))
      for (const seat of state.hands.keys()) {
        const secretive = guarded(state, seat);
        const actions = jackaroo.legal(secretive, seat);
        expect(actions).toEqual(jackaroo.legal(state, seat));
        const view = jackaroo.view(secretive, seat);
        for (const action of actions) jackaroo.label(view, action);
      }
  });

  test('to refuse an action, and to say why', () => {
    for (const state of someStates(GAMES))
      for (const seat of state.hands.keys())
        for (const refusal of refusals(state, seat))
          expect(refusal(guarded(state, seat))).toEqual(refusal(state));
  });

  test('and whoever reads one is caught', () => {
    const [state] = someStates(1);
    if (state === undefined) throw new Error('nothing was played');
    const secretive = guarded(state, 0);
    expect(secretive.hands[0]).toEqual(state.hands[0]);
    expect(secretive.hands[1]).toHaveProperty('length', 4);
    expect(() => secretive.hands[1]?.[0]).toThrow(SecretRead);
    expect(() => secretive.hands[1]?.includes('AS1')).toThrow(SecretRead);
    expect(() => secretive.traps.map((cell) => cell)).toThrow(SecretRead);
    expect(() => [...secretive.deck]).toThrow(SecretRead);
    expect(() => jackaroo.view(secretive, 1)).toThrow(SecretRead);
  });
});

/** Whatever the rules refuse of a seat's attempts, each as a question that can be put to another state. */
const refusals = (state: State, seat: Seat): readonly ((state: State) => unknown)[] =>
  attempts(state, seat)
    .filter((_, index) => index % 7 === 0)
    .map((action) => (asked: State) => ask(jackaroo, asked, seat, action, seededChance('refused')))
    .filter((refusal) => Object(refusal(state)).ok === false);

/** Moments of random games that are not over. */
const someStates = (games: number): readonly State[] =>
  Array.from({ length: games }, (_, index) => {
    const options = jackaroo.schemas.options.parse({ traps: 8 + (index % 9), maxRounds: 1 + (index % 6) });
    const table = { seats: 2 + (index % 3), options };
    return [...randomPlay(jackaroo, table, seededChance(`guarded ${index}`))]
      .map(({ state }) => state)
      .filter((state, moment) => state.ending === null && moment % LOOK_EVERY === 0);
  }).flat();
