import { type Chance, itemAt } from '../../engine/chance/chance.js';
import { happens } from '../../engine/chance/happens.js';
import type { Prospect, Seat, Table, Teller } from '../../engine/game.js';
import { faceOf, kindName } from './cards.js';
import type { Event } from './events.js';
import { cardsUnseenIn, imagine } from './imagine.js';
import type { Action, Jackaroo, Options, State } from './model.js';
import { decide } from './rules.js';
import { NORMAL_CELLS } from './track.js';
import type { View } from './view-model.js';

/**
 * What hangs on cards and traps that the seat cannot see. The action is played once without any luck;
 * then only what is hidden and matters to it is drawn: so the odds can be counted where whole worlds could only be sampled.
 */
export const odds = (view: View, table: Table<Options>, seat: Seat): Teller<Jackaroo> => {
  const world: State = { ...imagine(view, table, NO_LUCK), traps: view.traps.cells ?? [] };
  const plots = new Map<Action, readonly Event[]>();
  return (action, chance) => {
    const plot = plots.get(action) ?? plotOf(world, seat, action);
    plots.set(action, plot);
    return [
      ...plot.flatMap(atOnce),
      ...cardsTaken(view, plot, seat, chance),
      ...trapsSprung(view, plot, chance),
    ];
  };
};

const NO_LUCK: Chance = { pick: (items) => itemAt(items, 0) };

const plotOf = (world: State, seat: Seat, action: Action): readonly Event[] => {
  const decided = decide(world, seat, action, NO_LUCK);
  return decided.ok ? decided.value : [];
};

/** What the seat can see coming. */
const atOnce = (event: Event): readonly Prospect[] => {
  if (event.type === 'game-won') return [{ what: 'wins', text: 'You win the game.' }];
  if (event.type === 'round-limit-reached') return [{ what: 'draw', text: 'The game ends in a draw.' }];
  if (event.type === 'trap-sprung') return [trapOn(event.cell)];
  if (event.type !== 'marble-sent-home' || event.cause === 'trap') return [];
  return [{ what: `sends-home-${event.marble}`, text: `Marble ${event.marble} goes home.` }];
};

const trapOn = (cell: number): Prospect => ({
  what: `trap-${cell}`,
  text: `A trap springs on cell ${cell}.`,
});

/** A Ten or a Queen: whom it hits, and which kind of card goes. Any card the seat has not seen may be in any hand. */
const cardsTaken = (view: View, plot: readonly Event[], seat: Seat, chance: Chance): readonly Prospect[] => {
  const taken = plot.find((event) => event.type === 'card-taken');
  if (taken === undefined) return [];
  const played = plot.find((event) => event.type === 'card-played');
  const isQueen = played !== undefined && faceOf(played.card).kind === 'Q';
  const victim = isQueen ? chance.pick(victimsOf(view, seat)) : taken.victim;
  const kind = faceOf(chance.pick(view.hands[victim]?.cards ?? cardsUnseenIn(view))).kind;
  return [
    { what: `takes-from-${victim}`, text: `Seat ${victim} loses a card.` },
    { what: `takes-${kind.toLowerCase()}`, text: `The card lost is ${aCard(kindName(kind))}.` },
  ];
};

const aCard = (name: string): string => `${/^[AE]/.test(name) ? 'an' : 'a'} ${name}`;

const victimsOf = ({ hands }: View, seat: Seat): readonly Seat[] =>
  hands.flatMap(({ count }, other) => (other !== seat && count > 0 ? [other] : []));

/** Every cell that could be a trap is as likely as the next; one that sprang comes up again somewhere. */
const trapsSprung = ({ traps }: View, plot: readonly Event[], chance: Chance): readonly Prospect[] => {
  if (traps.cells !== null) return [];
  const sprung: Prospect[] = [];
  let cells = NORMAL_CELLS.length;
  let hidden = traps.count;
  let isElsewhere = false;
  for (const event of plot) {
    if (event.type !== 'marble-moved' || event.to.zone !== 'track') continue;
    const { cell } = event.to;
    if (!NORMAL_CELLS.includes(cell)) continue;
    const isTrap: boolean =
      happens(chance, hidden, cells) ||
      (isElsewhere && happens(chance, 1, NORMAL_CELLS.length - traps.count + 1));
    if (isTrap) sprung.push(trapOn(cell));
    if (isTrap && !isElsewhere) hidden--;
    isElsewhere ||= isTrap;
    cells--;
  }
  return sprung;
};
