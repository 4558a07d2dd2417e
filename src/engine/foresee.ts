import type { Chance } from './chance/chance.js';
import { everyOutcomeWithin } from './chance/every-outcome.js';
import { sweepingChance } from './chance/sweeping.js';
import { commonText, fieldsInCommon } from './in-common.js';
import { ENGLISH, type Language } from './language.js';
import type { Happening, Match, Played } from './match.js';
import { remembering } from './remember.js';
import type { Names, Said, Seat } from './ruleset.js';
import { WORLDS, worldsSeenFrom } from './worlds.js';

/** What is certain of an action before it is done, for the seat that would do it. */
export interface Foresight {
  /** What happens first, whatever the luck and whatever is hidden. */
  readonly certain: readonly Foreseen[];
  /** Whether anything of it or after it hangs on luck, or on what the seat cannot see. */
  readonly dependsOnLuck: boolean;
  /** By the rules; the table knows how long its log may be. */
  readonly endsGame: 'yes' | 'no' | 'perhaps';
  /** So many things happen at least, and at most. */
  readonly lengths: readonly [number, number];
}

/** An event that is sure to come, as far as it is sure. */
export interface Foreseen {
  /** The sentence, with "…" for what is not certain. */
  readonly text: string;
  /** The type and the fields that are certain; the others are left out. */
  readonly event: Said;
  /** JSON pointers to the fields that are left out. */
  readonly uncertain: readonly string[];
}

/** Every way it can go is tried where there are so few. */
const MOST_WAYS = 1500;

/**
 * Tries an action that would be accepted on worlds imagined from what the seat sees.
 * The game's own luck is not asked, so nothing can be learnt of it.
 */
export const foresee = (
  match: Match,
  seat: Seat,
  action: unknown,
  names: Names,
  language: Language = ENGLISH,
): Foresight =>
  foreseen(match, JSON.stringify([seat, action, names, language]), () =>
    look(match, seat, action, (happening) => happening.text(seat, names, language)),
  );

type Telling = (happening: Happening) => string;

/** Only what would be accepted is asked, so the questions about one match are few. */
const foreseen = remembering<Foresight>();

const look = (match: Match, seat: Seat, action: unknown, tell: Telling): Foresight => {
  const turns = waysItCanGo(worldsSeenFrom(match, seat), (world, chance) =>
    turnIn(world, seat, action, chance),
  );
  const certain = certainIn(turns, seat, tell);
  return {
    certain,
    dependsOnLuck:
      certain.some(({ uncertain }) => uncertain.length > 0) ||
      turns.some(({ happenings }) => happenings.length > certain.length),
    endsGame: endsIn(turns),
    lengths: lengthsOf(turns),
  };
};

const waysItCanGo = (
  worlds: readonly Match[],
  go: (world: Match, chance: Chance) => Played,
): readonly Played[] => {
  const [only, ...others] = worlds;
  const every =
    only !== undefined && others.length === 0
      ? everyOutcomeWithin(MOST_WAYS, (chance) => go(only, chance))
      : null;
  if (every !== null) return every.map(({ value }) => value);
  return Array.from({ length: WORLDS }, (_, run) => run).flatMap((run) => {
    const world = worlds[run % worlds.length];
    return world === undefined ? [] : [go(world, sweepingChance(run))];
  });
};

/** Law of imagined worlds: what is legal for a seat is legal in every world that looks the same to it. */
const turnIn = (world: Match, seat: Seat, action: unknown, chance: Chance): Played => {
  const turn = world.act(seat, action, chance);
  if (!turn.ok) throw new Error(`an imagined world refuses what the game accepts: ${turn.problem.code}`);
  return turn.value;
};

/** The first events, for as long as all ways have one of the same type. */
const certainIn = (turns: readonly Played[], seat: Seat, tell: Telling): readonly Foreseen[] => {
  const certain: Foreseen[] = [];
  for (;;) {
    const next = turns.flatMap(({ happenings }) => happenings[certain.length] ?? []);
    const sightings = next.map((happening) => happening.sighting(seat));
    const common = sightings.length === turns.length ? fieldsInCommon(sightings) : null;
    if (common === null) return certain;
    certain.push({ text: commonText(next.map(tell)), ...common });
  }
};

const endsIn = (turns: readonly Played[]): Foresight['endsGame'] => {
  const endings = turns.filter(({ match }) => match.outcome !== null).length;
  if (endings === 0) return 'no';
  return endings === turns.length ? 'yes' : 'perhaps';
};

const lengthsOf = (turns: readonly Played[]): Foresight['lengths'] => {
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (const { happenings } of turns) {
    least = Math.min(least, happenings.length);
    most = Math.max(most, happenings.length);
  }
  return [least, most];
};
