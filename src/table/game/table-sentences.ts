import { endInWords, resultInWords } from '../../engine/end-words.js';
import { ENGLISH, type Language } from '../../engine/language.js';
import type { Names, Outcome } from '../../engine/ruleset.js';
import { counted, nameOf } from '../../engine/words.js';
import { creationSentence } from './creation-words.js';
import { germanSentence } from './german.js';
import { hostSentence } from './host-events.js';
import { openSentence } from './open-events.js';
import type { TableSighting } from './table-event.js';

/** What happens around the board, in words. */
export const tableSentence = (event: TableSighting, names: Names, language: Language = ENGLISH): string =>
  SENTENCES[language](event, names);

const sentence = (event: TableSighting, names: Names): string => {
  switch (event.type) {
    case 'game-created':
      return creationSentence(event);
    case 'seat-taken':
      return `${event.name} takes seat ${event.seat}.`;
    case 'seat-left':
      return `Seat ${event.seat} is free again.`;
    case 'game-started':
      return 'The game begins.';
    case 'luck-drawn':
      return drawnSentence(event, names);
    case 'seat-resigned':
      return `${nameOf(names, event.seat)} resigns.`;
    case 'game-closed':
      return event.why === 'host'
        ? 'Whoever laid the table closes it.'
        : 'Nobody came for a long time: the table is closed.';
    case 'game-ended':
      return endSentence(event.outcome, names);
    case 'bot-took-over':
    case 'clock-ran-out':
    case 'time-given-back':
    case 'offer-made':
    case 'offer-accepted':
    case 'offer-declined':
    case 'taken-back':
    case 'clock-stopped':
    case 'seat-claimed':
      return openSentence(event, names);
    case 'seat-given':
    case 'seat-opened':
    case 'seat-cleared':
    case 'seats-dropped':
      return hostSentence(event);
  }
};

const drawnSentence = (
  { draws, seat: at }: Extract<TableSighting, { type: 'luck-drawn' }>,
  names: Names,
): string =>
  at === undefined
    ? `${counted(draws, 'draw', 'draws')} of the given luck used so far.`
    : `${counted(draws, 'draw', 'draws')} of the board for ${nameOf(names, at)} so far.`;

/** That somebody resigned was said by the event before. */
const endSentence = (end: Outcome, names: Names): string =>
  end.ended === 'abandoned' || end.ended === 'too-long'
    ? endInWords(end, names)
    : `The game is over: ${resultInWords(end, names)}.`;

const SENTENCES: Readonly<Record<Language, (event: TableSighting, names: Names) => string>> = {
  en: sentence,
  de: germanSentence,
};
