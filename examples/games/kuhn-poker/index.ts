import {
  Concluded,
  drawn,
  endOf,
  endOnBoard,
  finished,
  fitted,
  type Halt,
  itemAt,
  MIDWAY_WORDS,
  type MinimalRuleset,
  type Names,
  NOBODY,
  nameOf,
  type Outcome,
  onlySeat,
  type Seat,
  sees,
  type Table,
  type Viewer,
  yes,
} from 'parlor/ruleset';
import { z } from 'zod';

const seat = z.int().min(0).max(1);
const card = z.enum(['jack', 'queen', 'king']);

const Options = z.strictObject({});

const Action = z.discriminatedUnion('type', [
  z
    .strictObject({ type: z.literal('pass') })
    .meta({ id: 'KuhnPass', description: 'Check, or fold after a bet.' }),
  z
    .strictObject({ type: z.literal('bet') })
    .meta({ id: 'KuhnBet', description: 'Bet one chip, or call a bet.' }),
]);

const Event = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('dealt'), seat, card }).meta({ id: 'KuhnDealt' }),
  z.strictObject({ type: z.literal('passed'), seat }).meta({ id: 'KuhnPassed' }),
  z.strictObject({ type: z.literal('bet'), seat }).meta({ id: 'KuhnBetPlaced' }),
  z.strictObject({ type: z.literal('shown'), cards: z.array(card).length(2) }).meta({ id: 'KuhnShown' }),
]);

/** The same events, but for the card of the other. */
const Sighting = z.discriminatedUnion('type', [
  z
    .strictObject({ type: z.literal('dealt'), seat, card: z.union([card, z.null()]) })
    .meta({ id: 'KuhnDealtSeen', description: 'The card is null for whoever may not see it.' }),
  z.strictObject({ type: z.literal('passed'), seat }).meta({ id: 'KuhnPassedSeen' }),
  z.strictObject({ type: z.literal('bet'), seat }).meta({ id: 'KuhnBetSeen' }),
  z.strictObject({ type: z.literal('shown'), cards: z.array(card).length(2) }).meta({ id: 'KuhnShownSeen' }),
]);

const View = z
  .strictObject({
    phase: z.enum(['to-bet', 'midway', 'over']),
    seatToAct: z.union([seat, z.null()]).describe('Null when nobody is.'),
    cards: z
      .array(z.union([card, z.null()]))
      .max(2)
      .describe('By seat; null for a card you may not see.'),
    said: z.array(z.enum(['pass', 'bet'])).describe('What was said so far, in turns, beginning with seat 0.'),
    concluded: Concluded,
  })
  .meta({ id: 'KuhnView' });

type Options = z.infer<typeof Options>;
type Action = z.infer<typeof Action>;
type Event = z.infer<typeof Event>;
type Sighting = z.infer<typeof Sighting>;
type View = z.infer<typeof View>;
type Card = z.infer<typeof card>;
type Word = Action['type'];

interface State {
  /** Empty until they are dealt. */
  readonly cards: readonly Card[];
  readonly said: readonly Word[];
}

interface Kuhn {
  readonly Options: Options;
  readonly Action: Action;
  readonly Event: Event;
  readonly State: State;
  readonly View: View;
  readonly Sighting: Sighting;
  readonly Refusal: never;
}

const DECK: readonly Card[] = ['jack', 'queen', 'king'];

const manual = `# Kuhn poker

Two players, three cards, one bet: the smallest game in which bluffing pays.

## 1. The deal

Both put in one chip and get one card each of jack, queen and king. The third card stays out.

## 2. The bets

Seat 0 begins. Each in turn may pass or bet one more chip. After a bet the other may bet too, which calls, or pass, which gives up.

## 3. The end

When both passed or both bet, the higher card wins what is in the middle; whoever passes after a bet loses it.
`;

const decide: MinimalRuleset<Kuhn>['decide'] = (state, seat, { type }) => {
  const happened: Event = { type: type === 'bet' ? 'bet' : 'passed', seat };
  const isShown = isShowdown([...state.said, type]);
  return yes(isShown ? [happened, { type: 'shown', cards: state.cards.slice() }] : [happened]);
};

const evolve = (state: State, event: Event): State => {
  switch (event.type) {
    case 'dealt':
      return { ...state, cards: [...state.cards, event.card] };
    case 'passed':
      return { ...state, said: [...state.said, 'pass'] };
    case 'bet':
      return { ...state, said: [...state.said, 'bet'] };
    case 'shown':
      return state;
  }
};

/** pass pass, bet bet, pass bet bet. */
const isShowdown = (said: readonly Word[]): boolean => said.length >= 2 && said.at(-1) === said.at(-2);

/** bet pass, pass bet pass: the last to speak gave up. */
const isGivenUp = (said: readonly Word[]): boolean => said.at(-2) === 'bet' && said.at(-1) === 'pass';

/** What the winner wins from the other. */
const stake = (said: readonly Word[]): number => (isShowdown(said) && said.at(-1) === 'bet' ? 2 : 1);

const rank = (cards: readonly (Card | null)[], seat: Seat): number => DECK.indexOf(cards[seat] ?? 'jack');

const outcome = ({ cards, said }: State): Outcome | null => {
  if (!isShowdown(said) && !isGivenUp(said)) return null;
  const lastToSpeak = (said.length - 1) % 2;
  const winner = isGivenUp(said) ? 1 - lastToSpeak : rank(cards, 0) > rank(cards, 1) ? 0 : 1;
  const won = stake(said);
  return finished([[winner], [1 - winner]], winner === 0 ? [won, -won] : [-won, won]);
};

const toAct = (state: State): readonly Seat[] =>
  outcome(state) === null ? onlySeat(state.said.length % 2) : NOBODY;

const legal = (state: State, seat: Seat): readonly Action[] =>
  toAct(state).includes(seat) ? [{ type: 'pass' }, { type: 'bet' }] : [];

/** A card is its holder's alone until the end, and after a pass to a bet for ever: but who looks back sees all. */
const view = (state: State, viewer: Viewer, halt: Halt | null = null): View => {
  const isOver = outcome(state) !== null || endOf(halt) !== null;
  const phase = isOver ? 'over' : halt === null ? 'to-bet' : 'midway';
  return {
    phase,
    seatToAct: phase === 'to-bet' ? state.said.length % 2 : null,
    cards: state.cards.map((card, seat) => (isOver || sees(viewer, seat) ? card : null)),
    said: state.said.slice(),
    concluded: endOf(halt),
  };
};

const sighting = (event: Event, viewer: Viewer): Sighting => {
  switch (event.type) {
    case 'dealt':
      return { type: 'dealt', seat: event.seat, card: sees(viewer, event.seat) ? event.card : null };
    case 'passed':
      return { type: 'passed', seat: event.seat };
    case 'bet':
      return { type: 'bet', seat: event.seat };
    case 'shown':
      return { type: 'shown', cards: event.cards.slice() };
  }
};

/** Whatever is not seen is dealt anew from what is left. */
const imagine: MinimalRuleset<Kuhn>['imagine'] = (view, _table: Table<Options>, chance) => {
  const left = DECK.filter((card) => !view.cards.includes(card));
  const hidden = view.cards.filter((card) => card === null).length;
  const dealt = drawn(left, hidden, chance);
  return { cards: view.cards.map((card) => card ?? itemAt(dealt.splice(0, 1), 0)), said: view.said };
};

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

const describe = (sighting: Sighting, names: Names): string => {
  switch (sighting.type) {
    case 'dealt':
      return `${nameOf(names, sighting.seat)} is dealt ${sighting.card === null ? 'a card' : `the ${sighting.card}`}.`;
    case 'passed':
      return `${nameOf(names, sighting.seat)} passes.`;
    case 'bet':
      return `${nameOf(names, sighting.seat)} bets a chip.`;
    case 'shown':
      return `The cards are shown: ${sighting.cards.map((card, seat) => `${nameOf(names, seat)} has the ${card}`).join(', ')}.`;
  }
};

const draw = (view: View, names: Names): string => {
  const line = (seat: Seat): string => {
    const words = view.said
      .filter((_, turn) => turn % 2 === seat)
      .map((word) => (word === 'bet' ? 'bet' : 'pass'));
    const mark = view.seatToAct === seat ? ' *' : '';
    return `${fitted(nameOf(names, seat), 40)} ${fitted(capital(view.cards[seat] ?? '?'), 6)} ${words.join(', ')}${mark}`;
  };
  return [line(0), line(1), '', ...standing(view, names), ''].join('\n');
};

const standing = (view: View, names: Names): readonly string[] => {
  const cards = view.cards.map((card) => card ?? 'jack');
  const end = view.concluded ?? outcome({ cards, said: view.said });
  if (end !== null) return endOnBoard(end, names);
  return view.seatToAct === null ? [MIDWAY_WORDS] : ['Pass or bet.'];
};

export const kuhnPoker: MinimalRuleset<Kuhn> = {
  id: 'kuhn-poker',
  version: 1,
  name: 'Kuhn poker',
  about: 'Three cards, one bet: the smallest game in which bluffing pays.',
  seats: { min: 2, max: 2 },
  hidesSomething: true,
  schemas: { options: Options, action: Action, event: Event, view: View, sighting: Sighting },
  presets: [{ id: 'classic', name: 'Classic', about: 'One deal.', options: {} }],
  refusals: {},
  manual,
  initial: () => ({ cards: [], said: [] }),
  open: (_, chance) => drawn(DECK, 2, chance).map((card, seat) => ({ type: 'dealt', seat, card })),
  decide,
  evolve,
  toAct,
  legal,
  outcome,
  view,
  sighting,
  imagine,
  label: ({ said }, { type }) => {
    const isAnswer = said.at(-1) === 'bet';
    if (type === 'bet') return isAnswer ? 'Call the bet' : 'Bet a chip';
    return isAnswer ? 'Give up' : 'Pass';
  },
  describe,
  draw,
};
