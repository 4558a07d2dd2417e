import { type Bots, withoutPlan } from '../../engine/bot.js';
import type { Dastan } from './model.js';

export const bots: Bots<Dastan> = { easy: withoutPlan, medium: withoutPlan, hard: withoutPlan };
