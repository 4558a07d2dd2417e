import type { Chance } from './chance/chance.js';
import { sweepingChance } from './chance/sweeping.js';
import { itemAt } from './item-at.js';
import type { Match } from './match.js';
import { remembering } from './remember.js';
import type { Seat } from './ruleset.js';

/** So many worlds are imagined: more than any draw has items, so that each item of each draw comes up. */
export const WORLDS = 128;

/**
 * What a seat must take for possible: the game itself where nothing is hidden from it, else many worlds that look the same to it.
 * They are made from its view alone, by a luck that has nothing to do with the game's, and once for each match.
 */
export const worldsSeenFrom = (match: Match, seat: Seat): readonly Match[] =>
  imagined(match, `${seat}`, () => imagineWorlds(match, seat));

const imagined = remembering<readonly Match[]>((worlds) =>
  worlds.reduce((bytes, world) => bytes + world.bytes, 0),
);

const imagineWorlds = (match: Match, seat: Seat): readonly Match[] => {
  const counting = countingChance();
  const world = match.imagine(seat, counting);
  if (counting.draws() === 0) return [world];
  return Array.from({ length: WORLDS }, (_, run) => match.imagine(seat, sweepingChance(run)));
};

const countingChance = (): Chance & { readonly draws: () => number } => {
  let draws = 0;
  return {
    draws: () => draws,
    pick(items) {
      draws++;
      return itemAt(items, 0);
    },
  };
};
