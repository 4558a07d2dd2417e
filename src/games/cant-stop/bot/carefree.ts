import { anyOf, type Outlook } from '../../../engine/bot.js';
import type { Action, CantStop } from '../model.js';

/** Three times in ten. */
const STOPS = [true, true, true, false, false, false, false, false, false, false] as const;

/** Takes any advance, and stops when the fancy takes it. */
export const carefree = ({ legal, chance }: Outlook<CantStop>): Action => {
  const stop = legal.find(({ type }) => type === 'stop');
  if (stop === undefined) return anyOf(legal, chance);
  const roll = legal.find(({ type }) => type === 'roll') ?? stop;
  return anyOf(STOPS, chance) ? stop : roll;
};
