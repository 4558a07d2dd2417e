import { seededChance } from '../../../src/engine/chance/seeded.js';
import type { GameRecord } from '../../../src/record/record.js';
import type { Acted, Game, Guest, Parlor } from '../../support/parlor.js';

/** Plays a hot-seat game to its end over HTTP, choosing by a seed, and fetches its record. */
export const playedOut = async (
  parlor: Parlor,
  host: Guest,
  wanted: { readonly [field: string]: unknown },
  seed: string,
): Promise<string> => {
  const chance = seededChance(seed);
  let game: Game = await parlor.lay(host, { seats: [{ player: 'me' }, { player: 'me' }], ...wanted });
  while (game.status !== 'over') {
    const choice = game.legal[chance.pick(game.legal.map((_, index) => index))];
    const acted = await parlor.post<Acted>(`/games/${game.id}/actions`, { as: host, body: choice?.action });
    if (acted.status !== 201) throw new Error(acted.text);
    game = acted.body.game;
  }
  return recordTextOf(parlor, game.id, host);
};

export const recordTextOf = async (parlor: Parlor, gameId: string, as?: Guest): Promise<string> => {
  const { status, text } = await parlor.get(`/games/${gameId}/record`, { as });
  if (status !== 200) throw new Error(text);
  return text;
};

export const parsed = (text: string): GameRecord => JSON.parse(text);
