import { type Bots, withoutPlan } from '../../engine/bot.js';
import type { Frustration } from './model.js';

export const bots: Bots<Frustration> = { easy: withoutPlan, medium: withoutPlan, hard: withoutPlan };
