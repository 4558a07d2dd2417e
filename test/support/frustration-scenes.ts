import { frustration as game } from '../../src/games/frustration/index.js';
import type { Event, Frustration, Options, State, TrackPlace } from '../../src/games/frustration/model.js';
import { placeOf } from '../../src/games/frustration/track.js';
import { type Scene, sceneAt } from '../../src/kit/scene.js';

export const ROLL = { type: 'roll' } as const;
export const KEEP = { type: 'keep' } as const;
export const UNDO = { type: 'undo' } as const;

export type Rules = Partial<Options>;

/** Pieces on these indices, seat 0 to roll; the number of indices is the number of seats. */
export const standing = (rules: Rules, ...indices: readonly number[]): State => ({
  ...game.initial({ seats: indices.length, options: game.schemas.options.parse(rules) }),
  indices,
});
export const pieces = (rules: Rules, ...indices: readonly number[]): Scene<Frustration> =>
  sceneAt(game, standing(rules, ...indices));

/** Two players on the small board, unless said otherwise. */
export const at = (seat: number, index: number, seats = 2, board: Options['board'] = 'small'): TrackPlace =>
  placeOf(board, seats, seat, index);

export const rolled = (seat: number, turnNumber: number, ...dice: number[]): Event => ({
  type: 'rolled',
  seat,
  turnNumber,
  dice,
  total: dice.reduce((sum, face) => sum + face, 0),
});
export const moved = (seat: number, from: TrackPlace, to: TrackPlace): Event => ({
  type: 'moved',
  seat,
  from,
  to,
});
export const wentHome = (seat: number, from: TrackPlace, to: TrackPlace): Event => ({
  type: 'went-home',
  seat,
  from,
  to,
});
export const overshot = (seat: number, by: number): Event => ({ type: 'overshot', seat, by });
export const remained = (seat: number, place: TrackPlace, reason: 'overshot' | 'hit'): Event => ({
  type: 'remained',
  seat,
  at: place,
  reason,
});
type Effect = Extract<Event, { type: 'hit' }>['effect'];
export const hit = (seat: number, victim: number, position: number, effect: Effect): Event => ({
  type: 'hit',
  seat,
  victim,
  position,
  effect,
});
export const won = (seat: number, turns: number, totalTurns: number): Event => ({
  type: 'won',
  seat,
  turns,
  totalTurns,
});
