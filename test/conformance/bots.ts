import { expect } from 'vitest';
import { type BotLevel, botAnswer } from '../../src/engine/bot.js';
import { seededChance } from '../../src/engine/chance/seeded.js';
import type { Ruleset, RulesetTypes, Table } from '../../src/engine/ruleset.js';
import { type Moment, randomPlay } from './random-play.js';

const MOMENTS_ASKED = 6;
/** How often a bot may look at the clock before its time is up. Few: a law is about any answer, also one that was cut short. */
const THOUGHTS = 8;

/** Moments of a game at which a bot may be asked, from the opening on. */
export const momentsToAsk = <T extends RulesetTypes>(
  game: Ruleset<T>,
  table: Table<T['Options']>,
): readonly Moment<T>[] => {
  const moments = [...randomPlay(game, table, seededChance('bots'))].slice(0, -1);
  const everyNth = Math.ceil(moments.length / MOMENTS_ASKED);
  return moments.filter((_, index) => index % everyNth === 0);
};

/** A bot answers with a legal action, and it takes a view: handing it the true state is an error. */
export const answersAsItsSeat = <T extends RulesetTypes>(
  game: Ruleset<T>,
  table: Table<T['Options']>,
  moments: readonly Moment<T>[],
  level: BotLevel,
): void => {
  for (const { state } of moments) {
    for (const seat of game.toAct(state)) {
      let thoughts = THOUGHTS;
      const asked = {
        seat,
        seats: table.seats,
        options: table.options,
        level,
        chance: seededChance('a bot'),
        hasTime: () => thoughts-- > 0,
      };
      const answer = botAnswer(game, { ...asked, view: game.view(state, seat) });
      expect(game.legal(state, seat)).toContainEqual(answer);
      expect(() => botAnswer(game, { ...asked, view: state })).toThrow();
    }
  }
};
