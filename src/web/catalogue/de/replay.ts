import type { replay as english } from '../en/replay.js';

export const replay: typeof english = {
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
