import { listedInGerman } from '../../engine/german.js';
import { itemAt, needed } from '../../engine/item-at.js';
import type { Translation } from '../../engine/ruleset.js';
import { nameOf } from '../../engine/words.js';
import { topOf } from './columns.js';
import { germanRefusals } from './german-refusals.js';
import { germanSpoken } from './german-spoken.js';
import type { CantStop, Event, View } from './model.js';
import { oddsIn } from './odds.js';

export const german: Translation<CantStop> = {
  about: 'Wirf vier Würfel, klettere in den Spalten, und hör auf, bevor dein Glück es tut.',
  presets: {
    classic: { name: 'Klassisch', about: 'Wer zuerst drei Spalten erobert, gewinnt.' },
    quick: { name: 'Kurz', about: 'Zwei Spalten gewinnen.' },
    leapfrog: { name: 'Bocksprung', about: 'Läufer springen über die Steine der anderen.' },
    'no-resting': { name: 'Keine Rast', about: 'Neben einem fremden Stein darf niemand aufhören.' },
    long: { name: 'Lang', about: 'Vier Spalten gewinnen, für zwei oder drei Spieler.' },
  },
  options: {
    columnsToWin: {
      title: 'Spalten zum Sieg',
      about: 'So viele Spalten gewinnen: höchstens 6 zu zweit, 4 zu dritt, 3 zu viert.',
    },
    occupiedSpaces: {
      title: 'Besetzte Felder',
      about:
        'Was ein Läufer auf einem Feld mit einem fremden Stein tut: er teilt es, springt darüber, oder er teilt es und darf dort nicht aufhören.',
      values: { share: 'Teilen', jump: 'Überspringen', 'must-roll': 'Weiterwürfeln' },
    },
  },
  spoken: germanSpoken,
  refusals: germanRefusals,
  label(view, action) {
    switch (action.type) {
      case 'roll':
        return view.phase === 'to-decide' ? 'Weiterwürfeln' : 'Würfeln';
      case 'advance':
        return advanceLabel(action.columns);
      case 'stop':
        return stopLabel(view);
    }
  },
  describe(event, names) {
    const who = nameOf(names, event.seat);
    switch (event.type) {
      case 'rolled':
        return `${who} würfelt ${listedInGerman(event.dice.map(String))}.`;
      case 'busted':
        return `${who} hat einen Fehlwurf${lostWords(event.lost)}.`;
      case 'advanced':
        return `${who} klettert ${listedInGerman(event.moves.map(({ column, to }) => ontoSpace(column, to)))}.`;
      case 'stopped':
        return `${who} hört auf${keptWords(event)}.`;
      case 'turn-passed':
        return `${who} ist am Zug.`;
      case 'won':
        return `${who} gewinnt mit ${event.columns.length === 1 ? 'Spalte' : 'den Spalten'} ${numbers(event.columns)}.`;
    }
  },
  odds: oddsIn({
    bust: 'Du hast einen Fehlwurf.',
    bustNext: 'Würfelst du danach weiter, ist es ein Fehlwurf.',
    wins: 'Du gewinnst das Spiel.',
    stoppingWins: 'Hörst du danach auf, gewinnst du.',
    climbing: (column) => `Du kannst in Spalte ${column} klettern.`,
    claims: (column) => `Spalte ${column} gehört dir.`,
  }),
};

const advanceLabel = ([first, second]: readonly number[]): string => {
  if (second === undefined) return `Nur in Spalte ${first} klettern`;
  return first === second ? `Zweimal in Spalte ${first} klettern` : `In ${first} und ${second} klettern`;
};

const stopLabel = (view: View): string => {
  const topped = view.columns.filter(({ runner, length }) => runner === length).length;
  const owned = itemAt(view.scores, needed(view.seatToAct, 'a seat to act'));
  if (topped > 0 && owned + topped >= view.columnsToWin) return 'Aufhören und das Spiel gewinnen';
  const climbing = view.columns.filter(({ runner }) => runner > 0).map(({ column }) => column);
  return `Aufhören und ${columnWords(climbing)} sichern`;
};

const lostWords = (lost: Extract<Event, { type: 'busted' }>['lost']): string => {
  const steps = lost.map(
    (loss) => `${loss.steps} ${loss.steps === 1 ? 'Feld' : 'Felder'} in Spalte ${loss.column}`,
  );
  return steps.length === 0 ? ', bevor sich etwas bewegt hat' : ` und verliert ${listedInGerman(steps)}`;
};

/** Top spaces are told as claims, the others as markers. */
const keptWords = ({ banked, claimed }: Extract<Event, { type: 'stopped' }>): string => {
  const kept = banked.filter(({ column }) => !claimed.includes(column));
  const marks = `markiert ${listedInGerman(kept.map(({ column, space }) => `Feld ${space} in Spalte ${column}`))}`;
  if (claimed.length === 0) return ` und ${marks}`;
  const claim = `erobert ${columnWords(claimed)}`;
  return kept.length === 0 ? ` und ${claim}` : `, ${marks} und ${claim}`;
};

const ontoSpace = (column: number, space: number): string =>
  space === topOf(column) ? `an die Spitze von Spalte ${column}` : `auf Feld ${space} in Spalte ${column}`;

const columnWords = (columns: readonly number[]): string =>
  `${columns.length === 1 ? 'Spalte' : 'die Spalten'} ${numbers(columns)}`;

const numbers = (columns: readonly number[]): string => listedInGerman(columns.map(String));
