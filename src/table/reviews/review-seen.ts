import type { Said, Seat } from '../../engine/ruleset.js';
import { wilson } from '../../engine/wilson.js';
import type { Game } from '../game/game.js';
import type { ChoiceReviewed, DecisionReviewed, Review } from './review.js';
import { type TurningPoint, turningPointsIn } from './turning-points.js';

/** A chance to win, and where it lies nineteen times in twenty. */
export interface Chance {
  readonly chance: number;
  readonly between: readonly [number, number];
  readonly games: number;
}

export interface ChoiceSeen {
  readonly action: Said;
  readonly label: string;
  /** Null for what there was no time to try. */
  readonly worth: Chance | null;
}

export interface DecisionSeen {
  readonly version: number;
  readonly seat: Seat;
  readonly taken: ChoiceSeen;
  readonly best: ChoiceSeen;
  /** What the hard bot's choice was worth more; 0 where that cannot be told. */
  readonly loss: number;
  readonly choices: readonly ChoiceSeen[];
}

/** How likely each seat was to win, by what the seat that decided there knew. */
export interface CurvePoint {
  readonly version: number;
  readonly chances: readonly number[];
}

export interface ReviewSeen {
  readonly gameId: string;
  readonly version: number;
  readonly status: 'under-way' | 'whole';
  readonly of: number;
  readonly judged: number;
  readonly skipped: number;
  readonly decisions: readonly DecisionSeen[];
  readonly curve: readonly CurvePoint[];
  readonly turningPoints: readonly TurningPoint[];
}

export const reviewSeen = (review: Review, game: Game): ReviewSeen => {
  const { gameId, version, of, skipped, isWhole } = review;
  const decisions = review.decisions.map(decisionSeen);
  const curve = [...review.decisions.flatMap(pointOf), ...endOf(game)];
  return {
    gameId,
    version,
    status: isWhole ? 'whole' : 'under-way',
    of,
    judged: decisions.length,
    skipped,
    decisions,
    curve,
    turningPoints: turningPointsIn(decisions, curve, game),
  };
};

const decisionSeen = ({ version, seat, taken, best, choices }: DecisionReviewed): DecisionSeen => {
  const [own, other] = [choiceSeen(seat, taken), choiceSeen(seat, best)];
  return {
    version,
    seat,
    taken: own,
    best: other,
    loss: lossBetween(own.worth, other.worth),
    choices: choices.map((choice) => choiceSeen(seat, choice)),
  };
};

const choiceSeen = (seat: Seat, { action, label, games, wins }: ChoiceReviewed): ChoiceSeen => {
  if (games === 0) return { action, label, worth: null };
  const share = (wins[seat] ?? 0) / games;
  const { low, high } = wilson(share, games);
  return { action, label, worth: { chance: rounded(share), between: [rounded(low), rounded(high)], games } };
};

/** Only what is more than chance counts: where the two intervals meet, nobody can say which was better. */
const lossBetween = (own: Chance | null, best: Chance | null): number => {
  if (own === null || best === null || own.between[1] >= best.between[0]) return 0;
  return rounded(best.chance - own.chance);
};

const pointOf = ({ version, taken: { games, wins } }: DecisionReviewed): readonly CurvePoint[] =>
  games === 0 ? [] : [{ version, chances: wins.map((won) => rounded(won / games)) }];

/** How it came out. */
const endOf = ({ ending, version, seats }: Game): readonly CurvePoint[] => {
  const [first = []] = ending?.ranking ?? [];
  if (first.length === 0) return [];
  return [
    { version, chances: seats.map((_, seat) => (first.includes(seat) ? rounded(1 / first.length) : 0)) },
  ];
};

const rounded = (chance: number): number => Math.round(chance * 1000) / 1000;
