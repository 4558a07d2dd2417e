import type { Chance } from '../../engine/chance/chance.js';
import { happens } from '../../engine/chance/happens.js';
import { NO_LUCK } from '../../engine/chance/no-luck.js';
import type { Prospect, Seat, Table, Teller } from '../../engine/ruleset.js';
import { faceOf, KINDS, type Kind, kindName } from './cards.js';
import type { Event } from './events.js';
import { cardsUnseenIn, imagine } from './imagine.js';
import type { Action, Jackaroo, Options, State } from './model.js';
import { decide } from './rules.js';
import { NORMAL_CELLS } from './track.js';
import type { View } from './view-model.js';

/** All that is told of the odds, in one language. */
export interface OddsWords {
  readonly wins: string;
  readonly draw: string;
  sendsHome(marble: string): string;
  trap(cell: number): string;
  loses(victim: Seat): string;
  lost(kind: Kind): string;
}

type Told = ReturnType<typeof prospectsIn>;

const prospectsIn = (words: OddsWords) => ({
  wins: { what: 'wins', text: words.wins },
  draw: { what: 'draw', text: words.draw },
  sendsHome: (marble: string): Prospect => ({ what: `sends-home-${marble}`, text: words.sendsHome(marble) }),
  trapOn: (cell: number): Prospect => ({ what: `trap-${cell}`, text: words.trap(cell) }),
  loserOf: (victim: Seat): Prospect => ({ what: `takes-from-${victim}`, text: words.loses(victim) }),
  lossOf: (kind: Kind): Prospect => ({ what: `takes-${kind.toLowerCase()}`, text: words.lost(kind) }),
});

/**
 * What hangs on cards and traps. The action is played once without any luck or trap; then only what matters to it is drawn,
 * card kinds and not cards, trapped or not and not cells: so the odds can be counted where whole worlds could only be sampled.
 */
export const oddsIn = (words: OddsWords) => {
  const told = prospectsIn(words);
  return (view: View, table: Table<Options>, seat: Seat): Teller<Jackaroo> =>
    tellerOf(told, view, table, seat);
};

const tellerOf = (told: Told, view: View, table: Table<Options>, seat: Seat): Teller<Jackaroo> => {
  const world: State = { ...imagine(view, table, NO_LUCK), traps: [] };
  const plots = new Map<Action, readonly Event[]>();
  const plotFor = (action: Action): readonly Event[] => {
    const plot = plots.get(action) ?? plotOf(world, seat, action);
    plots.set(action, plot);
    return plot;
  };
  return {
    tell(action, chance) {
      const plot = plotFor(action);
      return [
        ...plot.flatMap((event) => atOnce(told, event)),
        ...cardsTaken(told, view, plot, seat, chance),
        ...trapsSprung(view, landingsIn(plot), chance).map(told.trapOn),
      ];
    },
    asked(action) {
      const plot = plotFor(action);
      const landings = view.traps.count === 0 ? [] : landingsIn(plot);
      return [...landings.map(told.trapOn), ...askedOfCard(told, view, plot, seat)];
    },
  };
};

export const odds = oddsIn({
  wins: 'You win the game.',
  draw: 'The game ends in a draw.',
  sendsHome: (marble) => `Marble ${marble} goes home.`,
  trap: (cell) => `A trap springs on cell ${cell}.`,
  loses: (victim) => `Seat ${victim} loses a card.`,
  lost: (kind) => `The card lost is ${aCard(kindName(kind))}.`,
});

const plotOf = (world: State, seat: Seat, action: Action): readonly Event[] => {
  const decided = decide(world, seat, action, NO_LUCK);
  return decided.ok ? decided.value : [];
};

/** What the seat can see coming. */
const atOnce = (told: Told, event: Event): readonly Prospect[] => {
  if (event.type === 'won') return [told.wins];
  if (event.type === 'round-limit-reached') return [told.draw];
  return event.type === 'marble-sent-home' ? [told.sendsHome(event.marble)] : [];
};

/** A Ten or a Queen: whom it hits, and which kind of card goes. Any card the seat has not seen may be in any hand. */
const cardsTaken = (
  told: Told,
  view: View,
  plot: readonly Event[],
  seat: Seat,
  chance: Chance,
): readonly Prospect[] => {
  const taken = plot.find((event) => event.type === 'card-taken');
  if (taken === undefined) return [];
  const victim = isQueen(plot) ? chance.pick(victimsOf(view, seat)) : taken.victim;
  const cards = view.hands[victim]?.cards ?? cardsUnseenIn(view);
  return [told.loserOf(victim), told.lossOf(chance.pick(cards.map((card) => faceOf(card).kind)))];
};

/** Every seat that such a card could hit, and every kind of card. */
const askedOfCard = (told: Told, view: View, plot: readonly Event[], seat: Seat): readonly Prospect[] => {
  const taken = plot.find((event) => event.type === 'card-taken');
  if (taken === undefined) return [];
  const others = view.hands.map((_, other) => other).filter((other) => other !== seat);
  return [...(isQueen(plot) ? others : [taken.victim]).map(told.loserOf), ...KINDS.map(told.lossOf)];
};

const isQueen = (plot: readonly Event[]): boolean =>
  plot.some((event) => event.type === 'card-played' && faceOf(event.card).kind === 'Q');

const aCard = (name: string): string => `${/^[AE]/.test(name) ? 'an' : 'a'} ${name}`;

const victimsOf = ({ hands }: View, seat: Seat): readonly Seat[] =>
  hands.flatMap(({ count }, other) => (other !== seat && count > 0 ? [other] : []));

/** The cells of the track on which marbles end their moves, one after the other. */
const landingsIn = (plot: readonly Event[]): readonly number[] =>
  plot.flatMap((event) =>
    event.type === 'marble-moved' && event.to.zone === 'track' ? [event.to.cell] : [],
  );

/** Where traps are hidden every cell that could be one is as likely as the next; one that sprang comes up again anywhere. */
const trapsSprung = ({ traps }: View, landings: readonly number[], chance: Chance): readonly number[] => {
  const sprung: number[] = [];
  let unknown = NORMAL_CELLS.length;
  let hidden = traps.count;
  let isElsewhere = false;
  for (const cell of landings.filter((landing) => NORMAL_CELLS.includes(landing))) {
    const wasLaid = traps.cells?.includes(cell) ?? happens(chance, hidden, unknown);
    const isTrap: boolean =
      wasLaid || (isElsewhere && happens(chance, 1, NORMAL_CELLS.length - traps.count + 1));
    if (isTrap) sprung.push(cell);
    if (wasLaid) hidden--;
    isElsewhere ||= isTrap;
    unknown--;
  }
  return sprung;
};
