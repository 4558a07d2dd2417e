import { GERMAN_REFUSALS } from '../../engine/german.js';
import type { ProblemWords } from './problem-words.js';
import type { SERVICE_PROBLEMS } from './service-problems.js';

const words = (title: string, detail: string) => ({ title, detail });

/** What people meet at a table, in a club or in a tournament. What only programs meet is told in English. */
const TOLD: { readonly [Code in keyof typeof SERVICE_PROBLEMS]?: ReturnType<typeof words> } = {
  'not-found': words('Hier ist nichts', 'Diese Adresse gibt es nicht.'),
  'unknown-game': words(
    'Dieses Spiel gibt es nicht',
    'Es ist nicht da, oder es ist privat und du gehörst nicht dazu.',
  ),
  'unknown-seat': words('Diesen Platz gibt es nicht', 'Der Tisch hat weniger Plätze.'),
  'unknown-version': words(
    'So weit ist das Spiel nicht',
    'Ein Ereignis mit dieser Nummer hat das Spiel nicht.',
  ),
  'unknown-ruleset': words('Dieses Spiel steht nicht im Regal', 'Sieh nach, welche Spiele es hier gibt.'),
  'unknown-preset': words('Diese Variante gibt es nicht', 'Wähle eine von denen, die das Spiel hat.'),
  'game-archived': words(
    'Das Spiel ist weggeräumt',
    'Es war lange zu Ende, und dieser Server hebt beendete Spiele nur eine Weile auf.',
  ),
  'game-not-started': words(
    'Das Spiel hat noch nicht begonnen',
    'Es beginnt, wenn kein Platz mehr frei ist.',
  ),
  'game-not-over': words('Das Spiel ist noch nicht aus', 'Das geht erst, wenn es zu Ende gespielt ist.'),
  'game-over': GERMAN_REFUSALS['game-over'](0, []),
  'game-under-way': words(
    'An diesem Tisch wird gespielt',
    'Schließen lässt sich ein Tisch, der noch wartet oder an dem nur Bots spielen.',
  ),
  'game-frozen': words(
    'Dieses Spiel steht still',
    'Es wurde nach einer Fassung der Regeln begonnen, die gerade nicht im Regal steht. Es geht weiter, wenn sie wieder da ist.',
  ),
  'out-of-time': words(
    'Deine Zeit ist um',
    'Für diesen Zug ist keine Zeit mehr, ein Bot macht ihn. Der nächste gehört wieder dir; nach drei solchen Zügen hintereinander gilt der Platz als verlassen.',
  ),
  'stale-version': words(
    'Das Spiel ist weitergegangen',
    'Inzwischen ist etwas passiert. Schau noch einmal hin und wähle dann.',
  ),
  'no-odds': words(
    'Hier wird ohne Chancen gespielt',
    'Wer den Tisch eröffnet hat, hat die Chancen für alle ausgeschaltet.',
  ),
  'middle-of-decision': words(
    'Hier war niemand am Zug',
    'Abzweigen kann man, wo jemand am Zug ist, nicht mitten in dem, was ein Zug nach sich zog.',
  ),
  'fork-stays-private': words(
    'Diese Abzweigung muss privat sein',
    'Sie beginnt mit etwas, das andere nicht sehen dürfen.',
  ),
  'no-rematch': words(
    'Dieses Spiel wird nicht wiederholt',
    'Noch einmal spielt man, was begonnen wurde und zu Ende ist und kein Übungstisch war.',
  ),
  'offer-open': words(
    'Ein Vorschlag ist noch offen',
    'Erst wird der eine beantwortet; der nächste Zug macht ihn hinfällig.',
  ),
  'offer-not-possible': words(
    'Das lässt sich hier nicht vorschlagen',
    'An diesem Tisch geht das gerade nicht. Was abgelehnt wurde, darf nach dem nächsten Zug noch einmal vorgeschlagen werden.',
  ),
  'offer-answered': words(
    'Diesen Vorschlag beantworten die anderen',
    'Er kam von dir, oder du hast schon zugestimmt.',
  ),
  'unknown-offer': words(
    'Diesen Vorschlag gibt es nicht mehr',
    'Er wurde beantwortet, oder ein Zug hat ihn hinfällig gemacht.',
  ),
  'claim-too-early': words(
    'Dafür ist es noch zu früh',
    'Ein Platz lässt sich beanspruchen, wenn lange nichts passiert und niemand zu sehen war.',
  ),
  'claim-not-possible': words(
    'Das lässt sich nicht beanspruchen',
    'Es geht nur um den Platz von jemand anderem, der am Zug ist, in einem Spiel ohne Uhr.',
  ),
  'not-seated': words(
    'Du sitzt nicht an diesem Tisch',
    'Ziehen kann, wer einen Platz hat. Nimm einen freien, oder schau zu.',
  ),
  'not-your-seat': words('Das ist nicht dein Platz', 'Aufstehen kann nur, wer dort sitzt.'),
  'not-your-game': words(
    'Das ist nicht dein Tisch',
    'Schließen kann ihn nur, wer ihn eröffnet hat. Deinen eigenen Platz kannst du verlassen.',
  ),
  'already-seated': words(
    'Du sitzt schon an diesem Tisch',
    'Einen zweiten Platz musst du ausdrücklich nennen.',
  ),
  'seat-taken': words('Der Platz ist besetzt', 'Jemand war schneller. Nimm einen anderen, oder schau zu.'),
  'seat-barred': words(
    'Dieser Platz ist nicht für dich',
    'Wer ein Spiel verlassen hat, kommt nur auf den eigenen Platz zurück; und wo etwas verdeckt ist, nimmt niemand einen zweiten.',
  ),
  'seat-reserved': words(
    'Der Platz ist für jemanden reserviert',
    'Er gehört dem, der die Einladung hat. Nimm einen anderen.',
  ),
  'no-open-seat': words(
    'Kein Platz ist frei',
    'Alle Plätze sind besetzt. Schau zu, oder eröffne selbst einen Tisch.',
  ),
  'bad-invitation': words(
    'Die Einladung gilt nicht mehr',
    'Eine Einladung gilt für einen Platz und einmal. Frag nach einer neuen.',
  ),
  'too-few-seats': words('Noch sitzen zu wenige am Tisch', 'Das Spiel braucht mehr Leute, um zu beginnen.'),
  'too-many-games': words(
    'Zu viele Spiele auf einmal',
    'Bring eines zu Ende oder verlass eines, bevor du ein neues beginnst.',
  ),
  'unknown-code': words(
    'Diesen Code gibt es nicht',
    'Er ist vertippt, schon benutzt oder abgelaufen. Die Zeichen 0, O, 1, I und L kommen in Codes nicht vor.',
  ),
  'too-many-codes': words('Zu viele Codes auf einmal', 'Jeder gilt zehn Minuten: benutze einen, oder warte.'),
  'invalid-token': words(
    'Diesen Zugang kennt der Server nicht',
    'Er ist vertippt, abgeschnitten oder widerrufen, oder er gehört zu einem anderen Server. So steht er in der Anfrage: „Authorization: Bearer parlor_…“. POST /players macht einen neuen Spieler mit einem neuen.',
  ),
  'missing-token': words(
    'Du hast nicht gesagt, wer du bist',
    'Dafür musst du ein Spieler sein: POST /players gibt dir einen Zugang, und den schickst du mit, als „Authorization: Bearer parlor_…“.',
  ),
  'unknown-club': words('Diesen Club gibt es nicht', 'Es gibt ihn nicht, oder du gehörst nicht dazu.'),
  'sent-away': words('Du wurdest aus diesem Club entfernt', 'Wer ihn führt, kann dich wieder hereinlassen.'),
  'not-your-club': words(
    'Das entscheidest nicht du',
    'Im Club entscheidet das, wer ihn führt oder dabei hilft.',
  ),
  'club-full': words('Der Club ist voll', 'Mehr Leute nimmt ein Club nicht auf.'),
  'too-many-assignments': words('Zu viele Aufgaben', 'Nimm eine zurück, bevor du eine neue gibst.'),
  'unknown-tournament': words(
    'Dieses Turnier gibt es nicht',
    'Es ist nicht da, oder es gehört einem Club, in dem du nicht bist.',
  ),
  'not-your-tournament': words('Das entscheidet, wer das Turnier leitet', 'Bitte ihn darum.'),
  'tournament-under-way': words('Das Turnier hat begonnen', 'Das geht nur vorher.'),
  'tournament-over': words('Das Turnier ist zu Ende', 'An ihm ändert sich nichts mehr.'),
  'tournament-not-over': words('Das Turnier läuft noch', 'Das geht erst, wenn es zu Ende ist.'),
  'tournament-full': words('Das Turnier ist voll', 'Mehr können nicht mitspielen.'),
  'too-few-entrants': words('Zu wenige sind dabei', 'Ein Turnier beginnt mit zweien oder mehr.'),
  'too-many-tournaments': words(
    'Zu viele Turniere auf einmal',
    'Bring eines zu Ende, bevor du ein neues ankündigst.',
  ),
  'too-many-requests': words(
    'Das waren zu viele Anfragen',
    'Warte einen Augenblick und versuche es dann noch einmal.',
  ),
  'too-many-streams': words('Diese Seite ist zu oft offen', 'Schließe einen der anderen Tabs.'),
  'too-busy': words('Gerade ist zu viel los', 'Versuche es gleich noch einmal.'),
  unavailable: words(
    'Gerade nicht erreichbar',
    'Der Server fängt an, hört auf oder kann gerade nicht antworten. Versuche es gleich noch einmal.',
  ),
};

export const GERMAN_PROBLEMS: ProblemWords = TOLD;
