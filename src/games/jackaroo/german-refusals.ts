import { listedInGerman } from '../../engine/german.js';
import { itemAt } from '../../engine/item-at.js';
import type { Asked, Translation } from '../../engine/ruleset.js';
import { mustBeStuck, playableCard } from './explain.js';
import { germanCard, germanColour, germanPlace } from './german-words.js';
import type { Jackaroo } from './model.js';
import { readPlay } from './play.js';
import type { Objection } from './position.js';
import { marbleCounts, powerOf } from './powers.js';
import { HOME, marbleId, marbleNumber, ownerOf, placeAt } from './track.js';

/** Marbles are called as on the buttons. Only public facts and the asker's own hand are used, as in English. */

type Case = Asked<Jackaroo>;
type Words = Required<Translation<Jackaroo>>['refusals'];

/** What the rules had against it: of a play, they can be asked again. */
const objectionTo = ({ state, seat, action }: Case): Partial<Objection> => {
  const play = action.type === 'play' ? readPlay(state, seat, action) : null;
  return play === null || play.ok ? {} : play.problem;
};

/** "Deine Murmel 2", "Murmel 3 von Blau". */
const who = (asked: Case): string => {
  const { marble = 0 } = objectionTo(asked);
  const number = marbleNumber(marbleId(marble));
  const owner = ownerOf(marble);
  return owner === asked.seat
    ? `Deine Murmel ${number}`
    : `Murmel ${number} von ${germanColour(itemAt(asked.state.colours, owner))}`;
};

const where = (asked: Case): string => germanPlace(placeAt(objectionTo(asked).spot ?? HOME));

/** "zu Hause", "auf Feld 12", "auf Zielfeld 3". */
const whereabouts = (asked: Case): string =>
  placeAt(objectionTo(asked).spot ?? HOME).zone === 'home' ? 'zu Hause' : `auf ${where(asked)}`;

/** The first marble of a split would have moved before the second is judged. */
const stands = (asked: Case): string => {
  const { marble = 0, spot } = objectionTo(asked);
  return asked.state.standing.spots[marble] === spot ? 'steht' : 'stünde';
};

const ONTO_TRACK = 'Nimm eine, die auf der Bahn ist.';
const ANOTHER = 'Nimm eine andere.';

export const germanRefusals: Words = {
  'card-not-in-hand': {
    title: 'Diese Karte hast du nicht',
    detail: ({ state, seat }) =>
      `Diese Karte ist nicht auf deiner Hand. Du hast ${listedInGerman(itemAt(state.hands, seat).map(germanCard))}.`,
  },
  'card-is-playable': {
    title: 'Eine Karte, die sich spielen lässt, darf man nicht abwerfen',
    detail: (asked) => mayBePlayed(asked),
  },
  'unknown-marble': {
    title: 'Diese Murmel gibt es nicht',
    detail: ({ state }) =>
      `Murmeln heißen nach Platz und Nummer, hier von "0-0" bis "${marbleId(state.standing.spots.length - 1)}".`,
  },
  'duplicate-marble': {
    title: 'Dieselbe Murmel ist zweimal genannt',
    detail: () => 'Dieselbe Murmel ist zweimal genannt. Zwei Murmeln müssen zwei verschiedene sein.',
  },
  'split-out-of-range': {
    title: 'Geteilt wird in 1 bis 6 Schritte',
    detail: () => 'Die Schritte der ersten Murmel sind eine ganze Zahl von 1 bis 6. Ohne Angabe sind es 3.',
  },
  'wrong-marble-count': {
    title: 'So viele Murmeln nimmt die Karte nicht',
    detail: (asked) => wrongCount(asked),
  },
  'wrong-marble-owner': {
    title: 'Für diese Murmel ist die Karte nicht da',
    detail: (asked) => `${who(asked)} passt nicht zu dieser Karte: ${wantedOwner(asked)}`,
  },
  'no-marble-at-home': {
    title: 'Keine Murmel ist zu Hause',
    detail: () => 'Keine deiner Murmeln ist zu Hause, also kommt keine heraus. Zieh mit einer auf dem Brett.',
  },
  'own-marble-on-base': {
    title: 'Auf deinem Startfeld steht deine eigene Murmel',
    detail: (asked) =>
      `${who(asked)} steht noch auf deinem Startfeld, ${where(asked)}. Zieh sie weg, bevor die nächste herauskommt.`,
  },
  'no-card-to-discard': {
    title: 'Es gibt keine Karte zu nehmen',
    detail: () =>
      'Niemand, dem diese Karte etwas nehmen könnte, hat eine. Zieh stattdessen eine Murmel damit.',
  },
  'swap-not-on-track': {
    title: 'Getauscht wird auf der Bahn',
    detail: (asked) =>
      `${who(asked)} ist ${whereabouts(asked)}. Zum Tauschen braucht es zwei Murmeln auf der Bahn.`,
  },
  'swap-base-protected': {
    title: 'Vom eigenen Startfeld wird nichts weggetauscht',
    detail: (asked) =>
      `${who(asked)} steht auf dem eigenen Startfeld, ${where(asked)}, und lässt sich nicht wegtauschen. ${ANOTHER}`,
  },
  'burn-not-on-track': {
    title: 'Verbrannt wird nur auf der Bahn',
    detail: (asked) =>
      `${who(asked)} ist ${whereabouts(asked)}. Verbrennen kann nur eine Murmel auf der Bahn.`,
  },
  'burn-base-protected': {
    title: 'Auf dem eigenen Startfeld wird nichts verbrannt',
    detail: (asked) =>
      `${who(asked)} steht auf dem eigenen Startfeld, ${where(asked)}, und lässt sich nicht verbrennen. ${ANOTHER}`,
  },
  'already-safe': {
    title: 'Die Murmel ist schon in Sicherheit',
    detail: (asked) => `${who(asked)} ist schon ${whereabouts(asked)}. ${ONTO_TRACK}`,
  },
  'save-not-on-track': {
    title: 'Retten lässt sich nur eine Murmel auf der Bahn',
    detail: (asked) => `${who(asked)} ist zu Hause. ${ONTO_TRACK}`,
  },
  'marble-not-on-board': {
    title: 'Die Murmel ist zu Hause',
    detail: (asked) =>
      `${who(asked)} ist zu Hause und kann nicht ziehen. Ein As oder ein König ohne Murmel bringt eine von deinen heraus.`,
  },
  'backwards-in-safe-zone': {
    title: 'Im Ziel geht nichts rückwärts',
    detail: (asked) =>
      `${who(asked)} ist ${whereabouts(asked)}, und dort geht nichts rückwärts. ${ONTO_TRACK}`,
  },
  'rank-too-high': {
    title: 'Der Zug führt über das Ziel hinaus',
    detail: (asked) =>
      `${who(asked)} ist ${whereabouts(asked)}: der Zug ginge über das letzte Zielfeld hinaus. Nimm eine kleinere Karte oder eine andere Murmel.`,
  },
  'safe-zone-blocked': {
    title: 'Im Ziel ist eine Murmel im Weg',
    detail: (asked) =>
      `${who(asked)} ist ${whereabouts(asked)}. Im Ziel überholt und schlägt keine Murmel eine andere.`,
  },
  'base-cell-blocked': {
    title: 'Eine Murmel auf ihrem Startfeld ist im Weg',
    detail: (asked) =>
      `${who(asked)} steht auf dem eigenen Startfeld, ${where(asked)}. Dort kommt nichts vorbei und nichts schlägt sie, auch kein König.`,
  },
  'self-blocked': {
    title: 'Deine eigene Murmel ist im Weg',
    detail: (asked) =>
      `${who(asked)} ${stands(asked)} auf ${where(asked)}. Eigene Murmeln darfst du weder überholen noch schlagen.`,
  },
  'safe-entry-blocked': {
    title: 'Vor deinem Ziel ist eine Murmel im Weg',
    detail: (asked) =>
      `${who(asked)} steht vor deinem Ziel, auf ${where(asked)}, und lässt dich nicht hinein. Nur ein König räumt sie weg.`,
  },
  'path-blocked': {
    title: 'Zwei Murmeln sind im Weg',
    detail: (asked) =>
      `${who(asked)} auf ${where(asked)} ist die zweite Murmel auf dem Weg. Überholen darf ein Zug nur eine.`,
  },
};

const mayBePlayed = (asked: Case): string => {
  const card = germanCard(playableCard(asked));
  return mustBeStuck(asked)
    ? `${card} lässt sich spielen. Abwerfen darfst du nur, wenn mit deiner ganzen Hand nichts geht.`
    : `${card} lässt sich spielen und darf deshalb nicht abgeworfen werden. Spiel diese Karte oder eine andere.`;
};

const wrongCount = ({ action }: Case): string => {
  const named = action.type === 'play' ? (action.marbles?.length ?? 0) : 0;
  const counts = marbleCounts(powerOf(action.card));
  const wanted = counts.length === 1 ? 'genau 1 Murmel' : `${counts.join(' oder ')} Murmeln`;
  return `${germanCard(action.card)} nimmt ${wanted}, und genannt hast du ${named}.`;
};

const wantedOwner = ({ action }: Case): string => {
  const { one, two } = powerOf(action.card);
  const isSwap = two?.shared === null && action.type === 'play' && action.marbles?.length === 2;
  if (isSwap) return 'getauscht wird eine von deinen mit einer fremden.';
  return one.whose === 'opponents'
    ? 'sie gilt für fremde Murmeln, nie für deine.'
    : 'sie gilt für deine eigenen Murmeln.';
};
