import type { Game } from '../../table/game/game.js';
import { RULEBOOKS } from '../../table/shelf.js';
import type { TournamentSeen } from '../../table/tournaments/tournament-seen.js';
import { escapeHtml } from './escape.js';

/**
 * What a messenger shows of a link to a game: which, who plays, and the board as a stranger sees it.
 * Whoever fetches it is nobody, so nothing hidden is in it, and nothing is noted anywhere.
 */
export const previewOf = (game: Game, origin: string): string => {
  const title = [game.book.name, whoPlays(game)].filter((part) => part !== '').join(': ');
  return metasOf([
    ...HOUSE,
    ['og:title', title],
    ['og:description', wasNeverBegun(game) ? NEVER_BEGUN : WORDS[game.status]],
    ['og:image', `${origin}/games/${game.id}/picture`],
    ['og:image:type', 'image/svg+xml'],
    ['og:image:alt', `The board of ${game.book.name}`],
  ]);
};

/** The same of a tournament: what it is, and whether one may come in. */
export const tournamentPreview = (
  { name, format, ruleset, status, ended }: TournamentSeen,
  origin: string,
): string => {
  const game = RULEBOOKS.find(({ id }) => id === ruleset)?.name ?? ruleset;
  return metasOf([
    ...HOUSE,
    ['og:title', `${name}: ${game}, ${format}`],
    ['og:description', ended === null ? TOURNAMENT_WORDS[status] : TOURNAMENT_ENDS[ended]],
    ['og:image', `${origin}/rulesets/${ruleset}/cover`],
    ['og:image:type', 'image/svg+xml'],
    ['og:image:alt', game],
  ]);
};

type Meta = readonly [property: string, content: string];

const HOUSE: readonly Meta[] = [
  ['og:site_name', 'Parlor'],
  ['og:type', 'website'],
];

const metasOf = (metas: readonly Meta[]): string =>
  metas.map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`).join('');

const WON = 'It is over. Open the link to see who won, and every game.';

const TOURNAMENT_WORDS = {
  open: 'One may still enter. Open the link, take part: no sign-up.',
  running: 'It is being played now. Open the link to follow it.',
  over: WON,
} as const;

const TOURNAMENT_ENDS = {
  finished: WON,
  'no-pairing': WON,
  'called-off': 'It was called off, and nobody has won it.',
  'too-few': 'It ended before it began: too few were there.',
} as const;

const whoPlays = (game: Game): string => {
  const names = game.seats.flatMap((holder) => (holder.kind === 'open' ? [] : [holder.name]));
  if (game.status === 'waiting') return `${names.join(' and ') || 'somebody'} waits for you`;
  return names.join(' against ');
};

const wasNeverBegun = ({ status, match }: Game): boolean => status === 'over' && match === null;

const NEVER_BEGUN = 'The table was closed before the game began.';

const WORDS = {
  waiting: 'A seat is free. Open the link, sit down, play: no sign-up.',
  playing: 'It is being played now. Open the link to watch.',
  over: 'The game is over. Open the link to see it again, step by step.',
} as const;
