import { GERMAN_ENDS, nthInGerman } from '../../engine/german.js';
import type { Translation } from '../../engine/ruleset.js';
import { nameOf } from '../../engine/words.js';
import { germanRefusals } from './german-refusals.js';
import { germanSpoken } from './german-spoken.js';
import type { Destroyed, Knucklebones } from './model.js';
import { oddsIn } from './odds.js';
import { lostPoints } from './score.js';

export const german: Translation<Knucklebones> = {
  about: 'Staple gleiche Würfel, damit sie sich vervielfachen, und zerstöre die deines Gegners.',
  presets: {
    classic: { name: 'Klassisch', about: 'Drei Spalten zu drei Würfeln.' },
    quick: { name: 'Kurz', about: 'Drei Spalten zu zwei Würfeln: in ein paar Minuten vorbei.' },
    grand: { name: 'Groß', about: 'Fünf Spalten zu vier Würfeln.' },
  },
  options: {
    width: { title: 'Spalten', about: 'So viele Spalten hat jedes Brett.' },
    height: { title: 'Würfel je Spalte', about: 'So viele Würfel passen in eine Spalte.' },
  },
  spoken: germanSpoken,
  refusals: germanRefusals,
  label: (view, action) => `Die ${view.die} in die ${nthInGerman(action.column)}e Spalte legen`,
  describe(event, names) {
    const who = nameOf(names, event.seat);
    switch (event.type) {
      case 'rolled':
        return `${who} würfelt eine ${event.face}.`;
      case 'placed':
        return `${who} legt eine ${event.face} in die ${nthInGerman(event.column)}e Spalte.`;
      case 'destroyed':
        return `${who} verliert ${lostDice(event)} aus der ${nthInGerman(event.column)}en Spalte: −${lostPoints(event)}.`;
    }
  },
  odds: oddsIn({
    ends: GERMAN_ENDS,
    safe: 'Der nächste Würfel deines Gegners kann nichts zerstören.',
    destroys: (count) => `Zerstört ${count} Würfel deines Gegners.`,
    risk: (column) =>
      `Der nächste Würfel deines Gegners kann Würfel in deiner ${nthInGerman(column)}en Spalte zerstören.`,
  }),
};

/** "eine Fünf", "zwei Fünfen". */
const lostDice = ({ face, count }: Destroyed): string =>
  count === 1 ? `eine ${FACES[face]}` : `${COUNTS[count] ?? count} ${FACES[face]}en`;

const FACES = ['', 'Eins', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs'];
const COUNTS = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs'];
