import { frustration } from '../../../src/games/frustration/index.js';
import type { Event, Frustration, View } from '../../../src/games/frustration/model.js';
import type { Adapter, Replayed, Vector } from './adapter.js';
import { faces } from './dice-vector.js';

/** Vectors have a status beside the phase, and no phase at the end. */
const standing = ({ phase }: View) => {
  switch (phase) {
    case 'to-roll':
      return { status: 'in-play', phase: 'roll' };
    case 'to-decide':
      return { status: 'in-play', phase: 'decide' };
    case 'midway':
      return { status: 'in-play', phase: null };
    case 'over':
      return { status: 'game-over', phase: null };
  }
};

/** An event in the words of the vectors. */
export const asInVectors = (event: Event) => {
  switch (event.type) {
    case 'rolled':
    case 'undone': {
      const { turnNumber: turn, ...rest } = event;
      return { ...rest, turn };
    }
    case 'went-home':
      return { ...event, type: 'wentHome' };
    case 'stalemated':
      return { ...event, type: 'stalemate' };
    case 'overshot':
    case 'moved':
    case 'remained':
    case 'hit':
    case 'won':
    case 'kept':
      return event;
  }
};

const stateOf = ({ state }: Replayed<Frustration>) => {
  const view = frustration.view(state, 'spectator');
  const { seatToAct: turnOf, turns, totalTurns, undosLeft, pieces } = view;
  const positions = pieces.map(({ index, position, label }) => ({ index, position, label }));
  const said = { ...standing(view), turnOf, turns, totalTurns, positions };
  return state.options.undos === 0 ? said : { ...said, undosLeft };
};

const linesOf = ({ events }: Replayed<Frustration>): readonly string[] =>
  events.flatMap((event) => (frustration.narrate?.(event) ?? '').split('\n'));

const resultOf = ({ state, outcome }: Replayed<Frustration>) => {
  const view = frustration.view(state, 'spectator');
  const { status } = standing(view);
  const { turns, totalTurns, winner } = view;
  return { status, outcome: outcome?.reason ?? null, winner, turns, totalTurns };
};

const playersOf = (vector: Vector): number => (Array.isArray(vector.seats) ? vector.seats.length : 0);

export const adapter: Adapter<Frustration> = {
  game: frustration,
  seats: playersOf,
  script: faces,
  start: (vector, opened) => ({ said: stateOf(opened), expected: vector.start }),
  step: (expected, after) => ({
    said: { events: after.events.map(asInVectors), state: stateOf(after), lines: linesOf(after) },
    expected,
  }),
  result: (vector, last) => ({ said: resultOf(last), expected: vector.result }),
};
