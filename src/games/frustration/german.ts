import { needed } from '../../engine/item-at.js';
import type { Translation } from '../../engine/ruleset.js';
import { nameOf } from '../../engine/words.js';
import { germanRefusals } from './german-refusals.js';
import { germanColour, germanPlace, germanSpoken } from './german-words.js';
import type { Frustration } from './model.js';
import { oddsIn } from './odds.js';

export const german: Translation<Frustration> = {
  about:
    'Einmal um den Ring und in die Zielgerade: die Würfel entscheiden, und wer trifft, tut vielleicht weh.',
  presets: {
    basic: {
      name: 'Einfach',
      about: 'Kleines Brett, zwei Würfel; über END hinaus gewinnt, Treffer tun nichts.',
    },
    classic: {
      name: 'Klassisch',
      about: 'END muss genau getroffen werden, sonst geht es zurück; wer getroffen wird, muss nach HOME.',
    },
    strict: { name: 'Streng', about: 'Wer über END hinaus oder auf jemanden käme, verliert den Zug.' },
    grand: { name: 'Groß', about: 'Die klassischen Regeln auf dem großen Brett.' },
    'second-chance': {
      name: 'Zweite Chance',
      about: 'Die klassischen Regeln mit einem Würfel; zwei Würfe darf jeder zurücknehmen.',
    },
  },
  options: {
    board: {
      title: 'Brett',
      about: 'Klein: ein Ring von 18 Feldern und 3 Zielfelder. Groß: ein Ring von 36 und 6 Zielfelder.',
      values: { small: 'Klein', large: 'Groß' },
    },
    dice: { title: 'Würfel', about: 'So viele Würfel werden geworfen und zusammengezählt.' },
    endRule: {
      title: 'Über END hinaus',
      about:
        'Wer zu viel würfelt, bleibt auf END stehen und gewinnt, läuft von dort zurück oder verliert den Zug.',
      values: { overshoot: 'Gewinnt', bounce: 'Läuft zurück', forfeit: 'Verliert den Zug' },
    },
    hitRule: {
      title: 'Treffer',
      about: 'Auf jemanden zu treffen bedeutet nichts, schickt ihn nach HOME oder kostet den Zug.',
      values: { ignore: 'Bedeutet nichts', 'send-home': 'Schickt nach HOME', forfeit: 'Kostet den Zug' },
    },
    undos: {
      title: 'Zurücknehmen',
      about: 'So viele eigene Würfe darf jeder im ganzen Spiel zurücknehmen; bei 0 keinen.',
    },
  },
  spoken: germanSpoken,
  refusals: germanRefusals,
  label(view, action) {
    const seat = needed(view.seatToAct, 'a seat to act');
    switch (action.type) {
      case 'roll':
        return `Für ${germanColour(seat)} würfeln`;
      case 'keep':
        return `Die ${view.lastRoll?.total} behalten und den Zug beenden`;
      case 'undo':
        return `Die ${view.lastRoll?.total} zurücknehmen und neu würfeln (noch ${view.undosLeft[seat]})`;
    }
  },
  describe(event, names) {
    if (event.type === 'stalemated')
      return `Niemand kann END mehr erreichen: ein Patt nach ${event.totalTurns} ${event.totalTurns === 1 ? 'Zug' : 'Zügen'}.`;
    const who = nameOf(names, event.seat);
    switch (event.type) {
      case 'rolled':
        return `${who} würfelt in Zug ${event.turnNumber} eine ${event.total}.`;
      case 'overshot':
        return `${who} schießt um ${event.by} über END hinaus.`;
      case 'moved':
        return `${who} zieht von ${germanPlace(event.from)} nach ${germanPlace(event.to)}.`;
      case 'went-home':
        return `${who} muss von ${germanPlace(event.from)} zurück nach ${germanPlace(event.to)}.`;
      case 'remained':
        return `${who} bleibt auf ${germanPlace(event.at)}.`;
      case 'hit':
        return `${who} trifft ${nameOf(names, event.victim)} auf Feld ${event.position}.`;
      case 'won':
        return `${who} gewinnt nach ${event.turns} ${event.turns === 1 ? 'Zug' : 'Zügen'}, ${event.totalTurns} insgesamt.`;
      case 'kept':
        return `${who} behält den Wurf.`;
      case 'undone':
        return `${who} nimmt Zug ${event.turnNumber} zurück.`;
    }
  },
  odds: oddsIn({
    wins: 'Du erreichst END und gewinnst.',
    overshoots: 'Der Wurf führt über END hinaus.',
    stays: 'Der Zug ist verloren, und deine Figur bleibt stehen.',
    bouncesBack: 'Deine Figur landet weiter hinten.',
    stalemate: 'Niemand kann END mehr erreichen.',
    hit: {
      ignored: (victim) => `Du teilst dir ein Feld mit ${germanColour(victim)}.`,
      'sent-home': (victim) => `${germanColour(victim)} muss nach HOME.`,
      'already-home': (victim) => `${germanColour(victim)} wird auf dem eigenen HOME getroffen und bleibt.`,
      forfeited: (victim) => `${germanColour(victim)} steht im Weg.`,
    },
  }),
};
