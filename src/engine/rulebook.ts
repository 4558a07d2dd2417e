import type { z } from 'zod';
import { botAnswer, type Question } from './bot.js';
import type { Chance } from './chance/chance.js';
import { type FieldError, fieldErrors } from './field-error.js';
import type { Game, GameTypes, Preset, RefusalEntry, Said, Table } from './game.js';
import { type Happening, happeningOf } from './happening.js';
import {
  emptyMatch,
  imaginedMatch,
  type Match,
  type MatchRefusal,
  malformed,
  openMatch,
  type Turn,
} from './match.js';
import { no, type Result, yes } from './result.js';

/** A game whose types are sealed inside: JSON guarded by its schemas outside. So one shelf holds games of any kind. */
export interface Rulebook {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly about: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly presets: readonly [Preset, ...Preset[]];
  readonly refusals: Readonly<Record<string, RefusalEntry>>;
  readonly manual: string;
  readonly schemas: Readonly<Record<'options' | 'action' | 'event' | 'view' | 'sighting', z.ZodType>>;
  /** Whether somebody at the table may know more than somebody else. */
  readonly hidesSomething: boolean;
  /** Lays the table: options with their defaults filled in, or every field that is wrong. */
  lay(seats: number, options: unknown): Result<LaidTable, readonly FieldError[]>;
  /** What is wrong with the shape of an action, if anything. */
  malformed(action: unknown): MatchRefusal | null;
  /** An event read back from a log. */
  recall(event: unknown): Happening;
  /** What a bot would do, from what its seat may see. */
  botAnswer(asked: Question): Said;
  /** Breaks the seal for those who study a game of any kind: conformance laws, simulations, bots. */
  unseal<Found>(study: <T extends GameTypes>(game: Game<T>) => Found): Found;
}

/** A table laid for this game: ready to open, or to be rebuilt from its log. */
export interface LaidTable {
  readonly seats: number;
  readonly options: { readonly [option: string]: unknown };
  open(chance: Chance): Turn;
  /** The match before its first event; `after` folds the log into it. */
  empty(): Match;
  /** A match that begins from what somebody saw; what the view hides is dealt anew. */
  imagined(view: unknown, chance: Chance): Match;
}

export const rulebook = <T extends GameTypes>(game: Game<T>): Rulebook => ({
  id: game.id,
  version: game.version,
  name: game.name,
  about: game.about,
  seats: game.seats,
  presets: game.presets,
  refusals: game.refusals,
  manual: game.manual,
  schemas: game.schemas,
  hidesSomething: game.hidesSomething,
  lay(seats, given) {
    const parsed = game.schemas.options.safeParse(given);
    if (!parsed.success) return no(fieldErrors(parsed.error));
    const table = { seats, options: parsed.data };
    const misfit = game.fits?.(table) ?? null;
    return misfit === null ? yes(laid(game, table)) : no([misfit]);
  },
  malformed(action) {
    const parsed = game.schemas.action.safeParse(action);
    return parsed.success ? null : malformed(parsed.error);
  },
  botAnswer: (asked) => botAnswer(game, asked),
  unseal: (study) => study(game),
  recall: (event) => happeningOf(game, game.schemas.event.parse(event)),
});

const laid = <T extends GameTypes>(game: Game<T>, table: Table<T['Options']>): LaidTable => ({
  seats: table.seats,
  options: table.options,
  open: (chance) => openMatch(game, table, chance),
  empty: () => emptyMatch(game, table),
  imagined: (view, chance) => imaginedMatch(game, table, view, chance),
});
