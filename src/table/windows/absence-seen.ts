import { listed, nameOf } from '../../engine/words.js';
import type { Game } from '../game/game.js';
import { namesOf } from '../game/people.js';

export const claimableAtSeen = ({ absence }: Game): string | null =>
  absence === null || absence.claimableAt === null ? null : new Date(absence.claimableAt).toISOString();

/** For a board of text. */
export const absenceInWords = (game: Game): readonly string[] => {
  if (game.absence === null) return [];
  const names = namesOf(game);
  const away = game.absence.away.map((seat) => nameOf(names, seat));
  const from = claimableAtSeen(game);
  const isAway = `${listed(away)} ${away.length === 1 ? 'is' : 'are'} away.`;
  return [isAway, ...(from === null ? [] : [`The others may claim the seat to act from ${from} on.`])];
};
