import type { Game } from '../../table/game/game.js';
import { escapeHtml } from './escape.js';

/**
 * What a messenger shows of a link to a game: which, who plays, and the board as a stranger sees it.
 * Whoever fetches it is nobody, so nothing hidden is in it, and nothing is noted anywhere.
 */
export const previewOf = (game: Game, origin: string): string => {
  const title = `${game.book.name}: ${whoPlays(game)}`;
  const picture = `${origin}/games/${game.id}/picture`;
  return [
    ['og:site_name', 'Parlor'],
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', WORDS[game.status]],
    ['og:image', picture],
    ['og:image:type', 'image/svg+xml'],
    ['og:image:alt', `The board of ${game.book.name}`],
  ]
    .map(([name = '', content = '']) => `<meta property="${name}" content="${escapeHtml(content)}">`)
    .join('');
};

const whoPlays = (game: Game): string => {
  const names = game.seats.flatMap((holder) => (holder.kind === 'open' ? [] : [holder.name]));
  if (game.status === 'waiting') return `${names.join(' and ') || 'somebody'} waits for you`;
  return names.join(' against ');
};

const WORDS = {
  waiting: 'A seat is free. Open the link, sit down, play: no sign-up.',
  playing: 'It is being played now. Open the link to watch.',
  over: 'The game is over. Open the link to see it again, step by step.',
} as const;
