import { BOT_LEVELS, type BotLevel } from '../../engine/bot.js';

/** A bot as the arena knows it: its level and its time for one move. */
export interface Entrant {
  readonly name: string;
  readonly level: BotLevel;
  /** The ruleset's own bot, or the one that it would have without. */
  readonly from: 'ruleset' | 'engine';
  readonly ms: number;
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

/** `hard`, or with a time of its own: `hard@50`; `default-hard` is the engine's. */
export const parseEntrant = (text: string, ms: number): Entrant | null => {
  const [, engine, word = '', time] = /^(default-)?([a-z]+)(?:@(\d{1,6}))?$/.exec(text) ?? [];
  const level = BOT_LEVELS.find((known) => known === word);
  const from = engine === undefined ? 'ruleset' : 'engine';
  return level === undefined ? null : { name: text, level, from, ms: time === undefined ? ms : Number(time) };
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
