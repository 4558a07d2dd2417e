import { counted, listed } from '../engine/words.js';
import type { TournamentEvent } from './event.js';
import type { EntrantNumber } from './pairing.js';

/** What the numbers are called. */
export type EntrantNames = (entrant: EntrantNumber) => string;

/** What happened, in one plain sentence. */
export const tournamentSentence = (event: TournamentEvent, names: EntrantNames): string => {
  switch (event.type) {
    case 'tournament-created':
      return `A tournament of ${event.ruleset} is announced, as a ${event.format}.`;
    case 'entrant-joined':
      return `${names(event.entrant)} takes part.`;
    case 'entrant-withdrew':
      return `${names(event.entrant)} withdraws.`;
    case 'tournament-started':
      return `The tournament begins, with ${counted(event.order.length, 'entrant', 'entrants')}; the lots are drawn.`;
    case 'round-started':
      return `Round ${event.round} begins: ${roundInWords(event, names)}.`;
    case 'result-known':
      return `Round ${event.round}, table ${event.table}: ${event.points.join(' to ')}${event.how === 'played' ? '' : `, ${HOW[event.how]}`}.`;
    case 'round-ended':
      return `Round ${event.round} is over.`;
    case 'called-off':
      return 'The tournament is called off: no other round begins.';
    case 'tournament-ended':
      return endInWords(event, names);
  }
};

const HOW = { 'no-show': 'somebody did not come', 'no-result': 'without a result' } as const;

type OfType<Type extends TournamentEvent['type']> = Extract<TournamentEvent, { type: Type }>;

const roundInWords = ({ tables, byes }: OfType<'round-started'>, names: EntrantNames): string =>
  listed([
    ...tables.map(({ seats: [one, other] }) => `${names(one)} against ${names(other)}`),
    ...byes.map(({ entrant }) => `${names(entrant)} meets nobody`),
  ]) || 'nobody meets anybody';

const endInWords = ({ why, ranking: [first] }: OfType<'tournament-ended'>, names: EntrantNames): string => {
  if (why === 'called-off') return 'The tournament was called off.';
  if (why === 'too-few') return 'The tournament ends: fewer than two were there.';
  return first === undefined
    ? 'The tournament is over.'
    : `The tournament is over: ${names(first)} is first.`;
};
