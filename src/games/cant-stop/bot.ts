import type { Bots } from '../../engine/bot.js';
import { bestOdds, judge } from './bot/best-odds.js';
import { carefree } from './bot/carefree.js';
import { ruleOf28 } from './bot/rule-of-28.js';
import type { CantStop } from './model.js';

export const bots: Bots<CantStop> = { easy: carefree, medium: ruleOf28, hard: bestOdds, judge };
