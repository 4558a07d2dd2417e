import type { Language } from '../../engine/language.js';
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
  language: Language,
): readonly TurningPoint[] => {
  const words = WORDS[language];
  const names = (version: number): Names => namesAt(game, version + 1, language);
  const points = [
    ...decisions.flatMap((decision) => choiceAt(decision, names(decision.version), words)),
    ...swingsIn(curve, names, words),
  ];
  return points
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MOST_POINTS)
    .toSorted((a, b) => a.version - b.version);
};

const choiceAt = (
  { version, seat, taken, best, loss }: DecisionSeen,
  names: Names,
  words: Words,
): readonly TurningPoint[] => {
  if (loss < LEAST_LOSS || taken.worth === null || best.worth === null) return [];
  const [own, other] = [percent(taken.worth.chance), percent(best.worth.chance)];
  const who = nameOf(names, seat);
  const text = words[taken.worth.by](who, taken.label, own, best.label, other);
  return [{ version, seat, kind: 'choice', change: -loss, text }];
};

/** Told of the seat whose chance changed most. */
const swingsIn = (
  curve: readonly CurvePoint[],
  names: (version: number) => Names,
  words: Words,
): readonly TurningPoint[] =>
  curve.flatMap(({ version, chances }, index) => {
    const before = curve[index - 1];
    if (before === undefined) return [];
    const changes = chances.map((chance, seat) => chance - (before.chances[seat] ?? chance));
    const seat = changes.reduce((most, change, at) => (change > (changes[most] ?? 0) ? at : most), 0);
    const change = changes[seat] ?? 0;
    if (change < LEAST_SWING) return [];
    const [was, is] = [percent(before.chances[seat] ?? 0), percent(chances[seat] ?? 0)];
    const text = words.swing(before.version, version, nameOf(names(version), seat), was, is);
    return [{ version, seat, kind: 'swing', change: Math.round(change * 1000) / 1000, text }];
  });

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** What is said of a turning point. */
interface Words {
  'hard-bot'(who: string, own: string, ownChance: string, best: string, bestChance: string): string;
  games(who: string, own: string, ownShare: string, best: string, bestShare: string): string;
  swing(from: number, to: number, who: string, was: string, is: string): string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    'hard-bot': (who, own, ownChance, best, bestChance) =>
      `${who} chose “${own}”, with which the hard bot sees a chance of ${ownChance} to win; with “${best}” it sees ${bestChance}.`,
    games: (who, own, ownShare, best, bestShare) =>
      `${who} chose “${own}”, which won ${ownShare} of the games played on from there; “${best}” won ${bestShare}.`,
    swing: (from, to, who, was, is) =>
      `Between event ${from} and event ${to} the chance of ${who} went from ${was} to ${is}.`,
  },
  de: {
    'hard-bot': (who, own, ownChance, best, bestChance) =>
      `${who} hat „${own}“ gewählt; damit sieht der schwere Bot eine Gewinnchance von ${ownChance}, mit „${best}“ sieht er ${bestChance}.`,
    games: (who, own, ownShare, best, bestShare) =>
      `${who} hat „${own}“ gewählt; von dort weitergespielt gewann das ${ownShare} der Spiele, „${best}“ gewann ${bestShare}.`,
    swing: (from, to, who, was, is) =>
      `Zwischen Ereignis ${from} und Ereignis ${to} ging die Chance von ${who} von ${was} auf ${is}.`,
  },
};
