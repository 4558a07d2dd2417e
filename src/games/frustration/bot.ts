import { type Bots, withoutPlan } from '../../engine/bot.js';
import { bestOdds, judge } from './bot/best-odds.js';
import { secondThoughts } from './bot/second-thoughts.js';
import type { Frustration } from './model.js';

/** The only choice is to undo a roll: without undos the game is luck alone, and all bots play alike. */
export const bots: Bots<Frustration> = { easy: withoutPlan, medium: secondThoughts, hard: bestOdds, judge };
