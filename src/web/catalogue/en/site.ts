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
  links: { play: 'Play', guides: 'Guides', docs: 'API', problems: 'Problems' },
  theme: 'Colours',
  themes: { system: 'Auto', light: 'Light', dark: 'Dark' },
  notFound: {
    title: 'There is nothing here',
    text: 'The address may be mistyped, or what it led to is gone.',
    home: 'To the games',
  },
  copy: { label: 'Copy', done: 'Copied', chosen: 'Press Ctrl+C' },
  code,
  tryPosition: 'Try this position',
  rulesOf: (game: string): string => `The rules of ${game}`,
  play: (game: string): string => `Play ${game}`,
};
