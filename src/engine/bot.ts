import type { Chance } from './chance/chance.js';
import type { Ruleset, RulesetTypes, Seat, Table } from './ruleset.js';

/** From "plays legally and without a plan" to "the strongest we can make in its time". */
export const BOT_LEVELS = ['easy', 'medium', 'hard'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/**
 * All that a bot knows: what its seat may see, and worlds imagined from that.
 * The true state is not in here, and nothing here was made from more than the view.
 */
export interface Outlook<T extends RulesetTypes> {
  readonly seat: Seat;
  readonly table: Table<T['Options']>;
  readonly view: T['View'];
  /** Never empty: a bot is only asked when its seat is to act. */
  readonly legal: readonly T['Action'][];
  /** One of the worlds that look like this from the seat; where nothing is hidden, the position itself. */
  imagine(): T['State'];
  /** The bot's own luck, which has nothing to do with the luck of the game. */
  readonly chance: Chance;
  /** Whether there is time left to think. */
  hasTime(): boolean;
}

/** Chooses one of the legal actions. */
export type Bot<T extends RulesetTypes> = (outlook: Outlook<T>) => T['Action'];

/** An action, and how likely the seat is to win with it. */
export interface Chanced<Action> {
  readonly action: Action;
  readonly chance: number;
  /** The standard error of it where worlds were tried; 0 where all luck was counted out. */
  readonly error: number;
}

/** What a hard bot chooses by, where that is a chance to win. */
export interface Judge<T extends RulesetTypes> {
  /** For each legal action. */
  chances(outlook: Outlook<T>): readonly Chanced<T['Action']>[];
  /**
   * How far it is off where both are even: the standard deviation between what it says and what becomes of games that bots of its kind play on.
   * Measured, never guessed: `bench/judges.ts`.
   */
  readonly doubt: number;
}

export type Bots<T extends RulesetTypes> = Readonly<Record<BotLevel, Bot<T>>> & {
  /** Left out where the hard bot measures in something else: choices are judged by playing on then. */
  readonly judge?: Judge<T>;
};

/** What a seat is asked with, as it comes from another room or thread. */
export interface Question {
  readonly seat: Seat;
  readonly seats: number;
  readonly options: unknown;
  readonly view: unknown;
  readonly level: BotLevel;
  readonly chance: Chance;
  hasTime(): boolean;
}

/** What a bot is asked, with all that it may know. */
export const outlookOf = <T extends RulesetTypes>(
  ruleset: Pick<Ruleset<T>, 'schemas' | 'imagine' | 'legal'>,
  asked: Omit<Question, 'level'>,
): Outlook<T> => {
  const { seat, chance } = asked;
  const table = { seats: asked.seats, options: ruleset.schemas.options.parse(asked.options) };
  const view = ruleset.schemas.view.parse(asked.view);
  const imagine = (): T['State'] => ruleset.imagine(view, table, chance);
  const hasTime = (): boolean => asked.hasTime();
  return { seat, table, view, legal: ruleset.legal(imagine(), seat), imagine, chance, hasTime };
};

/** Law: the answer is legal. The strict schema of the view lets nothing else in, the true state least of all. */
export const botAnswer = <T extends RulesetTypes>(ruleset: Ruleset<T>, asked: Question): T['Action'] =>
  ruleset.bots[asked.level](outlookOf(ruleset, asked));

/** Any of the items, each as likely as the next. */
export const anyOf = <Item>(items: readonly Item[], chance: Chance): Item => {
  const item = items[chance.pick(Array.from(items.keys()))];
  if (item === undefined) throw new RangeError('there is nothing to choose from');
  return item;
};

/** A bot that plays legally and without a plan. */
export const withoutPlan = <T extends RulesetTypes>({ legal, chance }: Outlook<T>): T['Action'] =>
  anyOf(legal, chance);
