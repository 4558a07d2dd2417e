import { GERMAN_ENDS, nthInGerman } from '../../engine/german.js';
import type { Translation } from '../../engine/ruleset.js';
import { nameOf } from '../../engine/words.js';
import type { Knucklebones } from './model.js';
import { oddsIn } from './odds.js';

export const german: Translation<Knucklebones> = {
  about: 'Staple gleiche Würfel, damit sie sich vervielfachen, und zerstöre die deines Gegners.',
  presets: {
    classic: { name: 'Klassisch', about: 'Drei Spalten zu drei Würfeln.' },
    quick: { name: 'Kurz', about: 'Drei Spalten zu zwei Würfeln: in ein paar Minuten vorbei.' },
    grand: { name: 'Groß', about: 'Fünf Spalten zu vier Würfeln.' },
  },
  label: (view, action) => `Die ${view.die} in die ${nthInGerman(action.column)}e Spalte legen`,
  describe(event, names) {
    const who = nameOf(names, event.seat);
    switch (event.type) {
      case 'rolled':
        return `${who} würfelt eine ${event.face}.`;
      case 'placed':
        return `${who} legt eine ${event.face} in die ${nthInGerman(event.column)}e Spalte.`;
      case 'destroyed':
        return `${who} verliert ${event.count} Würfel mit einer ${event.face} aus der ${nthInGerman(event.column)}en Spalte.`;
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
