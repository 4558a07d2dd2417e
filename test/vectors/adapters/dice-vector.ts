import type { Outcome } from '../../../src/engine/ruleset.js';
import type { Vector } from './adapter.js';

/** Scripts of the dice games are plain faces already. */
export const faces = (vector: Vector): readonly number[] => vector.script.map(Number);

/** How Can't Stop's and Knucklebones' vectors write a result. */
export const winOrDraw = (outcome: Outcome | null): unknown => {
  if (outcome === null) return null;
  const [best = []] = outcome.ranking;
  const winner = best.length === 1 ? best[0] : null;
  return { outcome: winner === null ? 'draw' : 'win', winner, scores: outcome.scores };
};
