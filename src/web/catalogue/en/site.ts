/** What a piece of a guide is, by the language it is written in. */
const code: { readonly [language: string]: string } = {
  sh: 'Terminal',
  python: 'Python',
  html: 'HTML',
  js: 'JavaScript',
  javascript: 'JavaScript',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  json: 'JSON',
};

/** What stands around every page, whoever draws it. */
export const site = {
  brand: 'Parlor',
  about: 'Turn-based games over plain HTTP: Parlor deals, rolls, referees and remembers.',
  skip: 'Skip to what matters',
  nav: 'Parlor',
  links: {
    play: 'Play',
    tournaments: 'Tournaments',
    leaderboards: 'Leaderboards',
    guides: 'Guides',
    docs: 'API',
    problems: 'Problems',
  },
  menu: 'Menu',
  drawer: { name: 'Behind the page', tab: 'Behind the page:' },
  language: 'Language',
  footer: {
    lead: 'Everything here is plain HTTP, and yours to build on:',
    docs: 'the API, to read and to try',
    guides: 'guides and lessons',
    problems: 'everything that can go wrong',
    openapi: 'the OpenAPI document',
    verify: 'check a record',
  },
  news: {
    more: 'What does this mean?',
    close: 'Close this message',
    noAnswer:
      'The server does not answer. What you did may not have arrived: look at the board before you try again.',
    noAnswerYet: 'The server does not answer. This page asks it again until it does.',
    noAnswerNow: 'The server does not answer. Load the page again in a moment.',
    isBack: 'The connection is back, and nothing was missed.',
    tooLate: 'Something happened before your action arrived. Look again, then choose.',
  },
  copy: {
    copy: 'Copy',
    copied: 'Copied',
    byHand: (what: string): string => `Copy ${what} from here`,
  },
  theme: 'Colours',
  themes: { system: 'Auto', light: 'Light', dark: 'Dark' },
  notFound: {
    title: 'There is nothing here',
    text: 'The address may be mistyped, or what it led to is gone.',
    home: 'To the games',
  },
  copyCode: { label: 'Copy', done: 'Copied', chosen: 'Press Ctrl+C' },
  code,
  tryPosition: 'Try this position',
  rulesOf: (game: string): string => `The rules of ${game}`,
  play: (game: string): string => `Play ${game}`,
};
