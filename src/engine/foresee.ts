import type { Chance } from './chance/chance.js';
import { everyOutcomeWithin } from './chance/every-outcome.js';
import { sweepingChance } from './chance/sweeping.js';
import type { Seat } from './game.js';
import type { Happening, Match, Turn } from './match.js';
import { remembering } from './remember.js';
import { WORLDS, worldsSeenFrom } from './worlds.js';

/** What is certain of an action before it is done, for the seat that would do it. */
export interface Foresight {
  /** What happens first, whatever the luck and whatever is hidden. */
  readonly certain: readonly Happening[];
  /** Whether anything after that hangs on luck, or on what the seat cannot see. */
  readonly dependsOnLuck: boolean;
  readonly endsGame: 'yes' | 'no' | 'perhaps';
}

/** Every way it can go is tried where there are so few. */
const MOST_WAYS = 1500;

/**
 * Tries an action that would be accepted on worlds imagined from what the seat sees.
 * The game's own luck is not asked, so nothing can be learnt of it.
 */
export const foresee = (match: Match, seat: Seat, action: unknown): Foresight =>
  foreseen(match, `${seat} ${JSON.stringify(action)}`, () => look(match, seat, action));

/** Only what would be accepted is asked, so the questions about one match are few. */
const foreseen = remembering<Foresight>();

const look = (match: Match, seat: Seat, action: unknown): Foresight => {
  const turns = waysItCanGo(worldsSeenFrom(match, seat), (world, chance) =>
    turnIn(world, seat, action, chance),
  );
  const [first, ...others] = turns;
  if (first === undefined) throw new Error('a decision goes some way');
  const seen = first.happenings.map((happening) => JSON.stringify(happening.sighting(seat)));
  const shared = others.reduce((length, turn) => sharedLength(seen, turn, seat, length), seen.length);
  return {
    certain: first.happenings.slice(0, shared),
    dependsOnLuck: turns.some(({ happenings }) => happenings.length > shared),
    endsGame: endsIn(turns),
  };
};

const waysItCanGo = (
  worlds: readonly Match[],
  go: (world: Match, chance: Chance) => Turn,
): readonly Turn[] => {
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
const turnIn = (world: Match, seat: Seat, action: unknown, chance: Chance): Turn => {
  const turn = world.act(seat, action, chance);
  if (!turn.ok) throw new Error(`an imagined world refuses what the game accepts: ${turn.problem.code}`);
  return turn.value;
};

/** How many of the first sightings are the same in this turn, too. */
const sharedLength = (seen: readonly string[], { happenings }: Turn, seat: Seat, most: number): number => {
  let length = 0;
  while (length < most && length < happenings.length) {
    if (JSON.stringify(happenings[length]?.sighting(seat)) !== seen[length]) break;
    length++;
  }
  return length;
};

const endsIn = (turns: readonly Turn[]): Foresight['endsGame'] => {
  const endings = turns.filter(({ match }) => match.outcome !== null).length;
  if (endings === 0) return 'no';
  return endings === turns.length ? 'yes' : 'perhaps';
};
