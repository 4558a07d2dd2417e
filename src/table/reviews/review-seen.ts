import { ENGLISH, type Language } from '../../engine/language.js';
import type { Said, Seat } from '../../engine/ruleset.js';
import { wilson } from '../../engine/wilson.js';
import type { Game } from '../game/game.js';
import type { ChoiceReviewed, DecisionReviewed, Review } from './review.js';
import { type TurningPoint, turningPointsIn } from './turning-points.js';

/** A chance to win, and where it lies nineteen times in twenty. */
export interface Chance {
  readonly chance: number;
  readonly between: readonly [number, number];
  /** By what the hard bot chooses by, or by the games that were played on from there. */
  readonly by: 'hard-bot' | 'games';
  /** So many were. */
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

export const reviewSeen = (review: Review, game: Game, language: Language = ENGLISH): ReviewSeen => {
  const { gameId, version, of, skipped, isWhole } = review;
  const decisions = review.decisions.map((decision) => decisionSeen(decision, language));
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
    turningPoints: turningPointsIn(decisions, curve, game, language),
  };
};

const decisionSeen = (
  { version, seat, taken, best, choices }: DecisionReviewed,
  language: Language,
): DecisionSeen => {
  const [own, other] = [choiceSeen(seat, taken, language), choiceSeen(seat, best, language)];
  return {
    version,
    seat,
    taken: own,
    best: other,
    loss: lossBetween(own.worth, other.worth),
    choices: choices.map((choice) => choiceSeen(seat, choice, language)),
  };
};

const choiceSeen = (seat: Seat, choice: ChoiceReviewed, language: Language): ChoiceSeen => {
  const { action, labels, games, wins, byBot } = choice;
  const label = labels[language];
  if (byBot === null && games === 0) return { action, label, worth: null };
  const share = (wins[seat] ?? 0) / Math.max(games, 1);
  const { chance, low, high } = byBot ?? { chance: share, ...wilson(share, games) };
  const between = [rounded(low), rounded(high)] as const;
  return {
    action,
    label,
    worth: { chance: rounded(chance), between, by: byBot === null ? 'games' : 'hard-bot', games },
  };
};

/** Only what is more than chance counts: where the two intervals meet, nobody can say which was better. */
const lossBetween = (own: Chance | null, best: Chance | null): number => {
  if (own === null || best === null || own.between[1] >= best.between[0]) return 0;
  return rounded(best.chance - own.chance);
};

const pointOf = ({
  version,
  seat,
  taken: { games, wins, byBot },
}: DecisionReviewed): readonly CurvePoint[] => {
  if (games === 0) return [];
  const own = byBot?.chance ?? (wins[seat] ?? 0) / games;
  return [
    {
      version,
      chances: wins.map((_, other) => rounded(other === seat ? own : restOf(seat, other, own, wins))),
    },
  ];
};

/** The bot thinks of its own seat alone: the others share the rest as they shared the games. */
const restOf = (seat: Seat, other: Seat, own: number, wins: readonly number[]): number => {
  const others = wins.reduce((sum, won, at) => (at === seat ? sum : sum + won), 0);
  return others === 0 ? (1 - own) / (wins.length - 1) : ((1 - own) * (wins[other] ?? 0)) / others;
};

/** How it came out. */
const endOf = ({ ending, version, seats }: Game): readonly CurvePoint[] => {
  const [first = []] = ending?.ranking ?? [];
  if (first.length === 0) return [];
  return [
    { version, chances: seats.map((_, seat) => (first.includes(seat) ? rounded(1 / first.length) : 0)) },
  ];
};

const rounded = (chance: number): number => Math.round(chance * 1000) / 1000;
