import type { z } from 'zod';
import type { Bots } from './bot.js';
import type { Chance, Lot } from './chance/chance.js';
import type { FieldError } from './field-error.js';
import type { Halt } from './halt.js';
import type { OtherLanguage } from './language.js';
import type { Outcome } from './outcome.js';
import type { Result } from './result.js';
import type { Translation } from './translation.js';
import type { Viewer } from './viewer.js';

export type { Outcome } from './outcome.js';
export type { Asked, OptionWords, RefusalWords, Translation } from './translation.js';
export type { LiveViewer, Viewer } from './viewer.js';

/** A numbered place in a game, counted from 0. */
export type Seat = number;

/** What a game is played with: how many seats, under which options. */
export interface Table<Options> {
  readonly seats: number;
  readonly options: Options;
}

/** The rules' "no": a stable code and what is the matter in this very case. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly detail: string;
}

/** One way the rules can say no: a title anybody understands and the section of the manual it comes from. */
export interface RefusalEntry {
  readonly title: string;
  readonly section: string;
  /** The sentence of that section, word for word; " … " where words in between are left out. */
  readonly says: string;
}

/** A popular set of options with a name. */
export interface Preset {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly options: { readonly [option: string]: unknown };
}

/** Options that are fine one by one but do not fit together or with the number of seats. */
export type Misfit = FieldError;

/** Something said in JSON: an action, an event, a sighting. */
export interface Said {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Something seen, in JSON. */
export interface Seen {
  readonly [field: string]: unknown;
}

/** Something that may come of an action and is worth counting: a stable word in kebab-case and a plain sentence. */
export interface Prospect {
  readonly what: string;
  readonly text: string;
}

/** Who knows what may come of an action. */
export interface Teller<T extends RulesetTypes> {
  /** One way the action can go, as luck has it. Equal items of one draw are one way, so that few ways are told for many cases. */
  tell(action: T['Action'], chance: Chance): readonly Prospect[];
  /** What anybody would ask about the action: it is listed also where it cannot come, with the chance 0. */
  asked(action: T['Action']): readonly Prospect[];
}

/** The types of one game, bundled so that a signature names only one. */
export interface RulesetTypes {
  readonly Options: Seen;
  readonly Action: Said;
  readonly Event: Said;
  readonly State: object;
  readonly View: Seen;
  readonly Sighting: Said;
  readonly Refusal: string;
}

/**
 * What a ruleset must say, and what it may: where it has no odds, words, picture, cover or bots of its own, it gets the engine's (`complete.ts`).
 *
 * `decide` may refuse and may use luck; `evolve` may do neither. Luck is drawn inside `decide` and its outcome is
 * written in the event, so a replay never rolls. Nothing here reads a clock, does I/O or changes its arguments.
 */
export interface MinimalRuleset<T extends RulesetTypes> {
  readonly id: string;
  /** Changes whenever behaviour does; a game remembers the version it was started with. */
  readonly version: number;
  /**
   * Games that were begun with a version from `since` on are played on by these rules, and what stands in their logs is read
   * as `event` spells it now. Law: what is spelled as now stays as it is. For new words only: where behaviour changed, carry the old version along.
   */
  readonly older?: { readonly since: number; event(event: Said): Said };
  /** The longest log a game of it may have: with so many events it ends, and nobody has won. Left out, 10,000. Another figure is another version. */
  readonly maxEvents?: number;
  /** So many minutes somebody may be gone while the others wait for them, before their seat can be claimed. Left out, 30. Another figure is another version. */
  readonly patienceMinutes?: number;
  readonly name: string;
  /** One sentence for the shelf. */
  readonly about: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Whether somebody at the table may know more than somebody else. */
  readonly hidesSomething: boolean;
  readonly schemas: {
    readonly options: z.ZodType<T['Options']>;
    readonly action: z.ZodType<T['Action']>;
    readonly event: z.ZodType<T['Event']>;
    readonly view: z.ZodType<T['View']>;
    readonly sighting: z.ZodType<T['Sighting']>;
  };
  /** The first one is the game as most people play it. */
  readonly presets: readonly [Preset, ...Preset[]];
  /** Every way these rules can say no, in the order in which they are tested. */
  readonly refusals: Readonly<Record<T['Refusal'], RefusalEntry>>;
  /** The rules in our own words, as Markdown with numbered sections. */
  readonly manual: string;

  /** Law: options that parse either fit the table or get a `Misfit` that names the field. */
  fits?(table: Table<T['Options']>): Misfit | null;

  // The story: what happens.
  initial(table: Table<T['Options']>): T['State'];
  /** What happens before anybody acts: deals, first dice. */
  open(state: T['State'], chance: Chance): readonly T['Event'][];
  /** Asked only while the game lasts and only for a seat that is to act. */
  decide(
    state: T['State'],
    seat: Seat,
    action: T['Action'],
    chance: Chance,
  ): Result<readonly T['Event'][], Refusal<T['Refusal']>>;
  evolve(state: T['State'], event: T['Event']): T['State'];

  // The position: what is so.
  /** Law: empty exactly when `outcome` is not null. */
  toAct(state: T['State']): readonly Seat[];
  /** In a fixed order, without doubles. Law: each is accepted by `decide`; empty for a seat that is not to act. */
  legal(state: T['State'], seat: Seat): readonly T['Action'][];
  /**
   * Every action that can be legal at some moment at this table, in a fixed order: learners number actions by it.
   * Law: whatever `legal` lists is in it, spelled alike, once. Left out, the schema of actions is walked, where it leaves few.
   */
  everyAction?(table: Table<T['Options']>): readonly T['Action'][];
  /** Actions that `decide` accepts though nobody would want them listed, such as throwing a turn away. */
  tolerates?(state: T['State'], seat: Seat, action: T['Action']): boolean;
  /** How it ended by these rules. An end from outside, such as a resignation, is known to the engine and told to `view`. */
  outcome(state: T['State']): Outcome | null;

  // The window: who may know it, and how it is said and drawn.
  /**
   * `halt` says why nobody is to act where the rules would go on.
   * Laws: a view of a game that is over, however it ended, hides nothing, nor does any view or sighting from a reviewer;
   * a halted view says that nobody is to act, and so do the board and the picture made from it.
   */
  view(state: T['State'], viewer: Viewer, halt?: Halt | null): T['View'];
  /** Every event has a sighting for every viewer; what may not be seen is left out, the event's number is not. */
  sighting(event: T['Event'], viewer: Viewer): T['Sighting'];
  /**
   * A world that looks like this view to whoever has it; what the view hides is dealt anew.
   * Law: for every viewer `view(imagine(view(s, v)), v)` equals `view(s, v)`, and where nothing is hidden a game that lasts is imagined exactly.
   */
  imagine(view: T['View'], table: Table<T['Options']>, chance: Chance): T['State'];
  /**
   * What is worth counting, from a view alone: the engine has every way told where there are few, else many of them.
   * Law: of one action no way tells the same twice, and the same word always has the same sentence.
   * Left out, the types of the events that may come are counted, and the ends.
   */
  odds?(view: T['View'], table: Table<T['Options']>, seat: Seat): Teller<T>;
  /** A few words for a button. Left out, they are made of the action's schema: its title, and its fields. */
  label?(view: T['View'], action: T['Action']): string;
  /** One plain sentence. Left out, it is made of the sighting's schema: who, its title, and its fields. */
  describe?(sighting: T['Sighting'], names: Names): string;
  /** The same in the game's traditional wording, where it has one. */
  narrate?(sighting: T['Sighting']): string;
  /** The board in text, at most 80 columns wide, for curl. */
  draw(view: T['View'], names: Names): string;
  /** The board as SVG, for browsers, chats and documents, with the viewer's side below. Left out, it is the text board on paper. */
  picture?(view: T['View'], names: Names, viewer: Viewer): string;
  /** What stands on its box, as SVG (`cover` makes the frame). Left out, it is made of the name. */
  readonly cover?: string;
  /** Moments that show what a section of the manual says. Law: each can be played to. */
  readonly positions?: readonly Position[];

  /**
   * Opponents in the box. Law: each answers with a legal action, from what its seat may see.
   * Left out, the easy one has no plan, the medium one plays imagined worlds to their end, and the hard one searches them.
   */
  readonly bots?: Bots<T>;

  /** Its words in other languages. Who asks for one that is not here is answered in English. */
  readonly translations?: Readonly<Partial<Record<OtherLanguage, Translation<T>>>>;
}

/** A ruleset with nothing left out: so everybody but its author knows it. */
export interface Ruleset<T extends RulesetTypes> extends MinimalRuleset<T> {
  odds(view: T['View'], table: Table<T['Options']>, seat: Seat): Teller<T>;
  label(view: T['View'], action: T['Action']): string;
  describe(sighting: T['Sighting'], names: Names): string;
  picture(view: T['View'], names: Names, viewer: Viewer): string;
  readonly cover: string;
  readonly bots: Bots<T>;
}

/** A moment to look at and to play on from: how its luck falls and what is done, at the smallest table with the usual options. */
export interface Position {
  readonly id: string;
  /** The section of the manual beneath which it is shown. */
  readonly section: string;
  /** What is to be seen there, in a sentence. Seats are called Ann and Ben. */
  readonly caption: string;
  readonly script: readonly Lot[];
  readonly actions: readonly Said[];
}

/** What the seats are called, by seat. */
export type Names = readonly string[];
