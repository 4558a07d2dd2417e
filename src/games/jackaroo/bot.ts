import { type Bots, withoutPlan } from '../../engine/bot.js';
import type { Jackaroo } from './model.js';

export const bots: Bots<Jackaroo> = { easy: withoutPlan, medium: withoutPlan, hard: withoutPlan };
