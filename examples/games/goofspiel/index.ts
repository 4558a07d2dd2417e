import {
  Concluded,
  counted,
  endOf,
  endOnBoard,
  finished,
  fitted,
  type Halt,
  itemAt,
  listed,
  MIDWAY_WORDS,
  type MinimalRuleset,
  type Names,
  NOBODY,
  nameOf,
  no,
  type Outcome,
  type Seat,
  sees,
  type Table,
  type Viewer,
  wholeNumber,
  wholeNumberBetween,
  yes,
} from 'parlor/ruleset';
import { z } from 'zod';

const seat = z.int().min(0).max(3);
const card = z.int().min(1).max(13);
const sealed = z.union([card, z.null()]);

const Options = z.strictObject({
  cards: wholeNumberBetween('cards', 2, 13)
    .default(13)
    .describe('How many cards everybody has, and prizes there are.'),
});

const Action = z.strictObject({ type: z.literal('bid'), card: wholeNumber('card') }).meta({
  id: 'GoofspielBid',
  description: 'Bid a card of yours for the prize, face down.',
});

const turned = z.strictObject({ type: z.literal('prize-turned'), prize: card });
const shown = z.strictObject({
  type: z.literal('bids-shown'),
  bids: z.array(card),
  prize: card,
  winner: z
    .union([seat, z.null()])
    .describe('Null when the highest bid was made twice: then nobody has the prize.'),
});

const Event = z.discriminatedUnion('type', [
  turned.meta({ id: 'GoofspielPrizeTurned' }),
  z.strictObject({ type: z.literal('bid'), seat, card }).meta({ id: 'GoofspielBidMade' }),
  shown.meta({ id: 'GoofspielBidsShown' }),
]);

/** A bid that was made can be seen; which card it is, by its bidder alone. */
const Sighting = z.discriminatedUnion('type', [
  turned.meta({ id: 'GoofspielPrizeTurnedSeen' }),
  z.strictObject({ type: z.literal('bid'), seat, card: sealed }).meta({ id: 'GoofspielBidSeen' }),
  shown.meta({ id: 'GoofspielBidsShownSeen' }),
]);

const View = z
  .strictObject({
    phase: z.enum(['to-bid', 'midway', 'over']),
    seatsToAct: z.array(seat).describe('Everybody who has not bid yet.'),
    prize: sealed.describe('What is bid for; null when all prizes are gone.'),
    prizesLeft: z.array(card).describe('Not turned yet, in order of their worth.'),
    scores: z.array(z.int().min(0)).describe('By seat.'),
    hands: z.array(z.array(card)).describe('By seat. A card that was bid is in it until the bids are shown.'),
    hasBid: z.array(z.boolean()).describe('By seat.'),
    bids: z.array(sealed).describe('By seat; null where there is none, or it is not yours.'),
    concluded: Concluded,
  })
  .meta({ id: 'GoofspielView' });

type Options = z.infer<typeof Options>;
type Action = z.infer<typeof Action>;
type Event = z.infer<typeof Event>;
type Sighting = z.infer<typeof Sighting>;
type View = z.infer<typeof View>;

interface State {
  readonly prize: number | null;
  readonly prizesLeft: readonly number[];
  readonly scores: readonly number[];
  readonly hands: readonly (readonly number[])[];
  readonly bids: readonly (number | null)[];
}

interface Goofspiel {
  readonly Options: Options;
  readonly Action: Action;
  readonly Event: Event;
  readonly State: State;
  readonly View: View;
  readonly Sighting: Sighting;
  readonly Refusal: 'card-gone';
}

const manual = `# Goofspiel

Everybody bids at once for prizes that are turned one by one. There is no luck but their order, and still nobody is sure.

## 1. The cards

Everybody has cards from 1 up, and there is a prize of each worth. The first prize is turned.

## 2. The bids

Everybody bids one of their own cards, face down and in any order. A card that was bid in an earlier round is gone. Nobody sees a bid before all have been made.

## 3. The prize

The highest bid wins the prize; where it was made twice nobody does. Then the next prize is turned.

## 4. The end

When all prizes are gone, most points win.
`;

const upTo = (cards: number): readonly number[] => Array.from({ length: cards }, (_, index) => index + 1);
const without = (cards: readonly number[], card: number): readonly number[] =>
  cards.filter((held) => held !== card);

const decide: MinimalRuleset<Goofspiel>['decide'] = (state, seat, { card }, chance) => {
  const hand = itemAt(state.hands, seat);
  if (!hand.includes(card))
    return no({
      code: 'card-gone',
      detail: `You do not have a ${card}. You have ${listed(hand.map(String))}.`,
    });
  const bid: Event = { type: 'bid', seat, card };
  const bids = state.bids.map((other, at) => (at === seat ? card : other));
  const all = bids.flatMap((each) => each ?? []);
  if (all.length < bids.length || state.prize === null) return yes([bid]);
  const show: Event = { type: 'bids-shown', bids: all, prize: state.prize, winner: winnerAmong(all) };
  if (state.prizesLeft.length === 0) return yes([bid, show]);
  return yes([bid, show, { type: 'prize-turned', prize: chance.pick(state.prizesLeft) }]);
};

const winnerAmong = (bids: readonly number[]): Seat | null => {
  const highest = Math.max(...bids);
  const seat = bids.indexOf(highest);
  return bids.lastIndexOf(highest) === seat ? seat : null;
};

const evolve = (state: State, event: Event): State => {
  switch (event.type) {
    case 'prize-turned':
      return { ...state, prize: event.prize, prizesLeft: without(state.prizesLeft, event.prize) };
    case 'bid':
      return { ...state, bids: state.bids.map((bid, seat) => (seat === event.seat ? event.card : bid)) };
    case 'bids-shown':
      return {
        prize: null,
        prizesLeft: state.prizesLeft,
        scores: state.scores.map((score, seat) => (seat === event.winner ? score + event.prize : score)),
        hands: state.hands.map((hand, seat) => without(hand, itemAt(event.bids, seat))),
        bids: state.bids.map(() => null),
      };
  }
};

const outcome = ({ prize, prizesLeft, scores, hands }: State): Outcome | null => {
  if (prize !== null || prizesLeft.length > 0 || hands.some((hand) => hand.length > 0)) return null;
  const places = [...new Set(scores)].toSorted((one, other) => other - one);
  const ranking = places.map((place) => scores.flatMap((score, seat) => (score === place ? [seat] : [])));
  return finished(ranking, scores);
};

/** Everybody who has not bid, all at once. */
const toAct = ({ prize, bids }: State): readonly Seat[] =>
  prize === null ? NOBODY : bids.flatMap((bid, seat) => (bid === null ? [seat] : []));

const legal = (state: State, seat: Seat): readonly Action[] =>
  toAct(state).includes(seat) ? itemAt(state.hands, seat).map((card) => ({ type: 'bid', card })) : [];

/** A learner's numbers: the cards from the lowest. */
const everyAction = ({ options }: Table<Options>): readonly Action[] =>
  Array.from({ length: options.cards }, (_, index) => ({ type: 'bid', card: index + 1 }));

const view = (state: State, viewer: Viewer, halt: Halt | null = null): View => {
  const isOver = outcome(state) !== null || endOf(halt) !== null;
  const phase = isOver ? 'over' : halt === null ? 'to-bid' : 'midway';
  return {
    phase,
    seatsToAct: phase === 'to-bid' ? toAct(state).slice() : [],
    prize: state.prize,
    prizesLeft: state.prizesLeft.slice(),
    scores: state.scores.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    hasBid: state.bids.map((bid) => bid !== null),
    bids: state.bids.map((bid, seat) => (isOver || sees(viewer, seat) ? bid : null)),
    concluded: endOf(halt),
  };
};

const sighting = (event: Event, viewer: Viewer): Sighting => {
  switch (event.type) {
    case 'prize-turned':
      return { type: 'prize-turned', prize: event.prize };
    case 'bid':
      return { type: 'bid', seat: event.seat, card: sees(viewer, event.seat) ? event.card : null };
    case 'bids-shown':
      return { type: 'bids-shown', bids: event.bids.slice(), prize: event.prize, winner: event.winner };
  }
};

/** A bid that is not seen may be any card of its bidder. */
const imagine: MinimalRuleset<Goofspiel>['imagine'] = (view, _table: Table<Options>, chance) => ({
  prize: view.prize,
  prizesLeft: view.prizesLeft,
  scores: view.scores,
  hands: view.hands,
  bids: view.bids.map((bid, seat) =>
    bid === null && view.hasBid[seat] === true ? chance.pick(itemAt(view.hands, seat)) : bid,
  ),
});

const describe = (sighting: Sighting, names: Names): string => {
  switch (sighting.type) {
    case 'prize-turned':
      return `The prize is ${sighting.prize}.`;
    case 'bid':
      return `${nameOf(names, sighting.seat)} bids ${sighting.card === null ? 'a card, face down' : `the ${sighting.card}`}.`;
    case 'bids-shown': {
      const bids = sighting.bids.map((card, seat) => `${nameOf(names, seat)} ${card}`);
      const won =
        sighting.winner === null
          ? 'nobody has the prize'
          : `${nameOf(names, sighting.winner)} wins ${counted(sighting.prize, 'point', 'points')}`;
      return `The bids are ${listed(bids)}: ${won}.`;
    }
  }
};

const draw = (view: View, names: Names): string => {
  const line = (score: number, seat: Seat): string => {
    const bid = view.bids[seat] ?? (view.hasBid[seat] ? '?' : view.seatsToAct.includes(seat) ? '*' : '');
    const hand = itemAt(view.hands, seat).join(' ');
    return `${fitted(nameOf(names, seat), 32)} ${String(score).padStart(3)} ${String(bid).padStart(2)}  ${hand}`;
  };
  return [...view.scores.map(line), '', ...standing(view, names), ''].join('\n');
};

const standing = (view: View, names: Names): readonly string[] => {
  const end = view.concluded ?? outcome(view);
  if (end !== null) return endOnBoard(end, names);
  if (view.seatsToAct.length === 0) return [MIDWAY_WORDS];
  return [`The prize is ${view.prize}. Still to come: ${view.prizesLeft.join(' ') || 'none'}.`];
};

export const goofspiel: MinimalRuleset<Goofspiel> = {
  id: 'goofspiel',
  version: 1,
  name: 'Goofspiel',
  about: 'Everybody bids at once, face down, for prizes that are turned one by one.',
  seats: { min: 2, max: 4 },
  hidesSomething: true,
  schemas: { options: Options, action: Action, event: Event, view: View, sighting: Sighting },
  presets: [
    { id: 'classic', name: 'Classic', about: 'Thirteen cards each.', options: {} },
    { id: 'quick', name: 'Quick', about: 'Five cards each.', options: { cards: 5 } },
  ],
  refusals: {
    'card-gone': {
      title: 'You do not have this card',
      section: '2',
      says: 'A card that was bid in an earlier round is gone.',
    },
  },
  manual,
  initial: ({ seats, options: { cards } }) => ({
    prize: null,
    prizesLeft: upTo(cards),
    scores: Array.from({ length: seats }, () => 0),
    hands: Array.from({ length: seats }, () => upTo(cards)),
    bids: Array.from({ length: seats }, () => null),
  }),
  open: ({ prizesLeft }, chance) => [{ type: 'prize-turned', prize: chance.pick(prizesLeft) }],
  decide,
  evolve,
  toAct,
  legal,
  everyAction,
  outcome,
  view,
  sighting,
  imagine,
  label: (_, { card }) => `Bid ${card}`,
  describe,
  draw,
};
