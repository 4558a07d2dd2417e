import type { Chance } from './chance/chance.js';
import { RulesetFault } from './fault.js';
import type { Halt } from './halt.js';
import type { Happening } from './happening.js';
import type { Language } from './language.js';
import type { Choice, Match, Played, Venture } from './match.js';
import { Outcome } from './outcome.js';
import type { MatchRefusal, ToldRefusal } from './refusal.js';
import type { Result } from './result.js';
import type { LaidTable, Rulebook } from './rulebook.js';
import type { Names, Said, Seat, Seen, Viewer } from './ruleset.js';

/** Asks rules that somebody else wrote, and ends with a `RulesetFault` where they throw or take too long. */
export type Guard = <Value>(what: string, ask: () => Value) => Value;

/** The same rulebook under guard: whatever its rules do, who asked gets an answer or a fault. */
export const guardedRulebook = (book: Rulebook, guard: Guard): Rulebook => ({
  ...book,
  during: (work) => guard('rules', work),
  lay(seats, options) {
    const laid = guard('options', () => book.lay(seats, options));
    return laid.ok ? { ok: true, value: guardedTable(book, laid.value, guard) } : laid;
  },
  malformed: (action) => guard('schemas.action', () => book.malformed(action)),
  asNow: (event) => guard('older', () => book.asNow(event)),
  recall: (event) =>
    guardedHappening(
      guard('schemas.event', () => book.recall(event)),
      guard,
    ),
  botAnswer: (asked) => guard('bots', () => book.botAnswer(asked)),
  judgedByBot: (asked) => guard('bots', () => book.judgedByBot(asked)),
  worthOfChoices: (asked) => guard('bots', () => book.worthOfChoices(asked)),
});

const guardedTable = (book: Rulebook, laid: LaidTable, guard: Guard): LaidTable => {
  const sealed = (match: () => Match, what: string): Match => {
    const inner = guard(what, match);
    return new GuardedMatch(book, laid.seats, inner, guard);
  };
  return {
    seats: laid.seats,
    options: laid.options,
    open: (chance) => {
      const played = guard('open', () => laid.open(chance));
      return guardedPlay(book, laid.seats, played, guard);
    },
    empty: () => sealed(() => laid.empty(), 'initial'),
    everyAction: () => guard('everyAction', () => laid.everyAction()),
    imagined: (view, chance) => sealed(() => laid.imagined(view, chance), 'imagine'),
  };
};

/** What happened must be what the schema of events says: nothing else may reach the log. */
const guardedPlay = (book: Rulebook, seats: number, { happenings, match }: Played, guard: Guard): Played =>
  guard('decide', () => {
    for (const { event } of happenings) {
      const parsed = book.schemas.event.safeParse(event);
      if (!parsed.success)
        throw nonsense(book, `an event that its own schema refuses: ${parsed.error.message}`);
    }
    return {
      happenings: happenings.map((happening) => guardedHappening(happening, guard)),
      match: new GuardedMatch(book, seats, match, guard),
    };
  });

const guardedHappening = (happening: Happening, guard: Guard): Happening => ({
  event: happening.event,
  sighting: (viewer) => guard('sighting', () => happening.sighting(viewer)),
  text: (viewer, names, language) => guard('describe', () => happening.text(viewer, names, language)),
  narration: (viewer) => guard('narrate', () => happening.narration(viewer)),
});

const nonsense = ({ id }: Rulebook, what: string): RulesetFault =>
  new RulesetFault(id, 'failed', `the rules of ${id} gave ${what}`);

/** A match under guard. Who is to act and how it ended is asked once, and must make sense. */
class GuardedMatch implements Match {
  readonly toAct: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly #book: Rulebook;
  readonly #seats: number;
  readonly #match: Match;
  readonly #guard: Guard;
  constructor(book: Rulebook, seats: number, match: Match, guard: Guard) {
    this.#book = book;
    this.#seats = seats;
    this.#match = match;
    this.#guard = guard;
    [this.toAct, this.outcome] = guard('toAct', () => standingOf(book, seats, match));
  }
  get bytes(): number {
    return this.#match.bytes;
  }
  legal(seat: Seat): readonly Said[] {
    return this.#guard('legal', () => this.#match.legal(seat));
  }
  choices(seat: Seat, language?: Language): readonly Choice[] {
    return this.#guard('label', () => this.#match.choices(seat, language));
  }
  act(seat: Seat, action: unknown, chance: Chance): Result<Played, MatchRefusal> {
    const told = this.#guard('decide', () => this.#match.act(seat, action, chance));
    if (!told.ok) return told;
    return { ok: true, value: guardedPlay(this.#book, this.#seats, told.value, this.#guard) };
  }
  refusalIn(language: Language, seat: Seat, action: unknown, code: string): ToldRefusal | null {
    return this.#guard('refusals', () => this.#match.refusalIn(language, seat, action, code));
  }
  after(events: readonly unknown[]): Match {
    return this.#sealed(this.#guard('evolve', () => this.#match.after(events)));
  }
  halted(halt: Halt): Match {
    return this.#sealed(this.#match.halted(halt));
  }
  view(viewer: Viewer): Seen {
    return this.#guard('view', () => this.#match.view(viewer));
  }
  draw(viewer: Viewer, names: Names): string {
    return this.#guard('draw', () => this.#match.draw(viewer, names));
  }
  picture(viewer: Viewer, names: Names, language?: Language): string {
    return this.#guard('picture', () => this.#match.picture(viewer, names, language));
  }
  ventures(seat: Seat, language?: Language): readonly Venture[] {
    const ventures = this.#guard('odds', () => this.#match.ventures(seat, language));
    return ventures.map((venture) => ({
      ...venture,
      tell: (chance) => this.#guard('odds', () => venture.tell(chance)),
    }));
  }
  imagine(viewer: Viewer, chance: Chance): Match {
    return this.#sealed(this.#guard('imagine', () => this.#match.imagine(viewer, chance)));
  }
  #sealed(match: Match): Match {
    return new GuardedMatch(this.#book, this.#seats, match, this.#guard);
  }
}

const standingOf = (
  book: Rulebook,
  seats: number,
  { toAct, outcome }: Match,
): [toAct: readonly Seat[], outcome: Outcome | null] => {
  if (toAct.some((seat) => !Number.isInteger(seat) || seat < 0 || seat >= seats))
    throw nonsense(book, `seats to act that are not there: ${JSON.stringify(toAct)}`);
  if (outcome !== null && !Outcome.safeParse(outcome).success)
    throw nonsense(book, `an outcome that is none: ${JSON.stringify(outcome)}`);
  return [toAct, outcome];
};
