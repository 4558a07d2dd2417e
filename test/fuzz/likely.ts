import type { Dice } from './dice.js';
import { OPERATIONS, type Operation } from './document.js';
import type { KnownGame, KnownThing, Notebook } from './notebook.js';

/** What is asked for, by whom and about what, so that it comes to something now and then. */

export const NOTHING: Operation = { method: 'GET', template: '/', parameters: [], body: null };
const operationAt = (method: string, template: string): Operation =>
  OPERATIONS.find((it) => it.method === method && it.template === template) ?? NOTHING;
const ACTING = operationAt('POST', '/games/{id}/actions');
const LAYING = operationAt('POST', '/games');
const SITTING = operationAt('POST', '/games/{id}/seats');
const ANSWERING = operationAt('POST', '/games/{id}/offers/{number}/answers');
const TOGETHER = [SITTING, operationAt('POST', '/games/{id}/offers'), ANSWERING];

/** Acting, laying tables that mostly come to nothing, and what takes two are asked for more often than one of so many would be. */
export const anyOperation = (dice: Dice): Operation => {
  if (dice.percent(20)) return ACTING;
  if (dice.percent(6)) return LAYING;
  return dice.any(dice.percent(8) ? TOGETHER : OPERATIONS) ?? NOTHING;
};

/** Those where it may come to something, if there are any. */
export const gamesFor = (operation: Operation, games: readonly KnownGame[]): readonly KnownGame[] => {
  const fit = games.filter(({ hasRoom, offer }) => (operation === ANSWERING ? offer !== null : hasRoom));
  return fit.length > 0 && (operation === SITTING || operation === ANSWERING) ? fit : games;
};

/** Who sits down is anybody, and who answers is one of those who sit there; all else is asked by whoever was told of it. */
export const whoFits = (
  operation: Operation,
  dice: Dice,
  about: KnownGame | KnownThing | undefined,
): string | null | undefined => {
  if (operation === SITTING) return null;
  return operation === ANSWERING && about !== undefined && 'seated' in about
    ? dice.any(about.seated)
    : about?.token;
};

/** Those of this club, if any is known: an assignment is nothing elsewhere. */
export const assignmentsOf = (club: KnownThing | undefined, notebook: Notebook): readonly KnownThing[] => {
  const all = notebook.things('a');
  const own = all.filter(({ within }) => within === club?.id);
  return own.length > 0 ? own : all;
};
