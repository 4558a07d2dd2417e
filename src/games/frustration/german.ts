import { needed } from '../../engine/item-at.js';
import type { Seat, Translation } from '../../engine/ruleset.js';
import { nameOf } from '../../engine/words.js';
import type { Frustration, TrackPlace } from './model.js';
import { oddsIn } from './odds.js';
import { type Colour, colourOf } from './track.js';

/** HOME and END are printed on the board, and stay what they are. */
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
  label(view, action) {
    const seat = needed(view.seatToAct, 'a seat to act');
    switch (action.type) {
      case 'roll':
        return `Für ${colour(seat)} würfeln`;
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
        return `${who} zieht von ${place(event.from)} nach ${place(event.to)}.`;
      case 'went-home':
        return `${who} muss von ${place(event.from)} zurück nach ${place(event.to)}.`;
      case 'remained':
        return `${who} bleibt auf ${place(event.at)}.`;
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
      ignored: (victim) => `Du teilst dir ein Feld mit ${colour(victim)}.`,
      'sent-home': (victim) => `${colour(victim)} muss nach HOME.`,
      'already-home': (victim) => `${colour(victim)} wird auf dem eigenen HOME getroffen und bleibt.`,
      forfeited: (victim) => `${colour(victim)} steht im Weg.`,
    },
  }),
};

const COLOURS: Readonly<Record<Colour, string>> = { red: 'Rot', blue: 'Blau', green: 'Grün', yellow: 'Gelb' };

const colour = (seat: Seat): string => COLOURS[colourOf(seat)];

/** What the label begins with says which part of the way it is. */
const place = ({ label, position }: TrackPlace): string => {
  const [part] = label.split(' ');
  if (part === 'HOME') return `HOME (Feld ${position})`;
  if (part === 'END') return `END (Zielfeld ${position})`;
  return part === 'TAIL' ? `Zielfeld ${position}` : `Feld ${position}`;
};
