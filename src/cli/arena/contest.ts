import { BOT_LEVELS, type BotLevel } from '../../engine/bot.js';

/** A bot as the arena knows it: its level and its time for one move. */
export interface Entrant {
  readonly name: string;
  readonly level: BotLevel;
  /** The ruleset's own bot, or the one that it would have without. */
  readonly from: 'ruleset' | 'engine';
  readonly ms: number;
  /** Instead of the clock: how often it may go on thinking in one move. An engine's bot plays one imagined game for each. */
  readonly thoughts: number | null;
}

/** Everything that decides how the games of one run go. */
export interface Contest {
  readonly ruleset: string;
  readonly options: { readonly [option: string]: unknown };
  readonly seats: number;
  readonly seed: string;
}

/** Two entrants that meet, the one expected to be stronger first. */
export interface Pairing {
  readonly first: Entrant;
  readonly second: Entrant;
}

/** What everybody has for one move who was not given a time of their own. */
export type Allowance = Pick<Entrant, 'ms' | 'thoughts'>;

/** `hard`, or with a time of its own: `hard@50`; `default-hard` is the engine's. */
export const parseEntrant = (text: string, usual: Allowance): Entrant | null => {
  const [, engine, word = '', time] = /^(default-)?([a-z]+)(?:@(\d{1,6}))?$/.exec(text) ?? [];
  const level = BOT_LEVELS.find((known) => known === word);
  const from = engine === undefined ? 'ruleset' : 'engine';
  if (level === undefined) return null;
  const allowance = time === undefined ? usual : { ms: Number(time), thoughts: null };
  return { name: text, level, from, ...allowance };
};

/** Whether one may go on thinking, from now on: by the clock, or by count, so that a busy machine changes nothing. */
export const patienceOf = ({ ms, thoughts }: Allowance): (() => boolean) => {
  let left = thoughts ?? 0;
  const deadline = performance.now() + ms;
  return thoughts === null ? () => performance.now() < deadline : () => left-- > 0;
};

/** Everybody meets everybody who was named before. */
export const pairingsOf = (entrants: readonly Entrant[]): readonly Pairing[] =>
  entrants.flatMap((first, at) => entrants.slice(0, at).map((second) => ({ first, second })));

/**
 * Who holds which seat: they alternate, and the second game of a pair is the first one with the seats exchanged.
 * So in every pair of games both hold each seat once.
 */
export const holderOf = ({ first, second }: Pairing, seat: number, game: number): Entrant =>
  (seat + game) % 2 === 0 ? first : second;
