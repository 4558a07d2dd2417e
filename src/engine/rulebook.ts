import type { z } from 'zod';
import { botAnswer, type Question } from './bot.js';
import type { Chance } from './chance/chance.js';
import { complete } from './defaults/complete.js';
import { type FieldError, inSentences, read } from './field-error.js';
import { type Happening, happeningOf } from './happening.js';
import { type Judged, judgedByBot } from './judged.js';
import { type Language, languagesOf } from './language.js';
import { emptyMatch, imaginedMatch, type Match, openMatch, type Played } from './match.js';
import { type MatchRefusal, malformed } from './refusal.js';
import { no, type Result, yes } from './result.js';
import type {
  MinimalRuleset,
  Position,
  Preset,
  RefusalEntry,
  Ruleset,
  RulesetTypes,
  Said,
  Table,
  Translation,
} from './ruleset.js';
import { type Worth, type WorthQuestion, worthOfChoices } from './worth.js';

/** A game whose types are sealed inside: JSON guarded by its schemas outside. So one shelf holds games of any kind. */
export interface Rulebook {
  readonly id: string;
  readonly version: number;
  /** With so many events a game ends, and nobody has won. */
  readonly maxEvents: number;
  /** So long somebody may be gone before the others claim their seat. */
  readonly patienceMinutes: number;
  readonly name: string;
  readonly about: string;
  /** Those in which it says what viewers are told. */
  readonly languages: readonly Language[];
  /** Its cover in another language; null where it has none. */
  coverIn(language: Language): Cover | null;
  readonly seats: { readonly min: number; readonly max: number };
  readonly presets: readonly [Preset, ...Preset[]];
  readonly refusals: Readonly<Record<string, RefusalEntry>>;
  readonly manual: string;
  /** What stands on its box, as SVG. */
  readonly cover: string;
  readonly positions: readonly Position[];
  readonly schemas: Readonly<Record<'options' | 'action' | 'event' | 'view' | 'sighting', z.ZodType>>;
  /** Whether somebody at the table may know more than somebody else. */
  readonly hidesSomething: boolean;
  /** Lays the table: options with their defaults filled in, or every field that is wrong. */
  lay(seats: number, options: unknown): Result<LaidTable, readonly FieldError[]>;
  /** What is wrong with the shape of an action, if anything. */
  malformed(action: unknown): MatchRefusal | null;
  /** An event of an old log as it would be spelled now. */
  asNow(event: Said): Said;
  /** An event read back from a log. */
  recall(event: unknown): Happening;
  /** What a bot would do, from what its seat may see. */
  botAnswer(asked: Question): Said;
  /** What the hard bot itself thinks of each choice, where it measures by chances to win. */
  judgedByBot(asked: Omit<Question, 'level'>): readonly Judged[] | null;
  /** What each choice of a seat is worth, from what it may see. */
  worthOfChoices(asked: WorthQuestion): readonly Worth[];
  /** Asks many things at once: rules from outside are watched while they answer, and one watch is enough for all of it. */
  during<Value>(work: () => Value): Value;
  /** Breaks the seal for those who study a game of any kind: conformance laws, simulations, bots. */
  unseal<Found>(study: <T extends RulesetTypes>(ruleset: Ruleset<T>) => Found): Found;
}

/** What stands on the box, in another language. */
export type Cover = Pick<Translation<RulesetTypes>, 'about' | 'presets' | 'options'>;

/** Several times as long as the longest game that anybody plays in earnest. */
const LONGEST_LOG = 10_000;

/** Longer than a telephone call; whoever goes for lunch says so, or plays with a clock. */
const PATIENCE_MINUTES = 30;

/** A table laid for this game: ready to open, or to be rebuilt from its log. */
export interface LaidTable {
  readonly seats: number;
  readonly options: { readonly [option: string]: unknown };
  open(chance: Chance): Played;
  /** The match before its first event; `after` folds the log into it. */
  empty(): Match;
  /** Whatever may ever be legal here, in a fixed order; null where the rules do not say. */
  everyAction(): readonly Said[] | null;
  /** A match that begins from what somebody saw; what the view hides is dealt anew. */
  imagined(view: unknown, chance: Chance): Match;
}

/** Seals a ruleset. What it leaves out it gets from the engine. */
export const rulebook = <T extends RulesetTypes>(given: MinimalRuleset<T>): Rulebook =>
  sealed(complete(given));

const sealed = <T extends RulesetTypes>(ruleset: Ruleset<T>): Rulebook => ({
  id: ruleset.id,
  version: ruleset.version,
  maxEvents: ruleset.maxEvents ?? LONGEST_LOG,
  patienceMinutes: ruleset.patienceMinutes ?? PATIENCE_MINUTES,
  name: ruleset.name,
  about: ruleset.about,
  languages: languagesOf(ruleset),
  coverIn: (language) => (language === 'en' ? null : (ruleset.translations?.[language] ?? null)),
  seats: ruleset.seats,
  presets: ruleset.presets,
  refusals: ruleset.refusals,
  manual: ruleset.manual,
  cover: ruleset.cover,
  positions: ruleset.positions ?? [],
  schemas: ruleset.schemas,
  hidesSomething: ruleset.hidesSomething,
  lay(seats, given) {
    const options = read(ruleset.schemas.options, given);
    if (!options.ok) return no(inSentences(options.problem, 'The set of options'));
    const table = { seats, options: options.value };
    const misfit = ruleset.fits?.(table) ?? null;
    return misfit === null ? yes(laid(ruleset, table)) : no([misfit]);
  },
  malformed(action) {
    const parsed = read(ruleset.schemas.action, action);
    return parsed.ok ? null : malformed(parsed.problem);
  },
  asNow: (event) => event,
  botAnswer: (asked) => botAnswer(ruleset, asked),
  judgedByBot: (asked) => judgedByBot(ruleset, asked),
  worthOfChoices: (asked) => worthOfChoices(ruleset, asked),
  during: (work) => work(),
  unseal: (study) => study(ruleset),
  recall: (event) => happeningOf(ruleset, ruleset.schemas.event.parse(event)),
});

const laid = <T extends RulesetTypes>(ruleset: Ruleset<T>, table: Table<T['Options']>): LaidTable => ({
  seats: table.seats,
  options: table.options,
  open: (chance) => openMatch(ruleset, table, chance),
  empty: () => emptyMatch(ruleset, table),
  everyAction: () => ruleset.everyAction?.(table) ?? null,
  imagined: (view, chance) => imaginedMatch(ruleset, table, view, chance),
});
