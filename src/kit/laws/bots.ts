import { type BotLevel, botAnswer } from '../../engine/bot.js';
import { seededChance } from '../../engine/chance/seeded.js';
import type { Ruleset, RulesetTypes, Table } from '../../engine/ruleset.js';
import { inShort, must } from './broken.js';
import { randomPlay } from './random-play.js';

const MOMENTS_ASKED = 6;
/** How often a bot may look at the clock before its time is up. Few: the law is about any answer, also one that was cut short. */
const THOUGHTS = 8;

/** A bot answers with a legal action, and it takes a view: handing it the true state is an error. */
export const answersAsItsSeat = <T extends RulesetTypes>(
  game: Ruleset<T>,
  table: Table<T['Options']>,
  level: BotLevel,
): void => {
  const moments = [...randomPlay(game, table, seededChance('bots'))].slice(0, -1);
  const everyNth = Math.ceil(moments.length / MOMENTS_ASKED);
  for (const { state } of moments.filter((_, index) => index % everyNth === 0)) {
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
      const listed = game.legal(state, seat).map((action) => JSON.stringify(action));
      must(
        listed.includes(JSON.stringify(answer)),
        () => `the ${level} bot of seat ${seat} answers with ${inShort(answer)}, which is not legal`,
      );
      must(
        throws(() => botAnswer(game, { ...asked, view: state })),
        () =>
          '`schemas.view` takes the state itself: make it a strict object, so that no bot can be handed the truth',
      );
    }
  }
};

const throws = (work: () => unknown): boolean => {
  try {
    work();
    return false;
  } catch {
    return true;
  }
};
