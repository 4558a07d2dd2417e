import type { RefusalEntry } from '../../engine/game.js';
import type { RefusalCode } from './model.js';

/** In the order in which they are tested. */
export const refusals: Readonly<Record<RefusalCode, RefusalEntry>> = {
  'card-not-in-hand': { title: 'The card is not in your hand', section: '4' },
  'card-is-playable': { title: 'A card that can be played may not be thrown away', section: '5' },
  'unknown-marble': { title: 'There is no such marble', section: '4' },
  'duplicate-marble': { title: 'The same marble is named twice', section: '4' },
  'split-out-of-range': { title: 'The split must be a whole number from 1 to 6', section: '8.3' },
  'wrong-marble-count': { title: 'The card does not take that many marbles', section: '4' },
  'wrong-marble-owner': { title: 'The card does not act on marbles of that seat', section: '4' },
  'no-marble-at-home': { title: 'No marble is left at home', section: '8.1' },
  'own-marble-on-base': { title: 'Your own marble stands on your base', section: '8.1' },
  'no-card-to-discard': { title: 'There is no card to take', section: '8.6' },
  'swap-not-on-track': { title: 'Both marbles of a swap must be on the track', section: '8.2' },
  'swap-base-protected': { title: 'A marble on its own base cannot be swapped away', section: '8.2' },
  'burn-not-on-track': { title: 'Only a marble on the track can be burned', section: '8.4' },
  'burn-base-protected': { title: 'A marble on its own base cannot be burned', section: '8.4' },
  'already-safe': { title: 'The marble is safe already', section: '8.5' },
  'save-not-on-track': { title: 'Only a marble on the track can be saved', section: '8.5' },
  'marble-not-on-board': { title: 'The marble is at home', section: '6' },
  'backwards-in-safe-zone': { title: 'Nothing moves backward in a safe zone', section: '6' },
  'rank-too-high': { title: 'The move goes beyond the end of the safe zone', section: '6' },
  'safe-zone-blocked': { title: 'A marble in the safe zone is in the way', section: '7' },
  'base-cell-blocked': { title: 'A marble on its own base is in the way', section: '7' },
  'self-blocked': { title: 'Your own marble is in the way', section: '7' },
  'safe-entry-blocked': { title: 'A marble on your entry is in the way', section: '7' },
  'path-blocked': { title: 'Two marbles are in the way', section: '7' },
};
