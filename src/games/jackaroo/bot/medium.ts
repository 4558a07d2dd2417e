import type { Outlook } from '../../../engine/bot.js';
import type { Action, Jackaroo } from '../model.js';
import type { Taste } from './appraisal.js';
import { mostPromising } from './most-promising.js';
import { worthOfSeat } from './worth.js';

export const MEDIUM_TASTE: Taste = {
  worthOf: (standing, seat) => worthOfSeat(standing, seat),
  spite: 0.6,
  lostTurn: 4,
  keep: { A: 20, K: 20 },
  caution: 0,
};

/** The action that looks best at once. */
export const medium = ({ imagine, seat }: Outlook<Jackaroo>): Action =>
  mostPromising(imagine(), seat, MEDIUM_TASTE);
