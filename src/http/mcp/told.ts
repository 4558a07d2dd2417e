import { z } from 'zod';
import type { Game } from '../../table/game/game.js';
import { type EventSeen, gameSeenBy } from '../../table/windows/sight.js';
import type { Told } from './tool.js';
import { eventsInWords, gameInWords } from './words.js';

export const Json = z.looseObject({});

export const EventTold = z.looseObject({ seq: z.int(), text: z.string(), event: Json });

/** A game for programs: the same as in the words, and no more than its reader may see. */
export const GameTold = z.object({
  game: z.looseObject({
    id: z.string(),
    ruleset: z.string(),
    status: z.enum(['waiting', 'playing', 'over']),
    version: z.int().describe('The number of the last event.'),
    seats: z.array(z.looseObject({ seat: z.int(), name: z.string().nullable(), you: z.boolean() })),
    toAct: z.array(z.int()).describe('The seats that are to act.'),
    view: Json.nullable().describe('The board as you see it; null until the game starts.'),
    legal: z
      .array(z.looseObject({ action: Json.describe('Give this to act, as it is.'), label: z.string() }))
      .describe('What you may do now; empty unless it is your turn.'),
    outcome: Json.nullable().describe('How the game ended; null until it has.'),
  }),
  events: z.array(EventTold).optional().describe('What happened.'),
});

/** How the game stands, after what happened where that is told. `more` says where the rest is. */
export const gameTold = (
  game: Game,
  playerId: string | null,
  events?: readonly EventSeen[],
  more = '',
): Told => {
  const words = gameInWords(game, playerId);
  const data = { game: gameSeenBy(game, playerId) };
  if (events === undefined) return { text: words, data };
  return { text: `${eventsInWords(events)}${more}\n\n${words}`, data: { ...data, events } };
};
