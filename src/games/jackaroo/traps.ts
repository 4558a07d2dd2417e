import type { Chance } from '../../engine/chance/chance.js';
import { drawn } from '../../engine/chance/shuffled.js';
import type { Seat } from '../../engine/ruleset.js';
import type { State } from './model.js';
import { type Story, soFar, tell } from './story.js';
import { marbleId, NORMAL_CELLS, ownerOf } from './track.js';

/** The first traps. */
export const placeTraps = (story: Story, chance: Chance): void => {
  const { traps, trapsVisible } = soFar(story).table.options;
  tell(story, { type: 'traps-placed', cells: drawTraps(traps, chance), visible: trapsVisible });
};

/** One after another, each on a normal cell that is no trap yet. */
export const drawTraps = (count: number, chance: Chance): number[] => drawn(NORMAL_CELLS, count, chance);

/** Only the end of a move springs a trap. The trap comes up again elsewhere, perhaps on the very same cell. */
export const springTrap = (story: Story, marble: number, spot: number, chance: Chance): void => {
  if (!isTrap(soFar(story), spot)) return;
  const seat: Seat = ownerOf(marble);
  const caught = { seat, marble: marbleId(marble), cell: spot };
  tell(story, { type: 'trap-sprung', ...caught });
  tell(story, { type: 'marble-sent-home', ...caught, cause: 'trap' });
  const cell = chance.pick(cellsWithoutTrap(soFar(story).traps));
  tell(story, { type: 'trap-placed', cell, visible: soFar(story).table.options.trapsVisible });
};

const isTrap = (state: State, spot: number): boolean => state.traps.includes(spot);

const cellsWithoutTrap = (traps: readonly number[]): readonly number[] =>
  NORMAL_CELLS.filter((cell) => !traps.includes(cell));
