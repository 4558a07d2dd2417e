import { itemAt } from '../../../engine/item-at.js';
import type { Seat } from '../../../engine/ruleset.js';
import { type Card, faceOf } from '../cards.js';
import { USUAL_SPLIT } from '../effects/split.js';
import type { PlayAction } from '../model.js';
import { spotAfter } from '../path.js';
import { marbleAtHome, marbleOn, type Standing, spotOfMarble } from '../position.js';
import { powerOf } from '../powers.js';
import { baseOf, HOME, marbleOf, SAFE_CELLS, safeSpot } from '../track.js';

/** Where one marble ends up by a play, as far as can be foreseen: traps are another matter. */
export interface Change {
  readonly marble: number;
  readonly to: number;
  /** Whether it walked there, so that a trap could take it. */
  readonly walked: boolean;
}

/** What a legal play does to the marbles. */
export const consequencesOf = (standing: Standing, seat: Seat, play: PlayAction): readonly Change[] => {
  const [first, second] = play.marbles ?? [];
  if (first === undefined) return withoutMarble(standing, seat, play.card);
  const marble = marbleOf(first);
  if (second === undefined) return withOne(standing, seat, play.card, marble);
  return withTwo(standing, seat, play.card, marble, marbleOf(second), play.split ?? USUAL_SPLIT);
};

const withoutMarble = (standing: Standing, seat: Seat, card: Card): readonly Change[] => {
  const { kind } = faceOf(card);
  const marble = marbleAtHome(standing, seat);
  if ((kind !== 'A' && kind !== 'K') || marble === null) return [];
  const base = baseOf(standing.seats, seat);
  const squatter = marbleOn(standing, base);
  const fielded = { marble, to: base, walked: false };
  return squatter === null ? [fielded] : [sentHome(squatter), fielded];
};

const withOne = (standing: Standing, seat: Seat, card: Card, marble: number): readonly Change[] => {
  const { kind } = faceOf(card);
  const { steps } = powerOf(card).one;
  if (steps === null)
    return kind === 'marble-burner'
      ? [sentHome(marble)]
      : [{ marble, to: likelySafeSpot(standing, seat), walked: false }];
  return walk(standing, seat, marble, steps, kind === 'K' ? 1 : Math.abs(steps));
};

const withTwo = (
  standing: Standing,
  seat: Seat,
  card: Card,
  first: number,
  second: number,
  split: number,
): readonly Change[] => {
  const shared = powerOf(card).two?.shared ?? null;
  if (shared === null)
    return [
      { marble: first, to: spotOfMarble(standing, second), walked: false },
      { marble: second, to: spotOfMarble(standing, first), walked: false },
    ];
  const rest = shared.steps - split;
  return [...walk(standing, seat, first, split, split), ...walk(standing, seat, second, rest, rest)];
};

/** Everything met from the step `sweepFrom` on goes home. */
const walk = (
  standing: Standing,
  seat: Seat,
  marble: number,
  steps: number,
  sweepFrom: number,
): readonly Change[] => {
  const changes: Change[] = [];
  const direction = Math.sign(steps);
  for (let step = sweepFrom; step <= Math.abs(steps); step++) {
    const met = marbleOn(standing, spotAfter(standing, seat, marble, step * direction));
    if (met !== null && met !== marble) changes.push(sentHome(met));
  }
  changes.push({ marble, to: spotAfter(standing, seat, marble, steps), walked: true });
  return changes;
};

const sentHome = (marble: number): Change => ({ marble, to: HOME, walked: false });

/** Luck chooses; the free cell in the middle stands for all. */
const likelySafeSpot = (standing: Standing, seat: Seat): number => {
  const free: number[] = [];
  for (let cell = 0; cell < SAFE_CELLS; cell++)
    if (marbleOn(standing, safeSpot(seat, cell)) === null) free.push(safeSpot(seat, cell));
  return itemAt(free, free.length >> 1);
};
