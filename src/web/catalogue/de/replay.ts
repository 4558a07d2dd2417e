import type { replay as english } from '../en/replay.js';

export const replay: typeof english = {
  flip: 'Brett drehen',
  sounds: 'Töne',
  share: { label: 'Teilen', what: 'den Link', title: (game) => `Ein Spiel ${game}` },
  review: {
    title: 'Im Rückblick',
    ask: 'Was hätte der starke Bot getan?',
    curve: 'Wie gut jeder Platz stand, vom ersten Ereignis bis zum letzten',
    underWay: (judged, of) =>
      of === 0 ? 'Der Bot schaut sich das Spiel an …' : `Der Bot hat ${judged} von ${of} Zügen angeschaut …`,
    whole: (points) => (points === 0 ? 'Das Spiel ist nirgends gekippt.' : 'Wo das Spiel gekippt ist:'),
    line: (name, stroke) => `${stroke} ${name}`,
  },
  drawer: {
    lead: 'Diese Seite benutzt nur die',
    api: 'öffentliche API',
    about:
      '. Jede Anfrage, die sie gestellt, und jedes Ereignis, das sie gehört hat, steht hier, das neueste zuerst; kopiere eine und führe sie in einer Shell aus.',
    token: 'Dein Token kommt dort zuerst hin:',
    tokenName: 'dein Token für die Shell',
    tokenCopy: 'export PARLOR_TOKEN=… kopieren',
    noAnswer: 'keine Antwort',
    sent: 'gesendet',
    answered: 'geantwortet',
    heard: 'gehört',
    event: 'Ereignis',
    number: (seq) => `Nummer ${seq}`,
    streamFrom: (seq) => `der Strom ab Ereignis ${seq}`,
    yours: 'dein letzter Klick',
    languages: { curl: 'curl', fetch: 'fetch', python: 'Python' },
    choose: 'Kopieren als',
  },
};
