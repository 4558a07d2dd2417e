/** What the first page says. */
const RELATIVE = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** "just now", "3 minutes ago", "yesterday". */
const ago = (seconds: number): string => {
  if (seconds < 60) return 'just now';
  if (seconds < 3600) return RELATIVE.format(-Math.floor(seconds / 60), 'minute');
  if (seconds < 86_400) return RELATIVE.format(-Math.floor(seconds / 3600), 'hour');
  return RELATIVE.format(-Math.floor(seconds / 86_400), 'day');
};

export const home = {
  title: 'Parlor: turn-based games',
  heading: 'What shall we play?',
  titleWithTurns: (turns: number): string => `(${turns}) Your turn · Parlor`,
  yourTurn: 'Your turn',
  notice: {
    choice: 'Tell me when it is my turn',
    refused:
      'Your browser does not let this page tell you anything. You can change that in its settings for this site.',
    title: (game: string): string => `Your turn at ${game}`,
    body: 'They wait for you. Click to go there.',
  },
  yourGames: 'Your games',
  waiting: 'Waiting for somebody',
  nobodyWaits: 'Nobody waits just now.',
  running: 'Being played',
  nothingRuns: 'No other table is busy just now.',
  over: 'Finished',
  sandbox: 'sandbox',
  against: (others: string): string => `against ${others}`,
  againstMyself: 'against yourself',
  freeSeats: (free: number): string => (free === 1 ? 'a free seat' : `${free} free seats`),
  ago,
  theGames: 'The games',
  playBot: 'Play against a bot',
  playBotName: (game: string): string => `: ${game}`,
  layingTable: 'Laying the table…',
  otherWays: 'More ways',
  rules: 'Rules',
  rulesName: (game: string): string => ` of ${game}`,
  join: { code: 'Somebody told you a code?', sit: 'Sit down there' },
};
