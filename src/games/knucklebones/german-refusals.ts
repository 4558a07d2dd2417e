import type { Translation } from '../../engine/ruleset.js';
import type { Knucklebones } from './model.js';

/** Columns have the numbers of the API, as in English. */
export const germanRefusals: Required<Translation<Knucklebones>>['refusals'] = {
  'column-out-of-range': {
    title: 'Diese Spalte gibt es nicht',
    detail: ({ state, action: { column } }) =>
      `Eine Spalte ${column} gibt es nicht: die Spalten haben die Nummern 0 bis ${state.width - 1}.`,
  },
  'column-full': {
    title: 'Die Spalte ist voll',
    detail: ({ state, action: { column } }) =>
      `In Spalte ${column} ${state.height === 1 ? 'liegt schon ein Würfel' : `liegen schon ${state.height} Würfel`}. Nimm eine andere Spalte.`,
  },
};
