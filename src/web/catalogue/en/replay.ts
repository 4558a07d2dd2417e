/** What is said of a game that one looks back at, shows to others, or looks behind. */
export const replay = {
  flip: 'Flip board',
  sounds: 'Sounds',
  share: { label: 'Share', what: 'the link', title: (game: string): string => `A game of ${game}` },
  review: {
    title: 'Looking back',
    ask: 'What would the hard bot have done?',
    curve: 'How likely each seat was to win, from the first event to the last',
    underWay: (judged: number, of: number): string =>
      of === 0 ? 'The bot looks at the game…' : `The bot has looked at ${judged} of ${of} decisions…`,
    whole: (points: number): string => (points === 0 ? 'The game turned nowhere.' : 'Where the game turned:'),
    line: (name: string, stroke: string): string => `${stroke} ${name}`,
  },
  drawer: {
    lead: 'This page uses only the',
    api: 'public API',
    about:
      '. Each request it made and each event it heard is here, newest first; copy one and run it in a shell.',
    token: 'Your token goes there first:',
    tokenName: 'your token for the shell',
    tokenCopy: 'copy export PARLOR_TOKEN=…',
    noAnswer: 'no answer',
    sent: 'sent',
    answered: 'answered',
    heard: 'heard',
    event: 'event',
    number: (seq: number): string => `number ${seq}`,
    streamFrom: (seq: number): string => `the stream from event ${seq}`,
    yours: 'your last click',
    languages: { curl: 'curl', fetch: 'fetch', python: 'Python' },
    choose: 'Copy as',
  },
};
