import type { Chance } from '../../engine/chance/chance.js';
import { drawn } from '../../engine/chance/shuffled.js';
import type { Seat } from '../../engine/ruleset.js';
import { sendHome } from './effects/send-home.js';
import { type Story, tell, tellOfTrap } from './story.js';
import { marbleId, NORMAL_CELLS, ownerOf } from './track.js';

/** The first traps. */
export const placeTraps = (story: Story, chance: Chance): void => {
  const { traps, trapsVisible } = story.before.table.options;
  tell(story, { type: 'traps-placed', cells: drawTraps(traps, chance), visible: trapsVisible });
};

/** One after another, each on a normal cell that is no trap yet. */
export const drawTraps = (count: number, chance: Chance): number[] => drawn(NORMAL_CELLS, count, chance);

/** Only the end of a move springs a trap. The trap comes up again elsewhere, perhaps on the very same cell. */
export const springTrap = (story: Story, marble: number, spot: number, chance: Chance): void => {
  if (!story.traps.includes(spot)) return;
  const seat: Seat = ownerOf(marble);
  tellOfTrap(story, { type: 'trap-sprung', seat, marble: marbleId(marble), cell: spot });
  sendHome(story, marble, 'trap');
  const cell = chance.pick(cellsWithoutTrap(story.traps));
  tellOfTrap(story, { type: 'trap-placed', cell, visible: story.before.table.options.trapsVisible });
};

const cellsWithoutTrap = (traps: readonly number[]): readonly number[] => {
  const cells = NORMAL_CELLS.slice();
  for (const trap of traps) cells.splice(cells.indexOf(trap), 1);
  return cells;
};
