import type { Names, Preset, RulesetTypes, Seat, Table, Teller } from './ruleset.js';

/**
 * The words of a ruleset in another language, made from the same views and sightings: so no language can say more than another.
 * Law: whatever English says in a game, a translation says too. What may be left out is said in English.
 */
export interface Translation<T extends RulesetTypes> {
  /** One sentence for the shelf. */
  readonly about: string;
  /** By the id of each preset. */
  readonly presets: Readonly<Record<string, Pick<Preset, 'name' | 'about'>>>;
  /** What can be chosen before a game, by the name of each option. */
  readonly options?: Readonly<Record<keyof T['Options'] & string, OptionWords>>;
  label(view: T['View'], action: T['Action']): string;
  describe(sighting: T['Sighting'], names: Names): string;
  /** Law: the same prospects with the same chances as in English. */
  odds?(view: T['View'], table: Table<T['Options']>, seat: Seat): Teller<T>;
  /** The board for those who hear it: what its picture says of itself. */
  spoken?(view: T['View'], names: Names): string;
  /** Every way these rules say no. */
  readonly refusals?: Readonly<Record<T['Refusal'], RefusalWords<T>>>;
}

/** An option as a form shows it: what it is called, what it means, and what its words are called where it has some to choose from. */
export interface OptionWords {
  readonly title: string;
  readonly about: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** A "no" in another language. */
export interface RefusalWords<T extends RulesetTypes> {
  readonly title: string;
  /** What is the matter in this very case. Law: it rests on nothing but what the seat may see, as in English. */
  detail(asked: Asked<T>): string;
}

/** What a seat asked for, and the state in which it was refused. */
export interface Asked<T extends RulesetTypes> {
  readonly state: T['State'];
  readonly seat: Seat;
  readonly action: T['Action'];
}
