import { listedInGerman } from '../../engine/german.js';
import type { Asked, Translation } from '../../engine/ruleset.js';
import type { Dastan, Move } from './model.js';
import { optionAt } from './move-options.js';
import { armyOf, legalMoves, queueOf, targetsOf } from './moves.js';

type Case = Asked<Dastan>;

export const germanRefusals: Required<Translation<Dastan>>['refusals'] = {
  'offer-limit-reached': {
    title: 'In diesem Zug lässt sich kein Angebot mehr nehmen',
    detail: ({ state: { options } }) =>
      options.offersPerTurn === 0
        ? 'In diesem Spiel lässt sich das Angebot nie nehmen. Zieh mit einer der ersten drei Karten deiner Reihe.'
        : `Mehr als ${options.offersPerTurn} sind in einem Zug nicht erlaubt. Jetzt musst du ziehen.`,
  },
  'position-out-of-range': {
    title: 'So lang ist die Reihe nicht',
    detail: ({ action }) =>
      `Eine Karte ${action.type === 'take-offer' ? action.position : ''} hat deine Reihe nicht: es sind 1 (vorn) bis 5 (hinten).`,
  },
  'pass-not-allowed': {
    title: 'Wer ziehen kann, darf nicht passen',
    detail: ({ state, seat }) => {
      const [move, ...others] = legalMoves(state, seat);
      return `Du hast noch ${others.length === 0 ? 'einen Zug' : `${others.length + 1} Züge`}, zum Beispiel mit Karte ${move?.choice} von ${move?.from} nach ${move?.to}. Passen darf nur, wer keinen hat.`;
    },
  },
  'choice-out-of-range': {
    title: 'Nur die ersten drei Karten der Reihe lassen sich spielen',
    detail: (asked) => {
      const [first, second, third] = queueOf(asked.state, asked.seat);
      return `Eine Karte ${moveIn(asked).choice} kannst du nicht spielen: nimm 1 (${first}), 2 (${second}) oder 3 (${third}).`;
    },
  },
  'from-off-board': {
    title: 'Das Startfeld liegt nicht auf dem Brett',
    detail: (asked) => offBoard(asked, moveIn(asked).from),
  },
  'from-empty': {
    title: 'Auf dem Startfeld steht nichts',
    detail: (asked) => `Feld ${moveIn(asked).from} ist leer. ${yourSquares(asked)}`,
  },
  'from-not-yours': {
    title: 'Der Stein auf dem Startfeld gehört dir nicht',
    detail: (asked) => `Der Stein auf Feld ${moveIn(asked).from} gehört deinem Gegner. ${yourSquares(asked)}`,
  },
  'to-off-board': {
    title: 'Das Zielfeld liegt nicht auf dem Brett',
    detail: (asked) => offBoard(asked, moveIn(asked).to),
  },
  'to-own-piece': {
    title: 'Auf dem Zielfeld steht ein eigener Stein',
    detail: (asked) => {
      const { from, to } = moveIn(asked);
      return from === to
        ? `Der Stein bliebe auf Feld ${to} stehen. Wähle ein anderes Feld.`
        : `Auf Feld ${to} steht dein eigener Stein: springen kann man auf ein leeres Feld oder auf einen gegnerischen Stein.`;
    },
  },
  'move-not-in-option': {
    title: 'Diesen Sprung hat die Karte nicht',
    detail: (asked) => {
      const { choice, from, to } = moveIn(asked);
      const option = optionAt(queueOf(asked.state, asked.seat), choice);
      const targets = targetsOf(asked.state, asked.seat, option, from);
      const instead =
        targets.length === 0
          ? `Von ${from} führt sie gerade nirgends hin: nimm einen anderen Stein oder eine andere Karte.`
          : `Von ${from} führt sie nach ${listedInGerman(targets.map(String))}.`;
      return `Deine Karte ${choice}, ${option}, springt nicht von ${from} nach ${to}. ${instead}`;
    },
  },
};

const NO_MOVE: Move = { type: 'move', choice: 0, from: 0, to: 0 };

/** Nothing but a move is refused for its squares. */
const moveIn = ({ action }: Case): Move => (action.type === 'move' ? action : NO_MOVE);

const offBoard = ({ state: { options } }: Case, square: number): string =>
  `Ein Feld ${square} gibt es nicht. Ein Feld heißt nach Reihe und Spalte, 25 ist Reihe 2, Spalte 5; dieses Brett hat die Reihen 1 bis ${options.rows} und die Spalten 1 bis ${options.columns}.`;

const yourSquares = ({ state, seat }: Case): string =>
  `Deine Steine stehen auf ${listedInGerman(armyOf(state, seat).map(String))}.`;
