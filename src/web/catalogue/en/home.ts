/** What the first page says, and the sheet on which a game is begun. */
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
  lead: 'Choose a game and play at once: no sign-up.',
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
  trying: 'Setting up the position…',
  noPosition: 'The rules show no such position.',
  join: { code: 'Somebody told you a code?', sit: 'Sit down there' },
  sheet: {
    title: (game: string): string => `Play ${game}`,
    close: 'Close',
    against: 'Who plays with you?',
    opponents: {
      bot: 'A bot',
      friend: 'A friend',
      anybody: 'Anybody',
      'same-screen': 'At this screen',
    },
    opponentsAbout: {
      bot: 'It sits down at once.',
      friend: 'You get a link to send. Only whoever has it finds the table.',
      anybody: 'The table stands in the lobby until somebody sits down.',
      'same-screen': 'You share this device and take turns.',
    },
    level: 'How well it plays',
    levels: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
    seats: 'Players',
    companion: (number: number, of: number): string =>
      of === 1 ? 'With you plays' : `With you plays, ${number}`,
    variant: 'Variant',
    moreOptions: 'Change the details',
    noLimit: 'no limit',
    clock: 'Time for a turn',
    clocks: {
      none: 'No limit',
      'half-minute': '30 seconds',
      'two-minutes': '2 minutes',
      'ten-minutes': '10 minutes',
      day: 'A day',
      'three-days': 'Three days',
    },
    audience: 'Who may watch?',
    audiences: { public: 'Everybody', link: 'Whoever has the link', private: 'Nobody' },
    rulesOf: (game: string): string => `The rules of ${game}`,
    begin: {
      bot: 'Begin',
      friend: 'Get the link',
      anybody: 'Lay the table',
      'same-screen': 'Begin',
    },
    impossible: 'These details do not fit the game. Look at them again.',
  },
};
