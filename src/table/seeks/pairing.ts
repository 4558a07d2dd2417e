import type { SeekRow } from '../../store/seeks.js';
import { wishOf } from './wish.js';

/** Who meets whom. Everything here follows from who waits and what time it is. */

/** Some who meet, and how many bots sit down with them. */
export interface Group {
  readonly seeks: readonly SeekRow[];
  readonly bots: number;
}

/** How far the rating of an opponent may be at first, and by how much more with every second. */
const NEAR = 100;
const PER_SECOND = 15;
/** Whoever has waited so long takes anybody. */
const ANYBODY_AFTER_S = 90;

/** How far an opponent may be from somebody who has waited so long. */
export const reachAfter = (seconds: number): number =>
  seconds >= ANYBODY_AFTER_S ? Number.POSITIVE_INFINITY : NEAR + PER_SECOND * seconds;

/** Whoever has waited longest comes first, and meets the nearest: as far as the one of them reaches who has waited longer. */
export const groupsAmong = (waiting: readonly SeekRow[], now: number): readonly Group[] => {
  const groups: Group[] = [];
  const free = new Set(waiting);
  for (const seek of waiting) {
    if (!free.has(seek)) continue;
    const group = groupFor(seek, [...free], now);
    if (group === null) continue;
    for (const one of group.seeks) free.delete(one);
    groups.push(group);
  }
  return groups;
};

const groupFor = (seek: SeekRow, free: readonly SeekRow[], now: number): Group | null => {
  const { seats, bot } = wishOf(seek);
  const others = seats - 1;
  const reach = reachAfter(secondsOf(seek, now));
  const near = free
    .filter((other) => other !== seek && other.wishMark === seek.wishMark && other.playerId !== seek.playerId)
    .filter((other) => Math.abs(other.mu - seek.mu) <= reach)
    .toSorted((a, b) => Math.abs(a.mu - seek.mu) - Math.abs(b.mu - seek.mu) || (a.seekId < b.seekId ? -1 : 1))
    .slice(0, others);
  if (near.length === others) return { seeks: [seek, ...near], bots: 0 };
  // Whoever would rather have a bot by now has one, and those who are near come along.
  if (bot === undefined || secondsOf(seek, now) < bot.afterSeconds) return null;
  return { seeks: [seek, ...near], bots: others - near.length };
};

const secondsOf = ({ createdAt }: SeekRow, now: number): number => (now - createdAt.getTime()) / 1000;
