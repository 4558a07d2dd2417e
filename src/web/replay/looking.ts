import { itAnswered, sayNoAnswerYet } from '../news.js';
import { stayAt } from '../roof/staying.js';

/** Looks until there is an answer, whatever the network does, or until nobody wants to see it any more. */
export const looking = <Found>(
  look: (signal: AbortSignal) => Promise<Found>,
  show: (found: Found) => void,
  failed: (thrown: unknown) => void,
): (() => void) =>
  stayAt({
    async arrive(signal) {
      const found = await look(signal);
      if (signal.aborted) return;
      itAnswered();
      show(found);
    },
    lost: sayNoAnswerYet,
    failed,
  });
