import { seededChance } from '../../engine/chance/seeded.js';
import type { LiveViewer, Ruleset, RulesetTypes, Table } from '../../engine/ruleset.js';
import { differenceBetween, inShort, LawBroken } from './broken.js';
import type { Moment } from './random-play.js';

const OPENINGS_TRIED = 60;
const OTHER_CHOICES_TRIED = 3;

/** What a viewer was told of a decision, and what it sees when all of that has happened. */
interface Learned {
  readonly told: string;
  readonly shown: string;
}

const learned = <T extends RulesetTypes>(
  game: Ruleset<T>,
  before: T['State'],
  events: readonly T['Event'][],
  viewer: LiveViewer,
): readonly Learned[] => {
  const after = events.reduce<T['State']>((state, event) => game.evolve(state, event), before);
  // An end lays open what nobody was told.
  if (game.outcome(after) !== null) return [];
  const sightings = events.map((event) => game.sighting(event, viewer));
  const words = sightings.map((sighting) => game.describe(sighting, names));
  return [{ told: JSON.stringify([sightings, words]), shown: JSON.stringify(game.view(after, viewer)) }];
};

/** Worlds that looked the same and look the same again were told the same; and those told the same look the same. */
const goTogether = (one: Learned, other: Learned, viewer: LiveViewer, when: string): void => {
  if ((other.shown === one.shown) === (other.told === one.told)) return;
  const parted = one.told === other.told ? 'shown' : 'told';
  const [mine, yours] = [JSON.parse(one[parted]), JSON.parse(other[parted])];
  const who = parted === 'told' ? '`sighting` tells' : '`view` shows';
  throw new LawBroken(
    `${who} ${whoIs(viewer)} something ${when} that nothing else shows: ${differenceBetween(mine, yours)} in a world that looks the same.`,
    { expected: yours, actual: mine },
  );
};

/** Before the opening nothing is hidden, so every luck is another world that looks the same. */
export const opensNoMoreThanItShows = <T extends RulesetTypes>(
  game: Ruleset<T>,
  table: Table<T['Options']>,
  viewer: LiveViewer,
): void => {
  const before = game.initial(table);
  const openings = Array.from({ length: OPENINGS_TRIED }, (_, luck) =>
    learned(game, before, game.open(before, seededChance(`opening ${luck}`)), viewer),
  ).flat();
  for (const one of openings) for (const other of openings) goTogether(one, other, viewer, 'in the opening');
};

/** One decision is taken in worlds that look the same before it: with the luck still to come another, or with other secrets. */
export const tellsNoMoreThanItShows = <T extends RulesetTypes>(
  game: Ruleset<T>,
  real: T['State'],
  { seat, action }: NonNullable<Moment<T>['asked']>,
  viewer: LiveViewer,
  worlds: readonly T['State'][],
): void => {
  const decide = (state: T['State'], luck: string): readonly Learned[] => {
    const decided = game.decide(state, seat, action, seededChance(luck));
    return decided.ok ? learned(game, state, decided.value, viewer) : [];
  };
  const others = [...decide(real, 'other luck'), ...worlds.flatMap((world) => decide(world, 'luck'))];
  for (const one of decide(real, 'luck'))
    for (const other of others) goTogether(one, other, viewer, `after ${inShort(action)} of seat ${seat}`);
};

/**
 * Somebody else's choice is theirs, as long as the viewer cannot tell by looking which it was: a bid that is sealed.
 * Then nothing may tell; and what is not told may not be shown.
 */
export const sealsWhatOthersChose = <T extends RulesetTypes>(
  game: Ruleset<T>,
  real: T['State'],
  { seat, action }: NonNullable<Moment<T>['asked']>,
  viewer: LiveViewer,
): void => {
  const after = (choice: T['Action']) => {
    const decided = game.decide(real, seat, choice, seededChance('luck'));
    if (!decided.ok) return [];
    const theirs = learned(game, real, decided.value, seat);
    return learned(game, real, decided.value, viewer).map((mine, at) => ({ ...mine, theirs: theirs[at] }));
  };
  const others = game.legal(real, seat).filter((choice) => JSON.stringify(choice) !== JSON.stringify(action));
  const everyNth = Math.ceil(others.length / OTHER_CHOICES_TRIED);
  for (const one of after(action))
    for (const other of others.filter((_, index) => index % everyNth === 0).flatMap(after))
      if (one.theirs?.shown !== other.theirs?.shown)
        goTogether(one, other, viewer, `after ${inShort(action)} of seat ${seat}`);
};

/** A viewer in a sentence. */
export const whoIs = (viewer: LiveViewer): string =>
  viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`;

/** Who sits there, for words. */
export const names = ['Ann', 'Bo', 'Cy', 'Dee'];
