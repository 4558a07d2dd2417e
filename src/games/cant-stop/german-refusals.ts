import { eitherInGerman, listedInGerman } from '../../engine/german.js';
import { needed } from '../../engine/item-at.js';
import type { Asked, Translation } from '../../engine/ruleset.js';
import { legalAdvances } from './advances.js';
import { isClaimed, isTopped, runnerIn, sharedColumn } from './climbing.js';
import { COLUMNS, pairingsOf, partnerOf } from './columns.js';
import type { CantStop, State } from './model.js';

type Case = Asked<CantStop>;

export const germanRefusals: Required<Translation<CantStop>>['refusals'] = {
  'must-advance-first': {
    title: 'Die Würfel sind noch nicht benutzt',
    detail: ({ state }) =>
      `Du hast ${diceOf(state)} gewürfelt und noch nicht benutzt: klettere erst in ${waysOn(state)}.`,
  },
  'must-roll-first': {
    title: 'Erst muss gewürfelt werden',
    detail: ({ action }) =>
      action.type === 'stop'
        ? 'Ein Zug beginnt mit einem Wurf: noch ist kein Läufer unterwegs, und es gibt nichts zu sichern. Würfle erst.'
        : 'Es liegen keine Würfel da, mit denen du klettern könntest. Würfle erst.',
  },
  'runner-on-occupied-space': {
    title: 'Ein Läufer teilt sich ein Feld mit einem fremden Stein',
    detail: ({ state }) => {
      const column = needed(sharedColumn(state), 'a shared column');
      return `Dein Läufer in Spalte ${column} steht auf Feld ${runnerIn(state, column)} neben einem fremden Stein, und an diesem Tisch darf man dort nicht aufhören. Würfle weiter, bis kein Läufer mehr ein Feld teilt.`;
    },
  },
  'sums-not-rolled': {
    title: 'Diese Summen geben die Würfel nicht her',
    detail: (asked) =>
      `Die Würfel ${diceOf(asked.state)} ergeben ${pairsOf(asked.state)}, also nicht ${numbers(columnsOf(asked))}. ${instead(asked.state)}`,
  },
  'column-claimed': {
    title: 'Die Spalte ist erobert',
    detail: (asked) => {
      const column = needed(
        columnsOf(asked).find((each) => isClaimed(asked.state, each)),
        'a claimed column',
      );
      return `Spalte ${column} gehört Platz ${asked.state.owners[column]} und ist für alle zu. ${instead(asked.state)}`;
    },
  },
  'column-topped': {
    title: 'Der Läufer ist schon an der Spitze',
    detail: (asked) =>
      `Dein Läufer steht schon an der Spitze von Spalte ${columnsOf(asked).find((each) => isTopped(asked.state, each))} und kann nicht höher. ${instead(asked.state)}`,
  },
  'no-free-runner': {
    title: 'Kein Läufer ist frei',
    detail: (asked) => {
      const { state } = asked;
      const out = COLUMNS.filter((each) => runnerIn(state, each) > 0);
      const needing = [...new Set(columnsOf(asked))].filter((each) => runnerIn(state, each) === 0);
      return `Deine Läufer sind in ${numbers(out)}, frei sind noch ${state.freeRunners}; für ${numbers(needing)} bräuchtest du ${needing.length}. ${instead(state)}`;
    },
  },
  'must-use-both': {
    title: 'Beide Summen müssen benutzt werden',
    detail: (asked) => {
      const [first = 0] = columnsOf(asked);
      const both = [first, partnerOf(asked.state.dice ?? [], first) ?? first].sort((a, b) => a - b);
      return `Wo beide Summen gehen, müssen beide benutzt werden, hier ${numbers(both)}. ${instead(asked.state)}`;
    },
  },
};

const columnsOf = ({ action }: Case): readonly number[] => (action.type === 'advance' ? action.columns : []);

const numbers = (columns: readonly number[]): string => listedInGerman(columns.map(String));

/** These sentences are about dice that lie there. */
const rolledIn = (state: State) => needed(state.dice, 'a roll');

const diceOf = (state: State): string => rolledIn(state).join('-');

const pairsOf = (state: State): string =>
  eitherInGerman(pairingsOf(rolledIn(state)).map(({ low, high }) => `${low} und ${high}`));

const waysOn = (state: State): string =>
  eitherInGerman(legalAdvances(state).map(({ columns }) => columns.join(' und ')));

const instead = (state: State): string => `Du kannst in ${waysOn(state)} klettern.`;
