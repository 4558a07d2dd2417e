import type { Action, View } from '../../client/types.js';
import type { Spot, Way } from '../board/ways.js';
import { board } from '../catalogue/spoken-later.js';

type Play = Extract<Action<'jackaroo'>, { type: 'play' }>;

/** A card, and then what it is played on: marbles, a marble at home to bring out, a player to rob, the fire pit. */
export const ways = (action: Action<'jackaroo'>, view: View<'jackaroo'>): readonly Way[] => {
  const card = { at: `[data-hand] [data-card="${action.card}"]`, says: board.card(faceOf(action.card)) };
  if (action.type === 'discard') return [[card, { at: '[data-pile="fire-pit"]', says: board.firePit }]];
  return played(action, view).map((spots) => [card, ...spots]);
};

const played = ({ card, marbles = [] }: Play, view: View<'jackaroo'>): readonly Way[] => {
  const [first, second] = marbles;
  if (first === undefined) return [[bringsOut(card) ? marblesAtHome(view) : otherPlayers(view)]];
  if (second === undefined) return [[marble(first)]];
  return [[marble(first), marble(second)]];
};

/** Aces and kings field a marble; tens and queens rob somebody. */
const bringsOut = (card: string): boolean => /^[AK]/.test(card);

const marble = (id: string): Spot => ({
  at: `[data-marble="${id}"]`,
  says: board.marble(Number(id.slice(2)) + 1),
});

const marblesAtHome = ({ marbles, you }: View<'jackaroo'>): Spot => ({
  at: marbles
    .filter(({ seat, at }) => seat === you && at.zone === 'home')
    .map((mine) => marble(mine.marble).at)
    .join(),
  says: board.marbleAtHome,
});

const otherPlayers = ({ hands, you }: View<'jackaroo'>): Spot => ({
  at: hands.flatMap((_, seat) => (seat === you ? [] : [`[data-panel="${seat}"]`])).join(),
  says: board.otherPlayers,
});

/** What an action does, whichever of several equal cards it is done with. */
export const deedOf = (action: Action<'jackaroo'>): string =>
  JSON.stringify({ ...action, card: action.card.replace(COPY, '') });

const COPY = /(?<=[CDHS])\d$/;

const SUITS: { readonly [letter: string]: string } = { C: '♣', D: '♦', H: '♥', S: '♠' };

/** A card as it is printed: its id is for programs. */
export const faceOf = (card: string): string => {
  const [, rank, suit] = /^(\d+|[AJQK])([CDHS])\d$/.exec(card) ?? [];
  if (rank !== undefined && suit !== undefined) return `${rank}${SUITS[suit]}`;
  return card === 'marble-burner' ? board.cards.burner : board.cards.saver;
};
