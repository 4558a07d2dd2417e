import { needed } from '../../engine/item-at.js';
import type { Refusal, Seat } from '../../engine/ruleset.js';
import { counted, listed } from '../../engine/words.js';
import { legalAdvances } from './advances.js';
import { isClaimed, isTopped, runnerIn } from './climbing.js';
import { COLUMNS, pairingsOf } from './columns.js';
import type { Block, RefusalCode, State } from './model.js';

/** What each refusal says of this very case, and what to do instead. */
export const mustAdvanceFirst = (state: State): Refusal<RefusalCode> => ({
  code: 'must-advance-first',
  detail: `You rolled ${diceOf(state)} and have not used it yet: first ${waysOn(state)}.`,
});

export const nothingRolled: Refusal<RefusalCode> = {
  code: 'must-roll-first',
  detail: 'There are no dice on the table to advance with. Roll first.',
};

export const nothingToKeep: Refusal<RefusalCode> = {
  code: 'must-roll-first',
  detail: 'A turn begins with a roll: so far no runner has moved and there is nothing to keep. Roll first.',
};

export const runnerShares = (state: State, column: number): Refusal<RefusalCode> => ({
  code: 'runner-on-occupied-space',
  detail: `Your runner in column ${column} shares space ${runnerIn(state, column)} with an opponent's marker, and this table plays "must-roll". Roll on until no runner shares a space.`,
});

export const sumsNotRolled = (state: State, columns: readonly number[]): Refusal<RefusalCode> => ({
  code: 'sums-not-rolled',
  detail: `The dice ${diceOf(state)} pair up as ${pairsOf(state)}, so they do not give ${listed(columns.map(String))}. You may ${waysOn(state)}.`,
});

export const blocked = (state: State, block: Block, columns: readonly number[]): Refusal<RefusalCode> => ({
  code: block,
  detail: `${BLOCKED[block](state, columns)} You may ${waysOn(state)}.`,
});

export const mustUseBoth = (state: State, low: number, high: number): Refusal<RefusalCode> => ({
  code: 'must-use-both',
  detail: `Both sums of a pairing must be used when both can be, here ${low} and ${high}: advance [${low}, ${high}], or choose another pairing. You may ${waysOn(state)}.`,
});

const BLOCKED: Readonly<Record<Block, (state: State, columns: readonly number[]) => string>> = {
  'column-claimed': (state, columns) => {
    const column = needed(
      columns.find((each) => isClaimed(state, each)),
      'a claimed column',
    );
    return `Column ${column} was claimed by ${seatOf(state.owners[column])} and is closed to everybody.`;
  },
  'column-topped': (state, columns) => {
    const column = needed(
      columns.find((each) => isTopped(state, each)),
      'a topped column',
    );
    return `Your runner already stands on the top space of column ${column} and cannot climb higher.`;
  },
  'no-free-runner': (state, columns) => {
    const needing = [...new Set(columns)].filter((each) => runnerIn(state, each) === 0);
    const out = COLUMNS.filter((each) => runnerIn(state, each) > 0);
    const who = `Your runners are in ${listed(out.map(String))}, with ${counted(state.freeRunners, 'runner', 'runners')} free`;
    return `${who}, but ${listed(needing.map(String))} would need ${counted(needing.length, 'new one', 'new ones')}.`;
  },
};

const seatOf = (owner: Seat | null | undefined): string => `seat ${needed(owner, 'an owner')}`;

/** These sentences are about dice that lie there. */
const rolledIn = (state: State) => needed(state.dice, 'a roll');

const diceOf = (state: State): string => rolledIn(state).join('-');

const pairsOf = (state: State): string =>
  eitherOf(pairingsOf(rolledIn(state)).map(({ low, high }) => `${low} and ${high}`));

const waysOn = (state: State): string =>
  `advance ${eitherOf(legalAdvances(state).map(({ columns }) => `[${columns.join(', ')}]`))}`;

const eitherOf = (ways: readonly string[]): string =>
  ways.length < 2 ? ways.join('') : `${ways.slice(0, -1).join(', ')} or ${ways.at(-1)}`;
