import type { Acted, Asking, Game, Guest, Parlor } from '../../support/parlor.js';

/** Whoever is to act does the first legal thing. Answers with what came of it. */
export const act = async (
  parlor: Parlor,
  gameId: string,
  guests: readonly Guest[],
  asking: Asking = {},
): Promise<Acted> => {
  for (const as of guests) {
    const { body: game } = await parlor.get<Game>(`/games/${gameId}`, { as });
    const action = game.legal[0]?.action;
    if (action === undefined) continue;
    const acted = await parlor.post<Acted>(`/games/${gameId}/actions`, { ...asking, as, body: action });
    if (acted.status !== 201) throw new Error(acted.text);
    return acted.body;
  }
  throw new Error('nobody can act');
};

/** Plays until nobody can act. */
export const playOut = async (
  parlor: Parlor,
  gameId: string,
  guests: readonly Guest[],
  asking: Asking = {},
): Promise<void> => {
  const { game } = await act(parlor, gameId, guests, asking);
  if (game.status !== 'over') await playOut(parlor, gameId, guests, asking);
};

/** The smallest Knucklebones there is: over after the first placement. */
export const TINY = { options: { width: 1, height: 1 } };
