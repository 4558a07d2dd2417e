import {
  Concluded,
  endOf,
  endOnBoard,
  finished,
  fitted,
  type Halt,
  MIDWAY_WORDS,
  type MinimalRuleset,
  type Names,
  NOBODY,
  nameOf,
  no,
  type Outcome,
  onlySeat,
  type Seat,
  type Viewer,
  wholeNumber,
  yes,
} from 'parlor/ruleset';
import { z } from 'zod';
import { pictureOf } from './picture.js';

const COLUMNS = 7;
const ROWS = 6;
const IN_A_LINE = 4;

const seat = z.int().min(0).max(1);
const column = z
  .int()
  .min(0)
  .max(COLUMNS - 1);

const Options = z.strictObject({});

const Action = z.strictObject({ type: z.literal('drop'), column: wholeNumber('column') }).meta({
  id: 'ConnectFourDrop',
  description: 'Drop a disc into a column, 0 to 6.',
});

const Event = z.strictObject({ type: z.literal('dropped'), seat, column }).meta({ id: 'ConnectFourDropped' });

const View = z
  .strictObject({
    phase: z.enum(['to-drop', 'midway', 'over']),
    seatToAct: z.union([seat, z.null()]).describe('Null when nobody is.'),
    columns: z
      .array(z.array(seat))
      .length(COLUMNS)
      .describe('The discs of each column by seat, lowest first.'),
    concluded: Concluded,
  })
  .meta({ id: 'ConnectFourView' });

type Options = z.infer<typeof Options>;
type Action = z.infer<typeof Action>;
type Event = z.infer<typeof Event>;
type View = z.infer<typeof View>;

interface State {
  /** The discs of each column by seat, lowest first. */
  readonly columns: readonly (readonly Seat[])[];
  readonly discs: number;
  readonly winner: Seat | null;
}

interface ConnectFour {
  readonly Options: Options;
  readonly Action: Action;
  readonly Event: Event;
  readonly State: State;
  readonly View: View;
  readonly Sighting: Event;
  readonly Refusal: 'no-such-column' | 'column-full';
}

const manual = `# Connect Four

Seven columns, six rows, and gravity.

## 1. The turn

Seat 0 begins. In turns each drops a disc into one of the columns 0 to 6, where it falls on what lies there. A full column takes no more discs.

## 2. The end

Whoever has four discs in a line wins at once: across, upwards or slanting. When all columns are full nobody has won.
`;

const decide: MinimalRuleset<ConnectFour>['decide'] = ({ columns }, seat, { column }) => {
  const discs = columns[column];
  if (discs === undefined)
    return no({
      code: 'no-such-column',
      detail: `There is no column ${column}: they are 0 to ${COLUMNS - 1}.`,
    });
  if (discs.length === ROWS)
    return no({ code: 'column-full', detail: `Column ${column} is full: choose another.` });
  return yes([{ type: 'dropped', seat, column }]);
};

const evolve = ({ columns, discs }: State, { seat, column }: Event): State => {
  const next = columns.map((held, at) => (at === column ? [...held, seat] : held));
  return { columns: next, discs: discs + 1, winner: isLine(next, column, seat) ? seat : null };
};

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** Whether the highest disc of a column is one of four in a line. */
const isLine = (columns: State['columns'], column: number, seat: Seat): boolean => {
  const row = (columns[column]?.length ?? 0) - 1;
  const reach = (right: number, up: number): number => {
    let steps = 0;
    while (columns[column + right * (steps + 1)]?.[row + up * (steps + 1)] === seat) steps++;
    return steps;
  };
  return DIRECTIONS.some(([right, up]) => reach(right, up) + reach(-right, -up) + 1 >= IN_A_LINE);
};

const outcome = ({ winner, discs }: State): Outcome | null => {
  if (winner !== null) return finished([[winner], [1 - winner]]);
  return discs === COLUMNS * ROWS ? finished([[0, 1]], null, 'board-full') : null;
};

const toAct = (state: State): readonly Seat[] =>
  outcome(state) === null ? onlySeat(state.discs % 2) : NOBODY;

const legal = (state: State, seat: Seat): readonly Action[] =>
  toAct(state).includes(seat)
    ? state.columns.flatMap((held, column) => (held.length < ROWS ? [{ type: 'drop' as const, column }] : []))
    : [];

/** A learner's numbers: the column. */
const everyAction = (): readonly Action[] =>
  Array.from({ length: COLUMNS }, (_, column) => ({ type: 'drop', column }));

const view = (state: State, _viewer: Viewer, halt: Halt | null = null): View => {
  const isOver = outcome(state) !== null || endOf(halt) !== null;
  const phase = isOver ? 'over' : halt === null ? 'to-drop' : 'midway';
  return {
    phase,
    seatToAct: phase === 'to-drop' ? state.discs % 2 : null,
    columns: state.columns.map((held) => held.slice()),
    concluded: endOf(halt),
  };
};

/** Nothing is hidden. Who has won follows from the board: a line anywhere. */
const imagine = ({ columns }: View): State => ({
  columns,
  discs: columns.reduce((sum, held) => sum + held.length, 0),
  winner: winnerOn(columns),
});

const winnerOn = (columns: State['columns']): Seat | null => {
  for (const [column, held] of columns.entries())
    for (const [row, seat] of held.entries())
      if (
        DIRECTIONS.some(([right, up]) =>
          [1, 2, 3].every((step) => columns[column + right * step]?.[row + up * step] === seat),
        )
      )
        return seat;
  return null;
};

const DISCS = ['x', 'o'];

const draw = (view: View, names: Names): string => {
  const rows = Array.from({ length: ROWS }, (_, at) => ROWS - 1 - at);
  const line = (row: number): string => view.columns.map((held) => DISCS[held[row] ?? -1] ?? '.').join(' ');
  const who = (seat: Seat): string =>
    `${DISCS[seat]}  ${fitted(nameOf(names, seat), 40)}${view.seatToAct === seat ? ' *' : ''}`;
  return [...rows.map(line), '0 1 2 3 4 5 6', '', who(0), who(1), '', ...standing(view, names), ''].join(
    '\n',
  );
};

const standing = (view: View, names: Names): readonly string[] => {
  const end = view.concluded ?? outcome(imagine(view));
  if (end !== null) return endOnBoard(end, names);
  return view.seatToAct === null ? [MIDWAY_WORDS] : ['Four in a line win.'];
};

export const connectFour: MinimalRuleset<ConnectFour> = {
  id: 'connect-four',
  version: 1,
  name: 'Connect Four',
  about: 'Discs fall into seven columns; four in a line win.',
  seats: { min: 2, max: 2 },
  hidesSomething: false,
  schemas: { options: Options, action: Action, event: Event, view: View, sighting: Event },
  presets: [{ id: 'classic', name: 'Classic', about: 'Seven columns, six rows.', options: {} }],
  refusals: {
    'no-such-column': {
      title: 'There is no such column',
      section: '1',
      says: 'In turns each drops a disc into one of the columns 0 to 6, where it falls on what lies there.',
    },
    'column-full': {
      title: 'The column is full',
      section: '1',
      says: 'A full column takes no more discs.',
    },
  },
  manual,
  initial: () => ({ columns: Array.from({ length: COLUMNS }, () => []), discs: 0, winner: null }),
  open: () => [],
  decide,
  evolve,
  toAct,
  legal,
  everyAction,
  outcome,
  view,
  sighting: (event) => event,
  imagine,
  label: (_, { column }) => `Drop into column ${column}`,
  describe: ({ seat, column }, names) => `${nameOf(names, seat)} drops a disc into column ${column}.`,
  draw,
  picture: (view, names) => pictureOf(view, names, draw(view, names)),
};
