import type { Bots } from '../../engine/bot.js';
import { coursePlayer } from './bot/course-player.js';
import { judge, MANNER, rehearsing } from './bot/hard.js';
import { medium } from './bot/medium.js';
import type { Jackaroo } from './model.js';

export const bots: Bots<Jackaroo> = { easy: coursePlayer, medium, hard: rehearsing(MANNER), judge };
