import { endInGerman, resultInGerman } from '../../engine/german.js';
import type { Names, Outcome } from '../../engine/ruleset.js';
import { nameOf } from '../../engine/words.js';
import { titleOf } from './creation-words.js';
import type { HostEvent } from './host-events.js';
import type { OpenEvent } from './open-events.js';
import { botIn } from './people.js';
import type { TableSighting } from './table-event.js';

/** What happens around the board, in German. */
export const germanSentence = (event: TableSighting, names: Names): string => {
  switch (event.type) {
    case 'game-created':
      return creationSentence(event);
    case 'seat-taken':
      return `${event.name} nimmt Platz ${event.seat}.`;
    case 'seat-left':
      return `Platz ${event.seat} ist wieder frei.`;
    case 'game-started':
      return 'Das Spiel beginnt.';
    case 'luck-drawn':
      return drawnSentence(event, names);
    case 'seat-resigned':
      return `${nameOf(names, event.seat)} gibt auf.`;
    case 'game-closed':
      return event.why === 'host'
        ? 'Wer den Tisch eröffnet hat, schließt ihn.'
        : 'Lange ist niemand gekommen: der Tisch wird geschlossen.';
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
  { draws, seat }: Extract<TableSighting, { type: 'luck-drawn' }>,
  names: Names,
): string =>
  seat === undefined
    ? `Vom vorgegebenen Glück ist bis hierher so oft gezogen: ${draws}.`
    : `Aus dem gemeinsamen Glück ist für ${nameOf(names, seat)} bis hierher so oft gezogen: ${draws}.`;

type Created = Extract<TableSighting, { type: 'game-created' }>;

const creationSentence = (created: Created): string => {
  const { ruleset, seats, forkOf, chance, rematchOf, chaos, rated } = created;
  const luck = chance === undefined ? '' : `, mit Glück aus einem ${GIVEN_BY[chance]}`;
  const trouble = chaos === undefined ? '' : ' und einem Server, der sich absichtlich danebenbenimmt';
  if (forkOf !== undefined)
    return `Ein Übungstisch für ${titleOf(ruleset)} ist aus Ereignis ${forkOf.version} von ${forkOf.gameId} abgezweigt${luck}.`;
  const again = rematchOf === undefined ? '' : `, als Revanche für ${rematchOf}`;
  const counts = rated === true ? ' mit Wertung' : '';
  const places = seats.length === 1 ? 'einem Platz' : `${seats.length} Plätzen`;
  const table = `für ${titleOf(ruleset)} mit ${places} ist eröffnet`;
  return chance === undefined
    ? `Ein Tisch${counts} ${table}${again}.`
    : `Ein Übungstisch ${table}${luck}${trouble}.`;
};

const GIVEN_BY = { script: 'Drehbuch', seed: 'Startwert' } as const;

const endSentence = (end: Outcome, names: Names): string =>
  end.ended === 'abandoned' || end.ended === 'too-long'
    ? endInGerman(end, names)
    : `Das Spiel ist aus: ${resultInGerman(end, names)}.`;

const openSentence = (event: OpenEvent, names: Names): string => {
  switch (event.type) {
    case 'offer-made':
      return `${nameOf(names, event.seat)} ${OFFERED[event.offer]}${event.to === undefined ? '' : `, zurück zu Ereignis ${event.to}`}.`;
    case 'offer-accepted':
      return `${nameOf(names, event.seat)} ist einverstanden.`;
    case 'offer-declined':
      return `${nameOf(names, event.seat)} ist nicht einverstanden.`;
    case 'taken-back':
      return `Es wird zurückgenommen: das Spiel steht wieder wie nach Ereignis ${event.to}.`;
    case 'clock-stopped':
      return 'Die Uhr ist angehalten.';
    case 'seat-claimed':
      return `Auf Platz ${event.seat} war länger niemand zu sehen: er wird beansprucht.`;
    case 'clock-ran-out':
      return `${nameOf(names, event.seat)} hat keine Zeit mehr.`;
    case 'time-given-back':
      return `Von ${event.closedAt} bis ${event.openedAt} war das Haus geschlossen: die Zeit wird zurückgegeben.`;
    case 'bot-took-over':
      return `${botIn('de', event.name)} spielt auf Platz ${event.seat} weiter${formerly(names, event)}.`;
  }
};

const OFFERED = {
  draw: 'bietet ein Unentschieden an',
  takeback: 'möchte einen Zug zurücknehmen',
  'stop-clock': 'möchte die Uhr anhalten',
} as const;

const formerly = (names: Names, { seat, name }: { readonly seat: number; readonly name: string }): string => {
  const former = nameOf(names, seat);
  return former === botIn('de', name) || former === `Platz ${seat}` ? '' : `, für ${former}`;
};

const hostSentence = (event: HostEvent): string => {
  switch (event.type) {
    case 'seat-given':
      return `${botIn('de', event.name)} nimmt Platz ${event.seat}.`;
    case 'seat-opened':
      return event.invite === true
        ? `Platz ${event.seat} ist für den reserviert, der die Einladung hat.`
        : `Platz ${event.seat} ist offen.`;
    case 'seat-cleared':
      return `Wer den Tisch eröffnet hat, bittet den Gast auf Platz ${event.seat} zu gehen: der Platz ist wieder frei.`;
    case 'seats-dropped':
      return `Gespielt wird ohne Platz ${event.dropped.join(' und Platz ')}.`;
  }
};
