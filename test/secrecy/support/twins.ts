import type { Chance, Lot } from '../../../src/engine/chance/chance.js';
import { scriptedChance } from '../../../src/engine/chance/scripted.js';
import { seededChance } from '../../../src/engine/chance/seeded.js';
import { shuffled } from '../../../src/engine/chance/shuffled.js';
import type { Seat } from '../../../src/engine/ruleset.js';
import type { Event } from '../../../src/games/jackaroo/events.js';
import { jackaroo } from '../../../src/games/jackaroo/index.js';
import type { Action, Jackaroo, State } from '../../../src/games/jackaroo/model.js';
import { NORMAL_CELLS } from '../../../src/games/jackaroo/track.js';
import { fold, type Moment, randomPlay } from '../../../src/kit/laws/random-play.js';

/** One decision as two worlds tell it: the same was asked, and whoever cannot tell the worlds apart is told the same. */
export interface Step {
  readonly asked: { readonly seat: Seat; readonly action: Action } | null;
  readonly here: readonly Event[];
  readonly there: readonly Event[];
}

/** A game of Jackaroo, and another one that its watcher takes for the same: other hands, other traps. */
export interface Twins {
  readonly table: State['table'];
  /** The one who must not be able to tell them apart. */
  readonly watcher: Seat;
  /** The last round, in which hands differ, begins with this step. */
  readonly lastRound: number;
  readonly steps: readonly Step[];
}

export interface WantedTwins {
  readonly seed: string;
  readonly seats: number;
  readonly watcher: Seat;
  /** At least so many actions are played, until the watcher is to act and the others hold cards. */
  readonly actions: number;
  readonly options?: { readonly [option: string]: unknown };
}

type World = 'here' | 'there';

/**
 * Plays one game, and looks back at it for what its watcher never learned: which cards the others still hold, in which order they
 * were dealt, where the traps are on which nobody landed. All of that is made up anew, and the second game is played through
 * the rules with a script of that luck, so it is a game that could have been.
 */
export const twinsOf = ({ seed, seats, watcher, actions, options = {} }: WantedTwins): Twins => {
  const table = { seats, options: jackaroo.schemas.options.parse(options) };
  const moments = firstMoments(table, seed, watcher, actions);
  const chance = seededChance(`${seed}, another world`);
  const retold = withOtherTraps(withOtherHands(moments, watcher, chance), chance);
  const there = replayed(table, moments, scriptedChance(retold.flatMap(luckIn())));
  return {
    table,
    watcher,
    lastRound: moments.findLastIndex(({ events }) => events.some(({ type }) => type === 'round-started')),
    steps: moments.map(({ asked, events }, index) => ({ asked, here: events, there: there[index] ?? [] })),
  };
};

/** The state of a world after so many steps. */
export const stateAfter = (twins: Twins, world: World, steps = twins.steps.length): State =>
  fold(
    jackaroo,
    jackaroo.initial(twins.table),
    twins.steps.slice(0, steps).flatMap((step) => step[world]),
  );

const firstMoments = (
  table: State['table'],
  seed: string,
  watcher: Seat,
  actions: number,
): readonly Moment<Jackaroo>[] => {
  const moments: Moment<Jackaroo>[] = [];
  for (const moment of randomPlay(jackaroo, table, seededChance(seed))) {
    moments.push(moment);
    const { seatToAct, turnNumber } = moment.state;
    if (moments.length > actions && seatToAct === watcher && (turnNumber === 1 || turnNumber === 2))
      return moments;
  }
  throw new Error(`the game of ${seed} is over before ${actions} actions`);
};

/** In a round that is over every card was laid open, so only the order of a hand can be another. */
const withOtherHands = (
  moments: readonly Moment<Jackaroo>[],
  watcher: Seat,
  chance: Chance,
): readonly Event[] => {
  const events = moments.flatMap((moment) => moment.events);
  const now = moments.at(-1)?.state;
  if (now === undefined) throw new Error('nothing was played');
  const imagined = jackaroo.imagine(jackaroo.view(now, watcher), now.table, chance);
  const lastRound = events.findLastIndex(({ type }) => type === 'round-started');
  return events.map((event, index) => {
    if (event.type !== 'cards-dealt' || event.seat === watcher) return event;
    const { seat, cards } = event;
    if (index < lastRound) return { ...event, cards: shuffled(cards, chance) };
    const shown = cards.filter((card) => !now.hands[seat]?.includes(card));
    return { ...event, cards: shuffled([...shown, ...(imagined.hands[seat] ?? [])], chance) };
  });
};

/** A trap that sprang was where it was. Any other may be wherever no marble has landed since. */
const withOtherTraps = (events: readonly Event[], chance: Chance): readonly Event[] => {
  const sprung = new Set(events.flatMap((event) => (event.type === 'trap-sprung' ? [event.cell] : [])));
  const taken = new Set(sprung);
  const elsewhere = (cell: number, index: number): number => {
    if (sprung.has(cell)) return cell;
    const landedOn = new Set(events.slice(index).map(landing));
    const found = chance.pick(
      NORMAL_CELLS.filter((each) => each !== cell && !taken.has(each) && !landedOn.has(each)),
    );
    taken.add(found);
    return found;
  };
  return events.map((event, index) => {
    if (event.type === 'traps-placed')
      return { ...event, cells: event.cells.map((cell) => elsewhere(cell, index)) };
    return event.type === 'trap-placed' ? { ...event, cell: elsewhere(event.cell, index) } : event;
  });
};

const landing = (event: Event): number | null =>
  event.type === 'marble-moved' && event.to.zone === 'track' ? event.to.cell : null;

/** The luck that an event tells of, in the order in which it was drawn. */
const luckIn = (): ((event: Event) => readonly Lot[]) => {
  let played = '';
  return (event) => {
    switch (event.type) {
      case 'colours-assigned':
        return event.colours;
      case 'traps-placed':
        return event.cells;
      case 'trap-placed':
        return [event.cell];
      case 'cards-dealt':
        return event.cards;
      case 'card-played':
        played = event.card;
        return [];
      case 'card-taken':
        return played.startsWith('Q') ? [event.victim, event.card] : [event.card];
      case 'marble-saved':
        return [event.safeCell];
      default:
        return [];
    }
  };
};

/** The same actions under another luck, through the rules. */
const replayed = (
  table: State['table'],
  moments: readonly Moment<Jackaroo>[],
  chance: Chance,
): readonly (readonly Event[])[] => {
  let state = jackaroo.initial(table);
  return moments.map(({ asked }) => {
    const events = asked === null ? jackaroo.open(state, chance) : accepted(state, asked, chance);
    state = fold(jackaroo, state, events);
    return events;
  });
};

const accepted = (state: State, { seat, action }: NonNullable<Step['asked']>, chance: Chance) => {
  const decided = jackaroo.decide(state, seat, action, chance);
  if (!decided.ok) throw new Error(`${JSON.stringify(action)} is refused there: ${decided.problem.detail}`);
  return decided.value;
};
