import { expect } from 'vitest';
import type { Chance } from '../../src/engine/chance/chance.js';
import type { Game, GameTypes, Table, Viewer } from '../../src/engine/game.js';
import { randomPlay } from './random-play.js';

const MOMENTS_STUDIED = 40;
const names = ['Ann', 'Bo', 'Cy', 'Dee'];

/**
 * A world imagined from what a viewer may know looks exactly the same to that viewer.
 * A game that hides nothing has no `imagine`; there every viewer must see the same.
 */
export const keepsSecrets = <T extends GameTypes>(
  game: Game<T>,
  table: Table<T['Options']>,
  chance: Chance,
): void => {
  const viewers: readonly Viewer[] = [...Array.from({ length: table.seats }, (_, seat) => seat), 'spectator'];
  const moments = [...randomPlay(game, table, chance)];
  const everyNth = Math.ceil(moments.length / MOMENTS_STUDIED);
  for (const [index, { state, events }] of moments.entries()) {
    if (index % everyNth !== 0 && index !== moments.length - 1) continue;
    for (const viewer of viewers) {
      if (game.imagine === undefined) {
        expect(game.view(state, viewer)).toEqual(game.view(state, 'spectator'));
        for (const event of events)
          expect(game.sighting(event, viewer)).toEqual(game.sighting(event, 'spectator'));
        continue;
      }
      looksTheSame(game, state, game.imagine(state, viewer, chance), viewer);
    }
  }
};

const looksTheSame = <T extends GameTypes>(
  game: Game<T>,
  real: T['State'],
  imagined: T['State'],
  viewer: Viewer,
): void => {
  const view = game.view(real, viewer);
  expect(game.view(imagined, viewer)).toEqual(view);
  expect(game.toAct(imagined)).toEqual(game.toAct(real));
  expect(game.draw(game.view(imagined, viewer), names)).toBe(game.draw(view, names));
  expect(game.picture(game.view(imagined, viewer), names)).toBe(game.picture(view, names));
  if (viewer !== 'spectator') expect(game.legal(imagined, viewer)).toEqual(game.legal(real, viewer));
};
