import type { Chance } from '../../engine/chance/chance.js';
import { needed } from '../../engine/item-at.js';
import { no, type Result, yes } from '../../engine/result.js';
import type { Refusal, Seat } from '../../engine/ruleset.js';
import { blockOf, canMove } from './advances.js';
import { canStop, climb, columnsOwned, isTopped, markerOf, runnerIn, sharedColumn } from './climbing.js';
import { FACES, FIRST_COLUMN, LAST_COLUMN, partnerOf } from './columns.js';
import type { Event, RefusalCode, State } from './model.js';
import * as because from './reasons.js';

type Decision = Result<readonly Event[], Refusal<RefusalCode>>;

/** A bust is nobody's choice: the roll that moves nothing ends the turn by itself. */
export const roll = (state: State, seat: Seat, chance: Chance): Decision => {
  if (state.phase === 'to-choose') return no(because.mustAdvanceFirst(state));
  const dice = [chance.pick(FACES), chance.pick(FACES), chance.pick(FACES), chance.pick(FACES)];
  const rolled: Event = { type: 'rolled', seat, dice };
  if (canMove(state, dice)) return yes([rolled]);
  return yes([rolled, { type: 'busted', seat, dice, lost: stepsLost(state, seat) }, passTurn(state, seat)]);
};

export const advance = (state: State, seat: Seat, columns: readonly number[]): Decision => {
  const { dice } = state;
  if (dice === null) return no(because.nothingRolled);
  const [first = 0, second = first] = columns;
  const partner = partnerOf(dice, first);
  if (partner === null || (columns.length === 2 && second !== partner)) {
    return no(because.sumsNotRolled(state, columns));
  }
  const low = Math.min(first, second);
  const high = Math.max(first, second);
  const block = blockOf(state, low, high);
  if (block !== null) return no(because.blocked(state, block, low === high ? [low] : [low, high]));
  if (columns.length === 1 && blockOf(state, first, partner) === null) {
    return no(because.mustUseBoth(state, Math.min(first, partner), Math.max(first, partner)));
  }
  return yes([{ type: 'advanced', seat, moves: movesTo(state, seat, low, high, columns.length) }]);
};

export const stop = (state: State, seat: Seat): Decision => {
  if (state.phase === 'to-choose') return no(because.mustAdvanceFirst(state));
  if (state.phase === 'to-roll') return no(because.nothingToKeep);
  if (!canStop(state)) return no(because.runnerShares(state, needed(sharedColumn(state), 'a shared column')));
  const stopped = bank(state, seat);
  return yes([stopped, wonBy(state, stopped) ?? passTurn(state, seat)]);
};

/** A double moves one runner twice. */
const movesTo = (state: State, seat: Seat, low: number, high: number, sums: number) =>
  low === high ? [climb(state, seat, low, sums)] : [climb(state, seat, low, 1), climb(state, seat, high, 1)];

type Stopped = Extract<Event, { type: 'stopped' }>;

const bank = (state: State, seat: Seat): Stopped => {
  const banked: Stopped['banked'] = [];
  const claimed: number[] = [];
  for (let column = FIRST_COLUMN; column <= LAST_COLUMN; column++) {
    const space = runnerIn(state, column);
    if (space > 0) banked.push({ column, space });
    if (isTopped(state, column)) claimed.push(column);
  }
  return { type: 'stopped', seat, banked, claimed };
};

/** Two columns topped in one turn may lead from one short to one too many: that wins as well. */
const wonBy = (state: State, { seat, claimed }: Stopped): Event | null => {
  if (claimed.length === 0) return null;
  const columns = [...columnsOwned(state, seat), ...claimed].sort((a, b) => a - b);
  return columns.length < state.table.options.columnsToWin ? null : { type: 'won', seat, columns };
};

const stepsLost = (state: State, seat: Seat): { column: number; steps: number }[] => {
  const lost: { column: number; steps: number }[] = [];
  for (let column = FIRST_COLUMN; column <= LAST_COLUMN; column++) {
    const runner = runnerIn(state, column);
    if (runner > 0) lost.push({ column, steps: runner - markerOf(state, seat, column) });
  }
  return lost;
};

const passTurn = (state: State, seat: Seat): Event => ({
  type: 'turn-passed',
  seat: (seat + 1) % state.table.seats,
});
