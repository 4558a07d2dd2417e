import { act, createGame, type Game } from '../../dist/generators/hey-api/index.js';
import { Api, type KnucklebonesAction } from '../../dist/generators/swagger/api.js';

/** The two clients in use, as far as the compiler is concerned: what the document tells apart, they tell apart. */

export const dieOf = (game: Game): number | null =>
  game.ruleset === 'knucklebones' ? (game.view?.die ?? null) : null;

export const placeWithHeyApi = async (id: string, column: number) =>
  act({ path: { id }, body: { type: 'place', column } });

export const layWithHeyApi = async () =>
  // @ts-expect-error There is no such ruleset.
  createGame({ body: { ruleset: 'chess' } });

export const placeWithSwagger = async (id: string, action: KnucklebonesAction) =>
  new Api({ baseUrl: 'http://localhost:3000' }).games.act(id, action);

// @ts-expect-error A column must be named.
export const wrong: KnucklebonesAction = { type: 'place' };
