/** What is said of a game that one looks back at, shows to others, or looks behind. */
export const replay = {
  flip: 'Flip board',
  sounds: 'Sounds',
  share: { label: 'Share', what: 'the link', title: (game: string): string => `A game of ${game}` },
  drawer: {
    yours: 'your last click',
    languages: { curl: 'curl', fetch: 'fetch', python: 'Python' },
    choose: 'Copy as',
  },
} as const;
