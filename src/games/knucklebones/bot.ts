import { type Bots, withoutPlan } from '../../engine/bot.js';
import type { Knucklebones } from './model.js';

export const bots: Bots<Knucklebones> = { easy: withoutPlan, medium: withoutPlan, hard: withoutPlan };
