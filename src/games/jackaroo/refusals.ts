import type { RefusalEntry } from '../../engine/ruleset.js';

const MARBLES_TAKEN =
  'A card takes as many marbles as the table says, each named once, and of the owners it names.';
const FIELDING = 'It needs a marble at home and no marble of yours on the base.';
const SWAPPING = "Both must be on the track, and the opponent's must not stand on its own base.";
const BURNING =
  "The Marble Burner sends an opponent's marble home from the track, but not from its own base.";
const SAVING =
  'The Marble Saver takes one of your marbles from any cell of the track to a free cell of your safe zone, each as likely as the next.';
const IN_THE_WAY = 'Walk the way cell by cell; the first of these stops the move.';

/** In the order in which they are tested. */
export const refusals = {
  'card-not-in-hand': {
    title: 'The card is not in your hand',
    section: '4',
    says: 'Only a card of your own hand can be played or thrown away.',
  },
  'card-is-playable': {
    title: 'A card that can be played may not be thrown away',
    section: '5',
    says: 'Usually a card may be discarded exactly when it has no legal play now, whatever the rest of the hand could do. The option `discardRule` changes that: `only-if-stuck` allows it only when no card of the hand can be played, `any` allows it always.',
  },
  'unknown-marble': {
    title: 'There is no such marble',
    section: '1',
    says: 'Each seat has four marbles, `"0-0"` to `"0-3"` for seat 0, which begin at home, off the board.',
  },
  'duplicate-marble': { title: 'The same marble is named twice', section: '4', says: MARBLES_TAKEN },
  'split-out-of-range': {
    title: 'The split must be a whole number from 1 to 6',
    section: '8.3',
    says: 'A Seven with two of your marbles moves the first by `split` steps, 1 to 6, and then the second by the rest … Whenever `split` is given it must be in range, with any card.',
  },
  'wrong-marble-count': {
    title: 'The card does not take that many marbles',
    section: '4',
    says: MARBLES_TAKEN,
  },
  'wrong-marble-owner': {
    title: 'The card does not act on marbles of that seat',
    section: '4',
    says: MARBLES_TAKEN,
  },
  'no-marble-at-home': { title: 'No marble is left at home', section: '8.1', says: FIELDING },
  'own-marble-on-base': {
    title: 'Your own marble stands on your base',
    section: '8.1',
    says: FIELDING,
  },
  'no-card-to-discard': {
    title: 'There is no card to take',
    section: '8.6',
    says: 'If there is no such card the play is refused.',
  },
  'swap-not-on-track': {
    title: 'Both marbles of a swap must be on the track',
    section: '8.2',
    says: SWAPPING,
  },
  'swap-base-protected': {
    title: 'A marble on its own base cannot be swapped away',
    section: '8.2',
    says: SWAPPING,
  },
  'burn-not-on-track': {
    title: 'Only a marble on the track can be burned',
    section: '8.4',
    says: BURNING,
  },
  'burn-base-protected': {
    title: 'A marble on its own base cannot be burned',
    section: '8.4',
    says: BURNING,
  },
  'already-safe': { title: 'The marble is safe already', section: '8.5', says: SAVING },
  'save-not-on-track': {
    title: 'Only a marble on the track can be saved',
    section: '8.5',
    says: SAVING,
  },
  'marble-not-on-board': {
    title: 'The marble is at home',
    section: '6',
    says: 'A marble must be on the track or in its safe zone to move.',
  },
  'backwards-in-safe-zone': {
    title: 'Nothing moves backward in a safe zone',
    section: '6',
    says: 'In a safe zone nothing moves backward.',
  },
  'rank-too-high': {
    title: 'The move goes beyond the end of the safe zone',
    section: '6',
    says: 'Your own marble going forward turns in at your entry: it has to, and it needs the exact count.',
  },
  'safe-zone-blocked': {
    title: 'A marble in the safe zone is in the way',
    section: '7',
    says: `${IN_THE_WAY} … A marble in the safe zone: never passed, never captured.`,
  },
  'base-cell-blocked': {
    title: 'A marble on its own base is in the way',
    section: '7',
    says: `${IN_THE_WAY} … A marble on the base of its own seat, also your own: nobody passes or captures it.`,
  },
  'self-blocked': {
    title: 'Your own marble is in the way',
    section: '7',
    says: `${IN_THE_WAY} … Another marble of yours.`,
  },
  'safe-entry-blocked': {
    title: 'A marble on your entry is in the way',
    section: '7',
    says: `${IN_THE_WAY} … Any marble on your entry, if you would go on into the safe zone.`,
  },
  'path-blocked': {
    title: 'Two marbles are in the way',
    section: '7',
    says: `${IN_THE_WAY} … The second marble that you would pass. One may be passed, and one may stand on the target besides.`,
  },
} satisfies Readonly<Record<string, RefusalEntry>>;

export type RefusalCode = keyof typeof refusals;
