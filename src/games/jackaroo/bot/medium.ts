import type { Outlook } from '../../../engine/bot.js';
import type { Action, Jackaroo } from '../model.js';
import type { Taste } from './appraisal.js';
import { mostPromising } from './most-promising.js';
import { worthOfSeat } from './worth.js';

/** Counted in steps of a marble. An Ace or a King costs as much as the marble it could bring out gains. */
export const COMMON_SENSE: Taste = { worthOf: worthOfSeat, spite: 0.6, lostTurn: 4, keep: { A: 20, K: 20 } };

/** The action that looks best at once. */
export const medium = ({ imagine, seat }: Outlook<Jackaroo>): Action =>
  mostPromising(imagine(), seat, COMMON_SENSE);
