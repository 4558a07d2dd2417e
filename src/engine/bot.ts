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

export type Bots<T extends RulesetTypes> = Readonly<Record<BotLevel, Bot<T>>>;

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

/** Law: the answer is legal. The strict schema of the view lets nothing else in, the true state least of all. */
export const botAnswer = <T extends RulesetTypes>(ruleset: Ruleset<T>, asked: Question): T['Action'] => {
  const { seat, level, chance } = asked;
  const table = { seats: asked.seats, options: ruleset.schemas.options.parse(asked.options) };
  const view = ruleset.schemas.view.parse(asked.view);
  const imagine = (): T['State'] => ruleset.imagine(view, table, chance);
  const legal = ruleset.legal(imagine(), seat);
  const hasTime = (): boolean => asked.hasTime();
  return ruleset.bots[level]({ seat, table, view, legal, imagine, chance, hasTime });
};

/** Any of the items, each as likely as the next. */
export const anyOf = <Item>(items: readonly Item[], chance: Chance): Item => {
  const item = items[chance.pick(Array.from(items.keys()))];
  if (item === undefined) throw new RangeError('there is nothing to choose from');
  return item;
};

/** A bot that plays legally and without a plan. */
export const withoutPlan = <T extends RulesetTypes>({ legal, chance }: Outlook<T>): T['Action'] =>
  anyOf(legal, chance);
