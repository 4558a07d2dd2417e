import { type Bots, withoutPlan } from '../../engine/bot.js';
import { MANNER, thinking } from './bot/hard.js';
import { medium } from './bot/medium.js';
import type { Dastan } from './model.js';

export const bots: Bots<Dastan> = { easy: withoutPlan, medium, hard: thinking(MANNER) };
