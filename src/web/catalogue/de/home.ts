import type { home as english } from '../en/home.js';

const RELATIVE = new Intl.RelativeTimeFormat('de', { numeric: 'auto' });

/** "gerade eben", "vor 3 Minuten", "gestern". */
const ago = (seconds: number): string => {
  if (seconds < 60) return 'gerade eben';
  if (seconds < 3600) return RELATIVE.format(-Math.floor(seconds / 60), 'minute');
  if (seconds < 86_400) return RELATIVE.format(-Math.floor(seconds / 3600), 'hour');
  return RELATIVE.format(-Math.floor(seconds / 86_400), 'day');
};

export const home: typeof english = {
  title: 'Parlor: rundenbasierte Spiele',
  heading: 'Was wollen wir spielen?',
  lead: 'Such dir ein Spiel aus und spiel sofort los, ohne Anmeldung.',
  titleWithTurns: (turns) => `(${turns}) Du bist am Zug · Parlor`,
  yourTurn: 'Du bist am Zug',
  yourGames: 'Deine Spiele',
  waiting: 'Hier fehlt noch jemand',
  nobodyWaits: 'Gerade wartet niemand.',
  running: 'Wird gerade gespielt',
  nothingRuns: 'Gerade wird an keinem anderen Tisch gespielt.',
  over: 'Zu Ende gespielt',
  sandbox: 'Übungstisch',
  against: (others) => `gegen ${others}`,
  againstMyself: 'gegen dich selbst',
  freeSeats: (free) => (free === 1 ? 'ein freier Platz' : `${free} freie Plätze`),
  ago,
  theGames: 'Die Spiele',
  playBot: 'Gegen einen Bot spielen',
  playBotName: (game) => `: ${game}`,
  layingTable: 'Der Tisch wird gedeckt …',
  otherWays: 'Mehr Möglichkeiten',
  rules: 'Regeln',
  rulesName: (game) => ` von ${game}`,
  join: { code: 'Hat dir jemand einen Code gesagt?', sit: 'Dort Platz nehmen' },
  sheet: {
    title: (game) => `${game} spielen`,
    close: 'Schließen',
    against: 'Wer spielt mit?',
    opponents: {
      bot: 'Ein Bot',
      friend: 'Ein Freund',
      anybody: 'Irgendjemand',
      'same-screen': 'An diesem Gerät',
    },
    opponentsAbout: {
      bot: 'Er setzt sich sofort dazu.',
      friend: 'Du bekommst einen Link zum Verschicken. Nur wer ihn hat, findet den Tisch.',
      anybody: 'Der Tisch steht in der Liste, bis sich jemand dazusetzt.',
      'same-screen': 'Ihr teilt euch dieses Gerät und wechselt euch ab.',
    },
    level: 'Wie gut er spielt',
    levels: { easy: 'Leicht', medium: 'Mittel', hard: 'Schwer' },
    seats: 'Spieler',
    companion: (number, of) => (of === 1 ? 'Mit dir spielt' : `Mit dir spielt, ${number}`),
    variant: 'Variante',
    moreOptions: 'Einzelheiten ändern',
    noLimit: 'keine Grenze',
    clock: 'Zeit für einen Zug',
    clocks: {
      none: 'Keine Grenze',
      'half-minute': '30 Sekunden',
      'two-minutes': '2 Minuten',
      'ten-minutes': '10 Minuten',
      day: 'Ein Tag',
      'three-days': 'Drei Tage',
    },
    audience: 'Wer darf zuschauen?',
    audiences: { public: 'Alle', link: 'Wer den Link hat', private: 'Niemand' },
    rulesOf: (game) => `Die Regeln von ${game}`,
    begin: {
      bot: 'Los geht’s',
      friend: 'Link holen',
      anybody: 'Tisch eröffnen',
      'same-screen': 'Los geht’s',
    },
    impossible: 'Diese Einzelheiten passen nicht zum Spiel. Sieh sie dir noch einmal an.',
  },
};
