import { type Bots, withoutPlan } from '../../engine/bot.js';
import { greedy } from './bot/greedy.js';
import { judge, lookAhead } from './bot/search.js';
import type { Knucklebones } from './model.js';

export const bots: Bots<Knucklebones> = { easy: withoutPlan, medium: greedy, hard: lookAhead, judge };
