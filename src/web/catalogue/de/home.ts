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
  titleWithTurns: (turns) => `(${turns}) Du bist am Zug · Parlor`,
  yourTurn: 'Du bist am Zug',
  notice: {
    choice: 'Sag mir Bescheid, wenn ich am Zug bin',
    refused:
      'Dein Browser lässt diese Seite nichts melden. In seinen Einstellungen für diese Seite kannst du das ändern.',
    title: (game) => `Du bist am Zug: ${game}`,
    body: 'Die anderen warten auf dich. Ein Klick führt dich hin.',
  },
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
  otherWays: 'Anders spielen',
  rules: 'Regeln',
  rulesName: (game) => ` von ${game}`,
  join: { code: 'Hat dir jemand einen Code gesagt?', sit: 'Dort Platz nehmen' },
};
