import type { Language } from '../../engine/language.js';
import type { Game } from '../../table/game/game.js';
import { languageAt } from '../../table/windows/language.js';
import type { Exchange } from '../exchange.js';
import { languageAsked } from '../request/language.js';

/** The language in which the caller is told of a game. From here on the answer says that it is in it. */
export const toldIn = (c: Exchange, game: Pick<Game, 'book'>, asked = languageAsked(c)): Language => {
  const language = languageAt(game, asked);
  c.set('language', language);
  return language;
};
