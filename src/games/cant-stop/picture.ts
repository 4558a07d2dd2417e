import type { Names, Seat } from '../../engine/ruleset.js';
import { element, picture as frame, group, hueOf, piece, text } from '../../engine/svg.js';
import { fitted, nameOf } from '../../engine/words.js';
import { tray } from './dice-tray.js';
import type { View } from './model.js';
import { octagon } from './octagon.js';
import { ownedBy, spoken, winnerOf } from './words.js';

const WIDTH = 640;
const HEIGHT = 836;
const PLAYERS = { x: 20, y: 16, width: 600, height: 68, gap: 10 } as const;

/** Players above, the columns on their stop sign, the dice below. */
export const picture = (view: View, names: Names): string =>
  frame(
    { width: WIDTH, height: HEIGHT, title: "Can't Stop", description: spoken(view, names) },
    element('style', {}, STYLE),
    group(
      { class: 'cant-stop' },
      ...view.scores.map((_, seat) => player(view, names, seat)),
      ...octagon(view),
      ...tray(view, names),
    ),
  );

const player = (view: View, names: Names, seat: Seat): string => {
  const width = (PLAYERS.width - PLAYERS.gap * (view.scores.length - 1)) / view.scores.length;
  const x = PLAYERS.x + seat * (width + PLAYERS.gap);
  const plate = { x, y: PLAYERS.y, width, height: PLAYERS.height, rx: 10 };
  return group(
    { 'data-seat': seat },
    element('rect', {
      class: (view.seatToAct ?? winnerOf(view)) === seat ? 'plate glow' : 'plate',
      ...plate,
    }),
    piece(hueOf(seat), x + 20, PLAYERS.y + 20, 9),
    text(x + 37, PLAYERS.y + 26, fitted(nameOf(names, seat), Math.floor((width - 44) / 12)).trimEnd(), {
      class: 'name',
    }),
    ...trophies(view, seat, x + 12),
  );
};

/** A box for every column that is needed, filled with those already claimed. */
const trophies = (view: View, seat: Seat, x: number): readonly string[] => {
  const owned = ownedBy(view, seat);
  return Array.from({ length: Math.max(view.columnsToWin, owned.length) }, (_, index) => {
    const left = x + index * 30;
    const column = owned[index];
    const filled = column === undefined ? 'trophy' : `trophy ${hueOf(seat)}`;
    return (
      element('rect', { class: filled, x: left, y: PLAYERS.y + 38, width: 26, height: 22, rx: 5 }) +
      (column === undefined
        ? ''
        : text(left + 13, PLAYERS.y + 54, String(column), { class: 'trophy-number' }))
    );
  });
};

const tint = (hue: string): string =>
  `.cant-stop .${hue}-column .cell{fill:color-mix(in srgb,var(--${hue}) 38%,var(--paper));stroke:var(--${hue})}`;

const STYLE = [
  '.cant-stop{--sign:#a8242c}@media (prefers-color-scheme:dark){.cant-stop{--sign:#7d1d24}}',
  '.cant-stop .sign{fill:var(--sign)}.cant-stop .sign-edge{fill:none;stroke:#fffdf8;stroke-width:4}',
  '.cant-stop .cell{fill:var(--paper);stroke:none}.cant-stop .top{fill:var(--soft)}',
  '.cant-stop .offered .top{stroke:var(--glow);stroke-width:3}.cant-stop .trail{fill:color-mix(in srgb,var(--glow) 45%,var(--paper))}',
  '.cant-stop .top-number{font-size:20px;font-weight:700}',
  '.cant-stop .foot{fill:none}.cant-stop .foot-number{fill:#fffdf8;font-size:20px;font-weight:600}',
  '.cant-stop .offered .foot{fill:var(--glow)}.cant-stop .offered .foot-number{fill:#23262d}',
  '.cant-stop .runner-ring{fill:var(--ink);stroke:var(--paper);stroke-width:1.5}.cant-stop .runner-dot{fill:var(--glow)}',
  ...['red', 'blue', 'green', 'yellow'].map(tint),
  '.cant-stop .plate{fill:var(--soft)}.cant-stop .name{text-anchor:start;font-size:20px;font-weight:600}',
  '.cant-stop .trophy{stroke:var(--line)}.cant-stop .trophy:not(.red,.blue,.green,.yellow){fill:var(--paper)}',
  '.cant-stop .trophy-number{fill:var(--paper);font-size:20px;font-weight:700}',
  '.cant-stop .card{fill:var(--soft);stroke:var(--line)}.cant-stop .status{font-size:19.5px;font-weight:600}.cant-stop .sum{font-size:22px;font-weight:700}',
  '.cant-stop .usable .card{stroke:var(--glow);stroke-width:3}.cant-stop .useless{opacity:.4}',
  '.cant-stop .rest{fill:var(--soft);stroke:var(--line)}',
].join('');
