// First, before any schema is made.
import './no-made-code.js';

/** The check of a tournament's record, for a page that loads it when somebody wants to know. */
export { tournamentAccount } from '../tournaments/account.js';
export { verifyTournamentText } from '../tournaments/verify.js';
