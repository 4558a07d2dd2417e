import { type Bots, withoutPlan } from '../../engine/bot.js';
import type { CantStop } from './model.js';

export const bots: Bots<CantStop> = { easy: withoutPlan, medium: withoutPlan, hard: withoutPlan };
