import type { ListedRuleset, NewGame, RulesetBook } from '../../client/types.js';
import { admits, fieldsOf } from './option-fields.js';

/** Whom one wants to play with. */
export const OPPONENTS = ['bot', 'friend', 'anybody', 'same-screen'] as const;
export type Opponent = (typeof OPPONENTS)[number];

/** Who may look on at a game against bots; with people it follows from how they come. */
export const AUDIENCES = ['public', 'link', 'private'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** How long a turn may take, in seconds. */
const CLOCKS = {
  none: null,
  'half-minute': 30,
  'two-minutes': 120,
  'ten-minutes': 600,
  day: 86_400,
  'three-days': 259_200,
} as const;
type ClockName = keyof typeof CLOCKS;
export const CLOCK_NAMES = [
  'none',
  'half-minute',
  'two-minutes',
  'ten-minutes',
  'day',
  'three-days',
] as const satisfies readonly ClockName[];

export type Level = ListedRuleset['bots'][number];

export type ChosenOptions = { readonly [name: string]: unknown };

/** Everything that was chosen on the sheet. */
export interface Wish {
  readonly opponent: Opponent;
  readonly level: Level;
  readonly seats: number;
  readonly preset: string | null;
  readonly options: ChosenOptions;
  readonly clock: ClockName;
  readonly audience: Audience;
}

/** What most people want: the smallest table, the first preset, no clock. */
export const usualWish = ({ seats }: Pick<ListedRuleset, 'seats'>): Wish => ({
  opponent: 'bot',
  level: 'easy',
  seats: seats.min,
  preset: null,
  options: {},
  clock: 'none',
  audience: 'public',
});

type WantedSeat = NonNullable<NewGame['seats']>[number];

const otherSeat = ({ opponent, level }: Wish): WantedSeat =>
  opponent === 'bot' ? { bot: level } : { open: true };

const visibilityOf = ({ opponent, audience }: Wish): Audience => {
  if (opponent === 'bot') return audience;
  return opponent === 'anybody' ? 'public' : 'link';
};

/** The wish as the server is told it; null when an option is none that the ruleset has. */
export const orderFor = (book: RulesetBook, wish: Wish): NewGame | null => {
  const { preset, options } = wish;
  const perTurnSeconds = CLOCKS[wish.clock];
  const order = {
    ruleset: book.id,
    visibility: visibilityOf(wish),
    seats: [{ player: 'me' } as const, ...Array.from({ length: wish.seats - 1 }, () => otherSeat(wish))],
    ...(preset === null ? {} : { preset }),
    ...(Object.keys(options).length === 0 ? {} : { options }),
    ...(perTurnSeconds === null ? {} : { clock: { perTurnSeconds, bankSeconds: 0, whenOut: 'forfeit' } }),
  };
  return fits(book, order) ? order : null;
};

/** By the ruleset's own schema: a form cannot know the types of a game from outside. */
const fits = (book: RulesetBook, order: { readonly options?: ChosenOptions }): order is NewGame => {
  const fields = fieldsOf(book.schemas.options);
  return Object.entries(order.options ?? {}).every(([name, value]) =>
    fields.some((field) => field.name === name && admits(field, value)),
  );
};
