import { BOT_LEVELS, type BotLevel } from '../../engine/bot.js';
import type { Seat } from '../../engine/ruleset.js';
import type { Placed } from '../../store/schema.js';
import type { Game } from './game.js';

/** What a finished game says in the ratings. */

const BOT = 'bot:';

/** How bots of a level are written where people have an id. */
const botAs = (level: BotLevel): string => `${BOT}${level}`;

/** The level of a bot; null for a person. */
export const levelOf = (who: string): BotLevel | null =>
  BOT_LEVELS.find((level) => who === botAs(level)) ?? null;

/**
 * By seat; null where it says nothing: it is not rated or not over, nobody is ranked, or one person had two seats.
 * Whoever left counts as last while a bot keeps the seat, and not at all when somebody else took it over.
 */
export const ratedResult = (game: Game): readonly Placed[] | null => {
  if (!game.rated || game.ending === null) return null;
  const { ranking } = game.ending;
  const placed = game.seats.flatMap((_, seat) => {
    const who = holderFor(game, seat);
    const place = ranking.findIndex((group) => group.includes(seat));
    return who === null || place === -1 ? [] : [{ who, place }];
  });
  if (placed.length < game.seats.length) return null;
  const people = placed.map(({ who }) => who).filter((who) => levelOf(who) === null);
  const isOnePersonTwice = new Set(people).size < people.length;
  return isOnePersonTwice || new Set(placed.map(({ who }) => who)).size < 2 ? null : placed;
};

const holderFor = ({ seats, leavers }: Game, seat: Seat): string | null => {
  const holder = seats[seat];
  if (holder?.kind === 'player') return holder.playerId;
  if (holder?.kind !== 'bot') return null;
  return leavers.find((leaver) => leaver.seat === seat)?.playerId ?? botAs(holder.level);
};
