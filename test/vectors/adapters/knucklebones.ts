import { knucklebones } from '../../../src/games/knucklebones/index.js';
import type { Knucklebones, View } from '../../../src/games/knucklebones/model.js';
import type { Adapter, Replayed } from './adapter.js';
import { faces, winOrDraw } from './dice-vector.js';

const PHASES: Readonly<Record<View['phase'], string>> = {
  'to-place': 'toPlace',
  midway: 'midway',
  over: 'finished',
};

const said = ({ state }: Replayed<Knucklebones>) => {
  const { seatToAct: turn, phase, die, boards, columnScores, scores } = knucklebones.view(state, 'spectator');
  const legal = turn === null ? [] : knucklebones.legal(state, turn);
  return { turn, phase: PHASES[phase], die, boards, columnScores, scores, legal };
};

const destroyed = ({ events }: Replayed<Knucklebones>): number =>
  events.reduce((dice, event) => dice + (event.type === 'destroyed' ? event.count : 0), 0);

export const adapter: Adapter<Knucklebones> = {
  game: knucklebones,
  seats: (vector) => Number(vector.seats),
  script: faces,
  start: (vector, opened) => ({ said: said(opened), expected: vector.start }),
  step: (expected, after) => ({ said: { ...said(after), destroyed: destroyed(after) }, expected }),
  result: (vector, last) => ({ said: winOrDraw(last.outcome), expected: vector.result }),
};
