import {
  Concluded,
  counted,
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
  no,
  type Outcome,
  onlySeat,
  type Seat,
  type Table,
  type Viewer,
  wholeNumberBetween,
  yes,
} from 'parlor/ruleset';
import { z } from 'zod';

const seat = z.int().min(0).max(1);
const points = z.int().min(0);

const Options = z.strictObject({
  goal: wholeNumberBetween('goal', 10, 500).default(100).describe('The points that win the game.'),
});

const Action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('roll') }).meta({ id: 'PigRoll', description: 'Roll the die.' }),
  z.strictObject({ type: z.literal('hold') }).meta({ id: 'PigHold', description: 'Keep your points.' }),
]);

const Event = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('rolled'), seat, face: z.int().min(1).max(6) }).meta({ id: 'PigRolled' }),
  z.strictObject({ type: z.literal('held'), seat, points }).meta({ id: 'PigHeld' }),
  z.strictObject({ type: z.literal('turn-passed'), seat }).meta({ id: 'PigTurnPassed' }),
]);

const View = z
  .strictObject({
    phase: z.enum(['to-roll', 'to-roll-or-hold', 'midway', 'over']),
    seatToAct: z.union([seat, z.null()]).describe('Null when nobody is.'),
    goal: points,
    scores: z.array(points).length(2).describe('By seat.'),
    turnPoints: points.describe('Rolled in this turn and not yet kept.'),
    concluded: Concluded,
  })
  .meta({ id: 'PigView' });

type Options = z.infer<typeof Options>;
type Action = z.infer<typeof Action>;
type Event = z.infer<typeof Event>;
type View = z.infer<typeof View>;

interface State {
  readonly goal: number;
  readonly scores: readonly number[];
  readonly turn: Seat;
  readonly turnPoints: number;
}

interface Pig {
  readonly Options: Options;
  readonly Action: Action;
  readonly Event: Event;
  readonly State: State;
  readonly View: View;
  readonly Sighting: Event;
  readonly Refusal: 'nothing-to-hold';
}

const manual = `# Pig

Two players, one die, and the question when to stop.

## 1. The turn

Seat 0 begins. Roll as often as you like: each roll adds its face to the points of your turn. A 1 loses them all and passes the turn.

## 2. Holding

Instead of rolling you may hold: the points of your turn are added to your score, and the turn passes. Whoever has not rolled in this turn has nothing to hold.

## 3. The end

Whoever holds and has the goal or more wins at once. The goal is 100 points, or what the option \`goal\` says (10 to 500).
`;

const decide: MinimalRuleset<Pig>['decide'] = ({ turnPoints, scores, goal }, seat, { type }, chance) => {
  const passed: Event = { type: 'turn-passed', seat: 1 - seat };
  if (type === 'roll') {
    const face = chance.pick([1, 2, 3, 4, 5, 6]);
    const rolled: Event = { type: 'rolled', seat, face };
    return yes(face === 1 ? [rolled, passed] : [rolled]);
  }
  if (turnPoints === 0)
    return no({ code: 'nothing-to-hold', detail: 'You have not rolled in this turn: roll first.' });
  const held: Event = { type: 'held', seat, points: turnPoints };
  return yes(itemAt(scores, seat) + turnPoints >= goal ? [held] : [held, passed]);
};

const evolve = (state: State, event: Event): State => {
  switch (event.type) {
    case 'rolled':
      return { ...state, turnPoints: event.face === 1 ? 0 : state.turnPoints + event.face };
    case 'held': {
      const scores = state.scores.map((score, seat) => (seat === event.seat ? score + event.points : score));
      return { ...state, scores, turnPoints: 0 };
    }
    case 'turn-passed':
      return { ...state, turn: event.seat };
  }
};

const outcome = ({ scores, goal }: State): Outcome | null => {
  const winner = scores.findIndex((score) => score >= goal);
  return winner === -1 ? null : finished([[winner], [1 - winner]], scores);
};

const toAct = (state: State): readonly Seat[] => (outcome(state) === null ? onlySeat(state.turn) : NOBODY);

const legal = (state: State, seat: Seat): readonly Action[] => {
  if (!toAct(state).includes(seat)) return [];
  return state.turnPoints === 0 ? [{ type: 'roll' }] : [{ type: 'roll' }, { type: 'hold' }];
};

const view = (state: State, _viewer: Viewer, halt: Halt | null = null): View => {
  const { goal, scores, turnPoints } = state;
  const phase = phaseOf(state, halt);
  const seatToAct = phase === 'over' || phase === 'midway' ? null : state.turn;
  return { phase, seatToAct, goal, scores: scores.slice(), turnPoints, concluded: endOf(halt) };
};

const phaseOf = (state: State, halt: Halt | null): View['phase'] => {
  if (outcome(state) !== null || endOf(halt) !== null) return 'over';
  if (halt !== null) return 'midway';
  return state.turnPoints === 0 ? 'to-roll' : 'to-roll-or-hold';
};

/** Nothing is hidden, so the view is the position. */
const imagine = ({ scores, seatToAct, turnPoints }: View, { options }: Table<Options>): State => ({
  goal: options.goal,
  scores,
  turn: seatToAct ?? 0,
  turnPoints,
});

const describe = (event: Event, names: Names): string => {
  const who = nameOf(names, event.seat);
  switch (event.type) {
    case 'rolled':
      return `${who} rolls a ${event.face}.`;
    case 'held':
      return `${who} holds and scores ${counted(event.points, 'point', 'points')}.`;
    case 'turn-passed':
      return `It is the turn of ${who}.`;
  }
};

const draw = (view: View, names: Names): string => {
  const line = (score: number, seat: Seat): string =>
    `${fitted(nameOf(names, seat), 40)} ${String(score).padStart(4)}${view.seatToAct === seat ? ' *' : ''}`;
  return [...view.scores.map(line), '', ...standing(view, names), ''].join('\n');
};

const standing = (view: View, names: Names): readonly string[] => {
  const end = view.concluded ?? outcome({ ...view, turn: 0 });
  if (end !== null) return endOnBoard(end, names);
  if (view.seatToAct === null) return [MIDWAY_WORDS];
  return [`${counted(view.turnPoints, 'point', 'points')} in this turn; ${view.goal} win the game.`];
};

export const pig: MinimalRuleset<Pig> = {
  id: 'pig',
  version: 1,
  name: 'Pig',
  about: 'Roll as often as you dare: a 1 loses all that you have not kept.',
  seats: { min: 2, max: 2 },
  hidesSomething: false,
  schemas: { options: Options, action: Action, event: Event, view: View, sighting: Event },
  presets: [
    { id: 'classic', name: 'Classic', about: 'To 100 points.', options: {} },
    { id: 'quick', name: 'Quick', about: 'To 25 points.', options: { goal: 25 } },
  ],
  refusals: {
    'nothing-to-hold': {
      title: 'There is nothing to hold',
      section: '2',
      says: 'Whoever has not rolled in this turn has nothing to hold.',
    },
  },
  manual,
  initial: ({ options }) => ({ goal: options.goal, scores: [0, 0], turn: 0, turnPoints: 0 }),
  open: () => [],
  decide,
  evolve,
  toAct,
  legal,
  outcome,
  view,
  sighting: (event) => event,
  imagine,
  label: ({ turnPoints }, { type }) => (type === 'roll' ? 'Roll the die' : `Hold and score ${turnPoints}`),
  describe,
  draw,
};
