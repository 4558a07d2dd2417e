import type { Chance } from '../../engine/chance/chance.js';
import { drawn } from '../../engine/chance/shuffled.js';
import { itemAt } from '../../engine/item-at.js';
import { finished } from '../../engine/outcome.js';
import { no, type Result, yes } from '../../engine/result.js';
import type { Misfit, Outcome, Refusal, Seat, Table } from '../../engine/ruleset.js';
import { NOBODY, onlySeat } from '../../engine/to-act.js';
import { type Card, DECK } from './cards.js';
import type { Event } from './events.js';
import { explain } from './explain.js';
import { isPlayable } from './legal.js';
import type { Action, DiscardAction, Options, PlayAction, State } from './model.js';
import { perform, readPlay } from './play.js';
import { ranking } from './ranking.js';
import type { RefusalCode } from './refusals.js';
import { storyFrom, tell, tellOfCard } from './story.js';
import { COLOURS, type Colour, HOME, MARBLES_EACH, marblesOf } from './track.js';
import { placeTraps } from './traps.js';
import { endTurn, startRound } from './turn.js';

export { refusals } from './refusals.js';

export const fits = ({ seats, options }: Table<Options>): Misfit | null =>
  options.colours === 'random' || options.colours.length === seats
    ? null
    : {
        pointer: '/colours',
        message: `\`colours\` must name ${seats} colours, one per seat, or be "random".`,
      };

export const initial = (table: Table<Options>): State => ({
  table,
  colours: COLOURS.slice(0, table.seats),
  standing: { seats: table.seats, spots: EVERYBODY_AT_HOME.slice(0, table.seats * MARBLES_EACH) },
  traps: [],
  hands: Array.from({ length: table.seats }, () => []),
  deck: DECK,
  firePit: [],
  roundNumber: 1,
  turnNumber: 0,
  seatToAct: 0,
  ending: null,
});

export const open = (state: State, chance: Chance): readonly Event[] => {
  const story = storyFrom(state);
  tell(story, { type: 'colours-assigned', colours: assignColours(state.table, chance) });
  placeTraps(story, chance);
  startRound(story, 1, chance);
  return story.events;
};

export const decide = (state: State, seat: Seat, action: Action, chance: Chance): Decision => {
  if (!handOf(state, seat).includes(action.card))
    return no(explain(state, seat, action, { code: 'card-not-in-hand' }));
  return action.type === 'play'
    ? decidePlay(state, seat, action, chance)
    : decideDiscard(state, seat, action, chance);
};

export { evolve } from './evolve.js';

export const toAct = (state: State): readonly Seat[] =>
  state.ending === null ? onlySeat(state.seatToAct) : NOBODY;

export { legal, tolerates } from './legal.js';

export const outcome = (state: State): Outcome | null => {
  if (state.ending === null) return null;
  const { winner } = state.ending;
  if (winner === null) return finished([EVERYBODY.slice(0, state.table.seats)], null, 'round-limit');
  return finished(ranking(state, winner));
};

const EVERYBODY: readonly Seat[] = [0, 1, 2, 3];

const EVERYBODY_AT_HOME: readonly number[] = EVERYBODY.flatMap(marblesOf).map(() => HOME);

type Decision = Result<readonly Event[], Refusal<RefusalCode>>;

/** The played card goes face up on the fire pit, does its work, and the turn ends. */
const decidePlay = (state: State, seat: Seat, action: PlayAction, chance: Chance): Decision => {
  const play = readPlay(state, seat, action);
  if (!play.ok) return no(explain(state, seat, action, play.problem));
  const story = storyFrom(state);
  tellOfCard(story, { type: 'card-played', seat, card: action.card });
  perform(story, seat, play.value, chance);
  endTurn(story, seat, chance);
  return yes(story.events);
};

const decideDiscard = (state: State, seat: Seat, action: DiscardAction, chance: Chance): Decision => {
  if (!mayDiscard(state, seat, action.card))
    return no(explain(state, seat, action, { code: 'card-is-playable' }));
  const story = storyFrom(state);
  tellOfCard(story, { type: 'card-discarded', seat, card: action.card });
  endTurn(story, seat, chance);
  return yes(story.events);
};

const mayDiscard = (state: State, seat: Seat, card: Card): boolean => {
  switch (state.table.options.discardRule) {
    case 'any':
      return true;
    case 'unplayable-card':
      return !isPlayable(state, seat, card);
    case 'only-if-stuck':
      return !handOf(state, seat).some((held) => isPlayable(state, seat, held));
  }
};

const handOf = (state: State, seat: Seat): readonly Card[] => itemAt(state.hands, seat);

/** Drawn one by one, seat by seat, unless the table has chosen. */
const assignColours = ({ seats, options }: Table<Options>, chance: Chance): Colour[] =>
  options.colours === 'random' ? drawn(COLOURS, seats, chance) : options.colours;
