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
  rulesOf: (game: string): string => `The rules of ${game}`,
  play: (game: string): string => `Play ${game}`,
};
