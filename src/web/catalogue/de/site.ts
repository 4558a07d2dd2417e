import type { site as english } from '../en/site.js';

export const site: typeof english = {
  brand: 'Parlor',
  about: 'Rundenbasierte Spiele über schlichtes HTTP: Parlor gibt, würfelt, leitet und merkt sich alles.',
  skip: 'Zum Wesentlichen springen',
  nav: 'Parlor',
  links: { play: 'Spielen', guides: 'Anleitungen', docs: 'API', problems: 'Probleme' },
  language: 'Sprache',
  footer: {
    lead: 'Hier ist alles schlichtes HTTP, und du kannst darauf bauen:',
    docs: 'die API zum Lesen und Ausprobieren',
    guides: 'Anleitungen und Lektionen',
    problems: 'alles, was schiefgehen kann',
    openapi: 'das OpenAPI-Dokument',
    verify: 'ein Protokoll prüfen',
  },
  news: {
    more: 'Was heißt das?',
    close: 'Diese Meldung schließen',
    noAnswer:
      'Der Server antwortet nicht. Vielleicht ist dein Zug nicht angekommen: schau aufs Brett, bevor du es noch einmal versuchst.',
    noAnswerYet: 'Der Server antwortet nicht. Die Seite fragt weiter, bis er es tut.',
    noAnswerNow: 'Der Server antwortet nicht. Lade die Seite gleich noch einmal.',
    isBack: 'Die Verbindung ist wieder da, und du hast nichts verpasst.',
    tooLate: 'Bevor dein Zug ankam, ist etwas passiert. Schau noch einmal hin und wähle dann.',
  },
  copy: {
    copy: 'Kopieren',
    copied: 'Kopiert',
    byHand: (what) => `Von hier kopieren: ${what}`,
  },
  theme: 'Farben',
  themes: { system: 'Auto', light: 'Hell', dark: 'Dunkel' },
  notFound: {
    title: 'Hier ist nichts',
    text: 'Vielleicht ist die Adresse vertippt, oder was dort war, ist weg.',
    home: 'Zu den Spielen',
  },
  copyCode: { label: 'Kopieren', done: 'Kopiert', chosen: 'Drück Strg+C' },
  code: {
    sh: 'Terminal',
    python: 'Python',
    html: 'HTML',
    js: 'JavaScript',
    javascript: 'JavaScript',
    ts: 'TypeScript',
    typescript: 'TypeScript',
    json: 'JSON',
  },
  tryPosition: 'Diese Stellung ausprobieren',
  rulesOf: (game) => `Die Regeln von ${game}`,
  play: (game) => `${game} spielen`,
};
