import { frustration } from '../../../src/games/frustration/index.js';
import type { Frustration } from '../../../src/games/frustration/model.js';
import type { Adapter, Replayed, Vector } from './adapter.js';
import { faces } from './dice-vector.js';

const stateOf = ({ state }: Replayed<Frustration>) => {
  const { status, phase, turnOf, turns, totalTurns, undosLeft, pieces } = frustration.view(state, 'spectator');
  const positions = pieces.map(({ index, position, label }) => ({ index, position, label }));
  const said = { status, phase, turnOf, turns, totalTurns, positions };
  return state.options.undos === 0 ? said : { ...said, undosLeft };
};

const linesOf = ({ events }: Replayed<Frustration>): readonly string[] =>
  events.flatMap((event) => (frustration.narrate?.(event) ?? '').split('\n'));

const resultOf = ({ state, outcome }: Replayed<Frustration>) => {
  const { status, turns, totalTurns, winner } = frustration.view(state, 'spectator');
  return { status, outcome: outcome?.reason ?? null, winner, turns, totalTurns };
};

const playersOf = (vector: Vector): number => (Array.isArray(vector.seats) ? vector.seats.length : 0);

export const adapter: Adapter<Frustration> = {
  game: frustration,
  seats: playersOf,
  script: faces,
  start: (vector, opened) => ({ said: stateOf(opened), expected: vector.start }),
  step: (expected, after) => ({
    said: { events: after.events, state: stateOf(after), lines: linesOf(after) },
    expected,
  }),
  result: (vector, last) => ({ said: resultOf(last), expected: vector.result }),
};
