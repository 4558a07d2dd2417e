import type { Chance } from './chance/chance.js';
import { endOf, type Halt } from './halt.js';
import { type Happening, happeningOf } from './happening.js';
import { ENGLISH, inLanguage, type Language } from './language.js';
import {
  ask,
  commonRefusalIn,
  type MatchRefusal,
  ownRefusalIn,
  refusalOfHalted,
  type ToldRefusal,
} from './refusal.js';
import { no, type Result, yes } from './result.js';
import type {
  Names,
  Outcome,
  Prospect,
  Ruleset,
  RulesetTypes,
  Said,
  Seat,
  Seen,
  Table,
  Viewer,
} from './ruleset.js';
import { NOBODY } from './to-act.js';
import { weigh } from './weigh.js';

export type { Happening } from './happening.js';

/** What came of an accepted action: what happened, and the match after it. */
export interface Played {
  readonly happenings: readonly Happening[];
  readonly match: Match;
}

/** A legal action with a few words for a button. */
export interface Choice {
  readonly action: Said;
  readonly label: string;
}

/** A legal action and how it may go: each call tells one way, as luck has it. */
export interface Venture extends Choice {
  tell(chance: Chance): readonly Prospect[];
  /** What is listed even where it cannot come. */
  readonly asked: readonly Prospect[];
}

/**
 * A game in play, its types sealed inside. It is a value: nothing changes it, so losing a race for the log costs nothing.
 */
export interface Match {
  readonly toAct: readonly Seat[];
  readonly outcome: Outcome | null;
  /** About how much memory it takes. */
  readonly bytes: number;
  legal(seat: Seat): readonly Said[];
  /** In English unless told, and where the rules know no other language. */
  choices(seat: Seat, language?: Language): readonly Choice[];
  act(seat: Seat, action: unknown, chance: Chance): Result<Played, MatchRefusal>;
  /** What `act` has just said no with, in another language; null where it has no words for it. */
  refusalIn(language: Language, seat: Seat, action: unknown, code: string): ToldRefusal | null;
  /** The match after more events of its own log. */
  after(events: readonly unknown[]): Match;
  /** The same match where nobody is to act: it was ended from outside, or is looked back at in the middle of a decision. */
  halted(halt: Halt): Match;
  view(viewer: Viewer): Seen;
  draw(viewer: Viewer, names: Names): string;
  /** What it says to those who hear it is in English unless told. */
  picture(viewer: Viewer, names: Names, language?: Language): string;
  /** What the seat may do, and how it may go as far as the seat can know. */
  ventures(seat: Seat, language?: Language): readonly Venture[];
  /** A match that looks the same to the viewer and knows nothing the viewer does not. */
  imagine(viewer: Viewer, chance: Chance): Match;
}

/** Deals the first cards, rolls the first dice. */
export const openMatch = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  table: Table<T['Options']>,
  chance: Chance,
): Played => {
  const state = ruleset.initial(table);
  return turnOf(ruleset, table, state, ruleset.open(state, chance));
};

/** A match before its first event. */
export const emptyMatch = <T extends RulesetTypes>(ruleset: Ruleset<T>, table: Table<T['Options']>): Match =>
  matchOf(ruleset, table, ruleset.initial(table));

/** A match that looks like this view to whoever has it. The schema lets nothing else in. */
export const imaginedMatch = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  table: Table<T['Options']>,
  view: unknown,
  chance: Chance,
): Match =>
  matchOf(ruleset, table, ruleset.imagine(ruleset.schemas.view.parse(wholeView(view)), table, chance));

/** Forks that were made before views had `concluded` begin from a view without it. */
const wholeView = (view: unknown): object => ({ concluded: null, ...Object(view) });

const turnOf = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  table: Table<T['Options']>,
  before: T['State'],
  events: readonly T['Event'][],
): Played => {
  let state = before;
  for (const event of events) state = ruleset.evolve(state, event);
  return {
    happenings: events.map((event) => happeningOf(ruleset, event)),
    match: matchOf(ruleset, table, state),
  };
};

const matchOf = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  table: Table<T['Options']>,
  state: T['State'],
): Match => new SealedMatch(ruleset, table, state, null);

const SEAL_BYTES = 48;

/** The seal: game and state are private, so their types never leave. What halts a match is known here, once for all games. */
class SealedMatch<T extends RulesetTypes> implements Match {
  readonly #game: Ruleset<T>;
  readonly #table: Table<T['Options']>;
  readonly #state: T['State'];
  readonly #halt: Halt | null;
  constructor(ruleset: Ruleset<T>, table: Table<T['Options']>, state: T['State'], halt: Halt | null) {
    this.#game = ruleset;
    this.#table = table;
    this.#state = state;
    this.#halt = halt;
  }
  get toAct(): readonly Seat[] {
    return this.#halt === null ? this.#game.toAct(this.#state) : NOBODY;
  }
  get outcome(): Outcome | null {
    return this.#halt === null ? this.#game.outcome(this.#state) : endOf(this.#halt);
  }
  get bytes(): number {
    return SEAL_BYTES + weigh(this.#state);
  }
  legal(seat: Seat): readonly Said[] {
    return this.#halt === null ? this.#game.legal(this.#state, seat) : [];
  }
  choices(seat: Seat, language: Language = ENGLISH): readonly Choice[] {
    return this.#halt === null ? choicesOf(inLanguage(this.#game, language), this.#state, seat) : [];
  }
  act(seat: Seat, action: unknown, chance: Chance): Result<Played, MatchRefusal> {
    if (this.#halt !== null) return no(refusalOfHalted(this.#game, action));
    const told = ask(this.#game, this.#state, seat, action, chance);
    return told.ok ? yes(turnOf(this.#game, this.#table, this.#state, told.value)) : told;
  }
  refusalIn(language: Language, seat: Seat, action: unknown, code: string): ToldRefusal | null {
    const { toAct } = this;
    return (
      commonRefusalIn(language, code, seat, toAct) ??
      ownRefusalIn(this.#game, language, code, { state: this.#state, seat, action })
    );
  }
  after(events: readonly unknown[]): Match {
    const { evolve, schemas } = this.#game;
    let state = this.#state;
    for (const event of events) state = evolve(state, schemas.event.parse(event));
    return matchOf(this.#game, this.#table, state);
  }
  halted(halt: Halt): Match {
    return new SealedMatch(this.#game, this.#table, this.#state, halt);
  }
  view(viewer: Viewer): T['View'] {
    return this.#game.view(this.#state, viewer, this.#halt);
  }
  draw(viewer: Viewer, names: Names): string {
    return this.#game.draw(this.view(viewer), names);
  }
  picture(viewer: Viewer, names: Names, language: Language = ENGLISH): string {
    return inLanguage(this.#game, language).picture(this.view(viewer), names, viewer);
  }
  ventures(seat: Seat, language: Language = ENGLISH): readonly Venture[] {
    if (this.#halt !== null) return [];
    const ruleset = inLanguage(this.#game, language);
    const seen = ruleset.view(this.#state, seat);
    const teller = ruleset.odds(seen, this.#table, seat);
    return ruleset.legal(this.#state, seat).map((action) => ({
      action,
      label: ruleset.label(seen, action),
      tell: (chance) => teller.tell(action, chance),
      asked: teller.asked(action),
    }));
  }
  imagine(viewer: Viewer, chance: Chance): Match {
    const seen = this.#game.view(this.#state, viewer);
    return matchOf(this.#game, this.#table, this.#game.imagine(seen, this.#table, chance));
  }
}

const choicesOf = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  state: T['State'],
  seat: Seat,
): readonly Choice[] => {
  const actions = ruleset.legal(state, seat);
  if (actions.length === 0) return [];
  const view = ruleset.view(state, seat);
  return actions.map((action) => ({ action, label: ruleset.label(view, action) }));
};
