import type { Game } from '../../table/game/game.js';
import type { Answer, Exchange } from '../exchange.js';
import { type HeaderList, jsonText } from './answer.js';
import { gameText } from './game-document.js';
import { etagOf } from './present.js';
import { toldIn } from './told-in.js';

/** A game as somebody sees it now, in their language, after something was done about it. */
export const answerGame = (
  c: Exchange,
  status: number,
  game: Game,
  playerId: string,
  more: HeaderList,
): Answer => {
  const language = toldIn(c, game);
  return jsonText(c, status, gameText(game, playerId, language), { etag: etagOf(game, language), ...more });
};
