import { GERMAN_ENDS, listedInGerman } from '../../engine/german.js';
import type { Names, Translation } from '../../engine/ruleset.js';
import { nameOf } from '../../engine/words.js';
import { germanRefusals } from './german-refusals.js';
import { germanSpoken } from './german-spoken.js';
import type { Dastan, Kind, Move, Moved, OfferTaken, View } from './model.js';
import { oddsIn } from './odds.js';
import { optionIn, pieceAt } from './words.js';

export const german: Translation<Dastan> = {
  about: 'Halte deine Kotla, jage den Mirza, und liege nach Punkten vorn, wenn das Spiel endet.',
  presets: {
    classic: { name: 'Klassisch', about: 'Sechs mal sechs, je vier Steine und ein Mirza.' },
    forfeit: { name: 'Streng', about: 'Wie früher: ein Sprung, den die Karte nicht hat, kostet den Zug.' },
    quick: {
      name: 'Kurz',
      about: 'Fünf mal fünf, drei Steine, ein Angebot je Zug und höchstens vierzig Züge.',
    },
    grand: {
      name: 'Groß',
      about: 'Neun mal neun, sieben Steine, alle acht Zugkarten, höchstens zweihundert Züge.',
    },
  },
  options: {
    rows: { title: 'Reihen', about: 'Reihen des Bretts.' },
    columns: { title: 'Spalten', about: 'Spalten des Bretts.' },
    pieces: {
      title: 'Steine',
      about: 'Steine jedes Spielers außer dem Mirza; weniger, als das Brett Spalten hat.',
    },
    illegalMove: {
      title: 'Falscher Sprung',
      about: 'Ob ein Sprung, den die Karte nicht hat, abgelehnt wird oder den Zug kostet.',
      values: { reject: 'Wird abgelehnt', forfeit: 'Kostet den Zug' },
    },
    offersPerTurn: {
      title: 'Angebote je Zug',
      about: 'Wie oft man in einem Zug das Angebot nehmen darf, wenn es eine Grenze gibt.',
    },
    extraMoveOptions: {
      title: 'Zusätzliche Zugkarten',
      about: 'Karten, die das Angebot außer den üblichen fünf zeigen kann.',
      values: { faris: 'Faris', sarukh: 'Sarukh', tibblecross: 'Tibblecross' },
    },
    maxTurns: {
      title: 'Höchstens Züge',
      about: 'Nach so vielen Zügen endet das Spiel nach Punkten, wenn es eine Grenze gibt.',
    },
  },
  spoken: germanSpoken,
  refusals: germanRefusals,
  label(view, action) {
    switch (action.type) {
      case 'move':
        return moveLabel(view, action);
      case 'take-offer':
        return `${optionIn(view, action.position)} (${action.position}. Karte) gegen ${view.offer} tauschen: ${forPrice(view.offerPrices[action.position - 1])}`;
      case 'pass':
        return 'Passen: nichts von dir kann ziehen';
    }
  },
  describe(event, names) {
    const who = nameOf(names, event.seat);
    switch (event.type) {
      case 'moved':
        return `${who} ${deeds(event, names)}: ${account(event)}.`;
      case 'offer-taken':
        return `${who} tauscht ${event.replaced} (${event.position}. Karte) gegen ${event.taken}, ${paid(event)}; das nächste Angebot ist ${event.offer}.`;
      case 'turn-forfeited':
        return `${who} verliert den Zug: ${event.option} springt nicht von ${event.from} nach ${event.to}.`;
      case 'passed':
        return `${who} kann nichts ziehen und passt.`;
    }
  },
  odds: oddsIn({
    ends: GERMAN_ENDS,
    captures: { piece: 'Schlägt einen gegnerischen Stein.', mirza: 'Schlägt den gegnerischen Mirza.' },
    offer: (option) => `Das nächste Angebot ist ${option}.`,
  }),
};

const moveLabel = (view: View, { choice, from, to }: Move): string => {
  const moving = pieceAt(view, from)?.kind === 'mirza' ? 'Mirza ' : '';
  const target = pieceAt(view, to);
  const taking =
    target === undefined ? '' : `, schlägt ${target.kind === 'mirza' ? 'den Mirza' : 'einen Stein'}`;
  return `${moving}${from} nach ${to}${taking}, mit ${optionIn(view, choice)}: ${forPrice(view.movePrices[choice - 1])}`;
};

const forPrice = (price = 0): string => {
  if (price === 0) return 'kostenlos';
  return price === 1 ? '1 Punkt' : `${price} Punkte`;
};

const own = (kind: Kind): string => (kind === 'mirza' ? 'den Mirza' : 'einen Stein');
const enemy = (kind: Kind): string =>
  kind === 'mirza' ? 'den gegnerischen Mirza' : 'einen gegnerischen Stein';

const deeds = ({ seat, piece, from, to, option, captured, kotla }: Moved, names: Names): string =>
  listedInGerman([
    `zieht ${own(piece)} mit ${option} von ${from} nach ${to}`,
    ...(captured === null ? [] : [`schlägt ${enemy(captured)}`]),
    ...(kotla === null
      ? []
      : [seat === kotla ? 'betritt die eigene Kotla' : `betritt die Kotla von ${nameOf(names, kotla)}`]),
  ]);

const account = ({ price, kotlaPoints, capturePoints, score }: Moved): string =>
  `${price} bezahlt, ${kotlaPoints + capturePoints} verdient, ${score} insgesamt`;

const paid = ({ price, score }: OfferTaken): string =>
  price === 0 ? 'kostenlos' : `${price} bezahlt, ${score} übrig`;
