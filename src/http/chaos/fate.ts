import { BoundedCache } from '../../engine/bounded-cache.js';
import type { Chance } from '../../engine/chance/chance.js';
import { seededChance } from '../../engine/chance/seeded.js';
import type { Troubled } from '../../table/use-cases/troubled.js';

/** What becomes of one request. */
export interface Fate {
  /** `before` it was done or `after`: whoever asked cannot tell. */
  readonly trouble: 'lost-before' | 'lost-after' | 'restart' | null;
  readonly delayMs: number;
}

/** What becomes of one line of a stream. */
export interface LineFate {
  readonly isDoubled: boolean;
  readonly trouble: 'cut' | 'restart' | null;
  readonly delayMs: number;
}

/** So many in a row, and then one goes well: whoever tries again gets through. */
const MOST_IN_A_ROW = 3;
const RESTARTS = 0.1;

/** Looks, what changes something, and streams are counted each for itself, so that a page that polls does not change what an action meets. */
export type Counted = 'look' | 'change' | 'stream';

/** Law: follows from the seed, the seat and how often it has asked, and from nothing else. */
export const nextFate = (troubled: Troubled, counted: Counted): Fate => {
  const { chaos, who } = troubled;
  const before = tallyOf(troubled, counted);
  const nth = before.asked + 1;
  const chance = seededChance(`${chaos.seed} ${who} ${counted} ${nth}`);
  const [isLost, isDone, isRestart] = [
    comes(chance, chaos.drop),
    comes(chance, 0.5),
    comes(chance, RESTARTS),
  ];
  const drawn = troubleFrom(isLost, isDone && counted === 'change', isRestart && chaos.restart);
  const trouble = before.inARow >= MOST_IN_A_ROW ? null : drawn;
  keepTally(troubled, counted, { asked: nth, inARow: trouble === null ? 0 : before.inARow + 1 });
  return { trouble, delayMs: delayFrom(chance, troubled) };
};

const troubleFrom = (isLost: boolean, isDone: boolean, isRestart: boolean): Fate['trouble'] => {
  if (isLost) return isDone ? 'lost-after' : 'lost-before';
  return isRestart ? 'restart' : null;
};

/** By the number of the stream and of the line, whatever else comes at once with it. */
export const lineFate = (troubled: Troubled, nthStream: number, lineId: string): LineFate => {
  const { chaos, who } = troubled;
  const chance = seededChance(`${chaos.seed} ${who} line ${nthStream} ${lineId}`);
  const [isDoubled, isCut, isRestart] = [
    comes(chance, chaos.duplicate),
    comes(chance, chaos.drop),
    comes(chance, RESTARTS) && chaos.restart,
  ];
  const trouble = isCut ? 'cut' : isRestart ? 'restart' : null;
  return { isDoubled, trouble, delayMs: delayFrom(chance, troubled) };
};

/** The number of a stream that begins, from 1. */
export const nextStream = (troubled: Troubled): number => {
  const asked = tallyOf(troubled, 'stream').asked + 1;
  keepTally(troubled, 'stream', { asked, inARow: 0 });
  return asked;
};

const SHARES: readonly number[] = Array.from({ length: 1000 }, (_, index) => index / 1000);

const comes = (chance: Chance, share: number): boolean => chance.pick(SHARES) < share;

const delayFrom = (chance: Chance, { chaos }: Troubled): number => {
  const [least = 0, most = 0] = chaos.delayMs;
  return least + Math.round((most - least) * chance.pick(SHARES));
};

interface Tally {
  readonly asked: number;
  readonly inARow: number;
}

/** In memory, for the games that were asked about lately: who comes back after long begins anew, as after a restart. */
const tallies = new BoundedCache<string, Tally>(2_000_000);
const TALLY_BYTES = 100;

const keyOf = ({ gameId, who }: Troubled, counted: Counted): string => `${gameId} ${who} ${counted}`;

const tallyOf = (troubled: Troubled, counted: Counted): Tally =>
  tallies.get(keyOf(troubled, counted)) ?? { asked: 0, inARow: 0 };

const keepTally = (troubled: Troubled, counted: Counted, tally: Tally): void =>
  tallies.set(keyOf(troubled, counted), tally, TALLY_BYTES);
