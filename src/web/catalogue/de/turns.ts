import type { turns as english } from '../en/turns.js';
import { inGerman } from './pictures.js';

const nthSeat = (seat: number): string => `Platz ${seat + 1}`;
const and = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`;
/** As the sentences of the server call them. */
const BOTS: { readonly [name: string]: string } = {
  'Easy bot': 'Bot Leicht',
  'Medium bot': 'Bot Mittel',
  'Hard bot': 'Bot Schwer',
};
const plainly = (text: string): string => text.replace(/\bPlatz (\d)\b/g, (_, seat) => nthSeat(Number(seat)));
const has = (who: string | null): string => (who === null ? 'Du hast' : `${who} hat`);

export const turns: typeof english = {
  nthSeat,
  plainly,
  // Games that speak English alone call seats in English.
  onBoard: (text) => plainly(inGerman(text.replace(/\(seat (\d)\)/g, '(Platz $1)'))),
  // A German verb has another form for "du", which does not follow from the third person.
  saysYou: false,
  freeSeat: 'ein freier Platz',
  emptySeat: 'ein leerer Platz',
  called: (name) => name.replace(/^(?:Easy|Medium|Hard) bot\b/, (known) => BOTS[known] ?? known),
  standIn: (name, missing) => `${name} (für ${missing})`,
  you: (name) => `${name} (du)`,
  somebody: 'Jemand',
  and,
  waiting: 'Es fehlt noch jemand',
  happening: 'Gerade passiert etwas',
  noScript: 'Das Drehbuch dieses Spiels geht nicht weiter',
  yours: 'Du bist am Zug',
  yoursIn: (seat) => `Du bist am Zug, ${nthSeat(seat)}`,
  yoursAs: (reader) => `${reader}, du bist am Zug`,
  others: (names) => `${and(names)} ${names.length === 1 ? 'ist' : 'sind'} am Zug`,
  watch: 'Schau, was passiert …',
  over: 'Das Spiel ist aus',
  youWon: 'du hast gewonnen!',
  won: (name) => `${name} hat gewonnen`,
  nobodyWon: 'niemand hat gewonnen',
  draw: 'unentschieden',
  shared: (names) => `${names} teilen sich den Sieg`,
  resigned: (who, result) => `${has(who)} aufgegeben: ${result}`,
  outOfTime: (who, result) => `${has(who)} die Zeit überschritten: ${result}`,
  absent: (who, result) => `${who === null ? 'Du warst' : `${who} war`} zu lange weg: ${result}`,
  abandoned: (result) => `Abgebrochen: ${result}`,
  agreed: (result) => `Einvernehmlich beendet: ${result}`,
  tooLong: (result) => `Es hat zu lange gedauert: ${result}`,
  toAct: 'am Zug',
  hasWon: 'gewonnen',
};
