import type { Acted, Game, Guest, Parlor } from './parlor.js';

/** Everybody takes the first legal action, in turn, until this seat has had a whole turn of its own. Guests are given by seat. */
export const playTurnOf = async (
  parlor: Parlor,
  gameId: string,
  guests: readonly Guest[],
  seat: number,
): Promise<Game> => {
  const look = async (as?: Guest) => (await parlor.get<Game>(`/games/${gameId}`, { as })).body;
  const watched = () => look(guests[0]);
  let game = await watched();
  for (let hasActed = false; !hasActed || game.toAct.includes(seat); game = await watched()) {
    const [acting = 0] = game.toAct;
    const as = guests[acting];
    const action = (await look(as)).legal[0]?.action;
    const acted = await parlor.post<Acted>(`/games/${gameId}/actions`, { as, body: action });
    if (acted.status !== 201) throw new Error(acted.text);
    hasActed ||= acting === seat;
  }
  return game;
};
