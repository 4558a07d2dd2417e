import { describe as chapter, expect, test } from 'vitest';
import type { Chance } from '../../engine/chance/chance.js';
import { everyOutcome } from '../../engine/chance/every-outcome.js';
import { seededChance } from '../../engine/chance/seeded.js';
import { ask } from '../../engine/refusal.js';
import type { LiveViewer } from '../../engine/ruleset.js';
import { otherRefusals } from '../../kit/laws/other-refusals.js';
import { randomPlay } from '../../kit/laws/random-play.js';
import { CARD_ID, cardName, DECK } from './cards.js';
import type { Event } from './events.js';
import { jackaroo as game } from './index.js';
import type { Jackaroo } from './model.js';
import { after, holding, setting, split } from './test-scene.js';
import { marbleId } from './track.js';

type State = Jackaroo['State'];

const NAMES = ['Ann', 'Bo', 'Cy', 'Dee'];
const CARD_IDS = new RegExp(`\\b(?:${CARD_ID})\\b`, 'g');

const NAMES_OF_CARDS = [...new Set(DECK.map(cardName))];

/** Ids of cards in whatever a viewer is told. */
const cardsIn = (...told: readonly unknown[]): readonly string[] =>
  JSON.stringify(told).match(CARD_IDS) ?? [];

const viewersOf = (state: State): readonly LiveViewer[] => [...state.hands.keys(), 'spectator'];

/** The own hand and what lies face up. */
const knownTo = (state: State, viewer: LiveViewer): ReadonlySet<string> =>
  new Set([...state.firePit, ...(viewer === 'spectator' ? [] : (state.hands[viewer] ?? []))]);

const everythingShown = (state: State, viewer: LiveViewer): readonly unknown[] => {
  const view = game.view(state, viewer);
  const actions = viewer === 'spectator' ? [] : game.legal(state, viewer);
  const labels = actions.map((action) => game.label(view, action));
  return [view, game.draw(view, NAMES), game.picture(view, NAMES, viewer), actions, labels];
};

/** Cards named in an event that a viewer may read: dealt to it, or laid open for all. */
const openCards = (event: Event, viewer: LiveViewer): readonly string[] => {
  if (event.type === 'cards-dealt') return event.seat === viewer ? event.cards : [];
  return 'card' in event ? [event.card] : [];
};

chapter('cards', () => {
  test.each([2, 3, 4])('no viewer of a game of %i is ever shown a card that is hidden from it', (seats) => {
    const table = { seats, options: game.schemas.options.parse({}) };
    let moment = 0;
    for (const { state, events } of randomPlay(game, table, seededChance(`canary ${seats}`))) {
      for (const viewer of viewersOf(state)) {
        for (const event of events) {
          const seen = game.sighting(event, viewer);
          const open = openCards(event, viewer);
          const sentence = game.describe(seen, NAMES);
          const told = [
            ...cardsIn(seen).filter((card) => !open.includes(card)),
            ...NAMES_OF_CARDS.filter((name) => sentence.includes(name) && !open.map(cardName).includes(name)),
          ];
          if (told.length > 0) expect.fail(`${viewer} is told of ${told}`);
        }
        if (state.ending !== null || moment % 5 !== 0) continue;
        const known = knownTo(state, viewer);
        const shown = cardsIn(...everythingShown(state, viewer)).filter((card) => !known.has(card));
        if (shown.length > 0) expect.fail(`${viewer} is shown ${shown}`);
      }
      moment++;
    }
  });

  test('everybody sees the same number of events of the same types', () => {
    const table = { seats: 4, options: game.schemas.options.parse({}) };
    for (const { events } of randomPlay(game, table, seededChance('types')))
      for (const viewer of [0, 1, 2, 3, 'spectator'] as const)
        expect(events.map((event) => game.sighting(event, viewer).type)).toEqual(
          events.map(({ type }) => type),
        );
  });

  test('a deal is seen by its owner, and counted by the others', () => {
    const dealt: Event = { type: 'cards-dealt', seat: 2, cards: ['KH1', '2S1'] };
    expect(game.sighting(dealt, 2)).toEqual({
      type: 'cards-dealt',
      seat: 2,
      count: 2,
      cards: ['KH1', '2S1'],
    });
    for (const viewer of [0, 'spectator'] as const)
      expect(game.sighting(dealt, viewer)).toEqual({ type: 'cards-dealt', seat: 2, count: 2 });
  });

  test('a refusal is the same in every world that looks the same', () => {
    const table = { seats: 4, options: game.schemas.options.parse({}) };
    const chance = seededChance('refusals');
    for (const { state } of [...randomPlay(game, table, chance)].filter((_, moment) => moment % 9 === 0)) {
      const other = imagined(state, state.seatToAct, chance);
      for (const action of attempts(state))
        expect(refusalOf(other, action), JSON.stringify(action)).toEqual(refusalOf(state, action));
    }
  });
});

/** Whatever the seat to act might try with its hand: each card thrown away, alone, with each marble, with some pairs. */
const attempts = (state: State): readonly Jackaroo['Action'][] => {
  const ids = state.standing.spots.map((_, marble) => marbleId(marble));
  const named = [[], ...ids.map((id) => [id]), ...ids.map((id) => [`${state.seatToAct}-0`, id])];
  return (state.hands[state.seatToAct] ?? []).flatMap((card): Jackaroo['Action'][] => [
    { type: 'discard', card },
    ...named.map((marbles) => ({ type: 'play' as const, card, marbles })),
  ]);
};

const refusalOf = (state: State, action: Jackaroo['Action']) => {
  const told = ask(game, state, state.seatToAct, action, seededChance('no'));
  if (told.ok) return null;
  return [told.problem, ...otherRefusals(game, told.problem.code, { state, seat: state.seatToAct, action })];
};

chapter('traps', () => {
  const traps: Event = { type: 'traps-placed', cells: [3, 56], visible: false };
  const trap: Event = { type: 'trap-placed', cell: 11, visible: false };

  test('are counted, not shown', () => {
    expect(game.sighting(traps, 0)).toEqual({ type: 'traps-placed', count: 2 });
    expect(game.sighting(trap, 0)).toEqual({ type: 'trap-placed' });
    expect(game.view(setting({ traps: [3, 56] }).state, 0).traps).toEqual({ count: 2, cells: null });
  });

  test('are shown when the table wants it', () => {
    expect(game.sighting({ ...traps, visible: true }, 0)).toMatchObject({ cells: [3, 56] });
    expect(game.sighting({ ...trap, visible: true }, 'spectator')).toMatchObject({ cell: 11 });
    const open = setting({ traps: [56, 3], options: { trapsVisible: true } });
    expect(game.view(open.state, 0).traps).toEqual({ count: 2, cells: [3, 56] });
  });

  test('never change what is shown or what is legal', () => {
    const track = { '0-0': 10, '0-1': 12, '1-0': 40 };
    const [here, there] = [
      [11, 13, 15],
      [60, 61, 62],
    ].map((cells) => holding('7C1', { track, traps: cells }));
    if (here === undefined || there === undefined) throw new Error('two boards are compared');
    expect(everythingShown(here.state, 0)).toEqual(everythingShown(there.state, 0));
    expect(after(here, 0, split('7C1', '0-1', '0-0', 1))).toBe('self-blocked');
    expect(after(there, 0, split('7C1', '0-1', '0-0', 1))).toBe('self-blocked');
  });
});

chapter('the end', () => {
  test('shows everything', () => {
    const table = { seats: 2, options: game.schemas.options.parse({ maxRounds: 1 }) };
    const last = [...randomPlay(game, table, seededChance('end'))].at(-1);
    if (last === undefined) throw new Error('the game has an end');
    const view = game.view(last.state, 'spectator');
    expect(view.deck.cards).toHaveLength(view.deck.count);
    expect(view.traps.cells).toHaveLength(8);
    expect(game.view(imagined(last.state, 'spectator', seededChance('x')), 'spectator')).toEqual(view);
  });
});

chapter('imagining', () => {
  test('deals every card once, and every unseen card can be anywhere', () => {
    const { state } = setting({
      hands: [['2S1'], ['KH1'], [], []],
      turnNumber: 3,
      firePit: DECK.filter((c) => !KEPT.includes(c)),
    });
    const worlds = everyOutcome((chance) => imagined({ ...state, traps: [] }, 0, chance));
    expect(new Set(worlds.map(({ value }) => value.hands[1]?.[0]))).toEqual(new Set(['KH1', 'KH2', 'KH3']));
    for (const { value } of worlds)
      expect([...value.hands.flat(), ...value.deck, ...value.firePit].toSorted()).toEqual(DECK.toSorted());
  });
});

const imagined = (state: State, viewer: LiveViewer, chance: Chance): State =>
  game.imagine(game.view(state, viewer), state.table, chance);

const KEPT = ['2S1', 'KH1', 'KH2', 'KH3'];
