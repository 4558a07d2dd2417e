import type { Names, Seat } from '../../engine/ruleset.js';
import { nameOf } from '../../engine/words.js';
import type { Game } from '../game/game.js';
import { namesAt } from '../game/people.js';
import type { CurvePoint, DecisionSeen } from './review-seen.js';

/** Where a game turned, in a sentence. */
export interface TurningPoint {
  readonly version: number;
  readonly seat: Seat;
  /** A choice that was worth less than another, or a chance that changed, by luck or by what somebody else did. */
  readonly kind: 'choice' | 'swing';
  /** What it did to the seat's chance to win. */
  readonly change: number;
  readonly text: string;
}

const LEAST_LOSS = 0.05;
const LEAST_SWING = 0.2;
const MOST_POINTS = 12;

/** The greatest of them, in the order of the game. */
export const turningPointsIn = (
  decisions: readonly DecisionSeen[],
  curve: readonly CurvePoint[],
  game: Game,
): readonly TurningPoint[] => {
  const names = (version: number): Names => namesAt(game, version + 1);
  const points = [
    ...decisions.flatMap((decision) => choiceAt(decision, names(decision.version))),
    ...swingsIn(curve, names),
  ];
  return points
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MOST_POINTS)
    .toSorted((a, b) => a.version - b.version);
};

const choiceAt = (
  { version, seat, taken, best, loss }: DecisionSeen,
  names: Names,
): readonly TurningPoint[] => {
  if (loss < LEAST_LOSS || taken.worth === null || best.worth === null) return [];
  const [own, other] = [percent(taken.worth.chance), percent(best.worth.chance)];
  const who = nameOf(names, seat);
  const text =
    taken.worth.by === 'hard-bot'
      ? `${who} chose “${taken.label}”, with which the hard bot sees a chance of ${own} to win; with “${best.label}” it sees ${other}.`
      : `${who} chose “${taken.label}”, which won ${own} of the games played on from there; “${best.label}” won ${other}.`;
  return [{ version, seat, kind: 'choice', change: -loss, text }];
};

/** Told of the seat whose chance changed most. */
const swingsIn = (curve: readonly CurvePoint[], names: (version: number) => Names): readonly TurningPoint[] =>
  curve.flatMap(({ version, chances }, index) => {
    const before = curve[index - 1];
    if (before === undefined) return [];
    const changes = chances.map((chance, seat) => chance - (before.chances[seat] ?? chance));
    const seat = changes.reduce((most, change, at) => (change > (changes[most] ?? 0) ? at : most), 0);
    const change = changes[seat] ?? 0;
    if (change < LEAST_SWING) return [];
    const text = `Between event ${before.version} and event ${version} the chance of ${nameOf(names(version), seat)} went from ${percent(before.chances[seat] ?? 0)} to ${percent(chances[seat] ?? 0)}.`;
    return [{ version, seat, kind: 'swing', change: Math.round(change * 1000) / 1000, text }];
  });

const percent = (share: number): string => `${Math.round(share * 100)} %`;
