import { ENGLISH, type Language } from '../../engine/language.js';
import type { Game } from '../game/game.js';

/** One game is told in one language: in the one that was asked for where its rules speak it, else in English. */
export const languageAt = ({ book }: Pick<Game, 'book'>, asked: Language = ENGLISH): Language =>
  book.languages.includes(asked) ? asked : ENGLISH;
