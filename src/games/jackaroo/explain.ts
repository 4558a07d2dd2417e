import { itemAt } from '../../engine/item-at.js';
import type { Refusal, Seat } from '../../engine/ruleset.js';
import { listed } from '../../engine/words.js';
import { cardName } from './cards.js';
import { isPlayable } from './legal.js';
import type { Action, State } from './model.js';
import type { Objection } from './position.js';
import { marbleCounts, powerOf } from './powers.js';
import type { RefusalCode } from './refusals.js';
import { HOME, marbleId, ownerOf, placeAt, placeInWords } from './track.js';

/** What is the matter in this very case. Only public facts and the asker's own hand are used: see `secrets.test.ts`. */
export const explain = (
  state: State,
  seat: Seat,
  action: Action,
  objection: Objection,
): Refusal<RefusalCode> => ({
  code: objection.code,
  detail: DETAILS[objection.code]({ state, seat, action, objection }),
});

interface Attempt {
  readonly state: State;
  readonly seat: Seat;
  readonly action: Action;
}

interface Case extends Attempt {
  readonly objection: Objection;
}

const DETAILS: Readonly<Record<RefusalCode, (asked: Case) => string>> = {
  'card-not-in-hand': ({ state, seat, action }) =>
    `You do not hold ${quoted(action.card)}. Your hand is ${listed(itemAt(state.hands, seat))}.`,
  'card-is-playable': (asked) => mayBePlayed(asked),
  'unknown-marble': ({ state, action }) =>
    `There is no marble ${strangers(state, action)}. Marbles are named "<seat>-<number>", here from "0-0" to "${marbleId(state.standing.spots.length - 1)}".`,
  'duplicate-marble': () => 'The same marble is named twice. Two marbles must be two different ones.',
  'split-out-of-range': ({ action }) =>
    `\`split\` is ${action.type === 'play' ? action.split : ''}; it must be a whole number from 1 to 6, the steps of the first marble. Left out, it is 3.`,
  'wrong-marble-count': (asked) => wrongCount(asked),
  'wrong-marble-owner': (asked) => `${who(asked)} is not for this card: ${wantedOwner(asked)}`,
  'no-marble-at-home': () =>
    'None of your marbles is at home, so there is none to field. Move one on the board.',
  'own-marble-on-base': (asked) =>
    `${who(asked)} still stands on your base, ${where(asked)}. Move it away before you field another.`,
  'no-card-to-discard': ({ action }) =>
    `Nobody whom the ${cardName(action.card)} could rob holds a card. Name one of your marbles to move it instead.`,
  'swap-not-on-track': (asked) =>
    `${who(asked)} is ${whereabouts(asked)}. A swap needs two marbles on the track.`,
  'swap-base-protected': (asked) =>
    `${who(asked)} stands on its own base, ${where(asked)}, and cannot be swapped away. Choose another one.`,
  'burn-not-on-track': (asked) => `${who(asked)} is ${whereabouts(asked)}. Only a marble on the track burns.`,
  'burn-base-protected': (asked) =>
    `${who(asked)} stands on its own base, ${where(asked)}, and cannot be burned. Choose another one.`,
  'already-safe': (asked) => `${who(asked)} is ${whereabouts(asked)} already. Choose one on the track.`,
  'save-not-on-track': (asked) => `${who(asked)} is at home. Choose one on the track.`,
  'marble-not-on-board': (asked) =>
    `${who(asked)} is at home and cannot move. An Ace or a King without a marble brings one of yours to your base.`,
  'backwards-in-safe-zone': (asked) =>
    `${who(asked)} is ${whereabouts(asked)}, where nothing moves backward. Choose one on the track.`,
  'rank-too-high': (asked) =>
    `${who(asked)} is ${whereabouts(asked)}: the move would go beyond the far end, safe cell 3. Choose a smaller card or another marble.`,
  'safe-zone-blocked': (asked) =>
    `${who(asked)} is ${whereabouts(asked)}. In a safe zone no marble passes or captures another.`,
  'base-cell-blocked': (asked) =>
    `${who(asked)} stands on its own base, ${where(asked)}. Nothing passes or captures it there, not even a King.`,
  'self-blocked': (asked) =>
    `${who(asked)} ${stands(asked)} on ${where(asked)}. You may neither pass nor capture your own marbles.`,
  'safe-entry-blocked': (asked) =>
    `${who(asked)} stands on your entry, ${where(asked)}, and keeps you out of your safe zone. Only a King clears it.`,
  'path-blocked': (asked) =>
    `${who(asked)} on ${where(asked)} is the second marble on the way. A move may pass only one before its target.`,
};

export const mustBeStuck = ({ state }: Attempt): boolean =>
  state.table.options.discardRule === 'only-if-stuck';

/** The card because of which none is thrown away: the first that can be played, or the very one that was to go. */
export const playableCard = (asked: Attempt): string => {
  const { state, seat, action } = asked;
  const first = itemAt(state.hands, seat).find((held) => isPlayable(state, seat, held));
  return (mustBeStuck(asked) ? first : null) ?? action.card;
};

const mayBePlayed = (asked: Case): string => {
  const card = playableCard(asked);
  return mustBeStuck(asked)
    ? `${card} can be played. You may throw a card away only when your whole hand is stuck.`
    : `${card} can be played, so it may not be thrown away. Play it, or another card of your hand.`;
};

const wrongCount = ({ action }: Case): string => {
  const named = action.type === 'play' ? (action.marbles?.length ?? 0) : 0;
  const counts = marbleCounts(powerOf(action.card));
  const wanted = counts.length === 1 ? 'exactly 1 marble' : `${counts.join(' or ')} marbles`;
  return `The ${cardName(action.card)} takes ${wanted}, and you named ${named}.`;
};

const wantedOwner = ({ seat, action }: Case): string => {
  const { one, two } = powerOf(action.card);
  const isSwap = two?.shared === null && action.type === 'play' && action.marbles?.length === 2;
  if (isSwap) return "a swap takes one of your marbles and one of an opponent's.";
  if (one.whose === 'opponents') return "it acts on opponents' marbles, never on your own.";
  return `it acts on your own marbles, "${seat}-0" to "${seat}-3".`;
};

/** "Your marble 0-1", "Marble 2-3". */
const who = ({ seat, objection: { marble = 0 } }: Case): string =>
  `${ownerOf(marble) === seat ? 'Your marble' : 'Marble'} ${marbleId(marble)}`;

/** The first marble of a split would have moved before the second is judged. */
const stands = ({ state, objection: { marble = 0, spot } }: Case): string =>
  state.standing.spots[marble] === spot ? 'stands' : 'would stand';

const where = ({ objection: { spot = HOME } }: Case): string => placeInWords(placeAt(spot));

/** "at home", "on cell 12", "in safe cell 3". */
const whereabouts = (asked: Case): string => {
  const { zone } = placeAt(asked.objection.spot ?? HOME);
  if (zone === 'home') return 'at home';
  return `${zone === 'track' ? 'on' : 'in'} ${where(asked)}`;
};

const LONGEST_QUOTE = 24;

/** What a caller wrote, cut short: it may be anything. */
const quoted = (words: string): string => JSON.stringify(words.slice(0, LONGEST_QUOTE));

const strangers = ({ standing: { spots } }: State, action: Action): string => {
  const known = new Set(spots.map((_, marble) => marbleId(marble)));
  const named = action.type === 'play' ? (action.marbles ?? []) : [];
  return listed(named.filter((id) => !known.has(id)).map(quoted));
};
