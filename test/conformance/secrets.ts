import { expect } from 'vitest';
import type { Chance } from '../../src/engine/chance/chance.js';
import { seededChance } from '../../src/engine/chance/seeded.js';
import { ask } from '../../src/engine/match.js';
import type { LiveViewer, Ruleset, RulesetTypes, Table } from '../../src/engine/ruleset.js';
import { type Moment, randomPlay } from './random-play.js';
import { isSame } from './same.js';

/** Drawing is the heaviest, and it is told the view and nothing else, so a few moments are enough to see that it has no other source. */
const MOMENTS_STUDIED = 40;
const MOMENTS_DRAWN = 5;
const MISTAKES_TRIED = 12;
const OPENINGS_TRIED = 60;
/** Somebody's own action is possible in every world imagined for them; another's must be met with by luck. */
const WORLDS_TRIED = 8;
const names = ['Ann', 'Bo', 'Cy', 'Dee'];

/**
 * A world imagined from what a viewer may know looks exactly the same to that viewer, whatever is asked of it.
 * In a game that hides nothing every viewer must see the same, and the position is imagined exactly.
 *
 * What can be shown of a game whose rules we do not know: a position gives nothing away but its view; and the opening and every
 * decision tell, in their sightings, nothing that the views before and after do not show. So two logs whose views go along, event
 * for event, have the same sightings. It says nothing of a game that means to reveal something in passing: that needs a test of its own.
 * To retell a whole log with other secrets one must know the rules: `test/secrecy` does that for Jackaroo.
 */
export const keepsSecrets = <T extends RulesetTypes>(
  game: Ruleset<T>,
  table: Table<T['Options']>,
  chance: Chance,
): void => {
  const viewers: readonly LiveViewer[] = [
    ...Array.from({ length: table.seats }, (_, seat) => seat),
    'spectator',
  ];
  const moments = [...randomPlay(game, table, chance)];
  const everyNth = Math.ceil(moments.length / MOMENTS_STUDIED);
  const tried = mistakesFrom(moments);
  if (game.hidesSomething) for (const viewer of viewers) opensNoMoreThanItShows(game, table, viewer);
  for (const [index, moment] of moments.entries()) {
    if (index % everyNth !== 0 && index !== moments.length - 1) continue;
    const isDrawn = index % (everyNth * Math.ceil(MOMENTS_STUDIED / MOMENTS_DRAWN)) === 0;
    const studied = { ...moment, next: moments[index + 1]?.asked ?? null, tried, isDrawn };
    for (const viewer of viewers) {
      if (!game.hidesSomething) everybodySeesTheSame(game, table, studied, viewer);
      else hidesFrom(game, table, studied, viewer);
    }
  }
};

/** What was asked at other moments: the likeliest mistakes. */
const mistakesFrom = <T extends RulesetTypes>(moments: readonly Moment<T>[]): readonly T['Action'][] => {
  const everyNth = Math.ceil(moments.length / MISTAKES_TRIED);
  return moments.flatMap(({ asked }, index) =>
    asked !== null && index % everyNth === 1 ? [asked.action] : [],
  );
};

const everybodySeesTheSame = <T extends RulesetTypes>(
  game: Ruleset<T>,
  table: Table<T['Options']>,
  { state, events, isDrawn }: Studied<T>,
  viewer: LiveViewer,
): void => {
  const imagined = imagine(game, table, state, viewer, seededChance('nothing to imagine'));
  looksTheSame(game, state, imagined, viewer);
  if (isDrawn) isDrawnTheSame(game, state, imagined, viewer);
  if (game.outcome(state) === null) isSame(imagined, state);
  isSame(game.view(state, viewer), game.view(state, 'spectator'));
  for (const event of events) isSame(game.sighting(event, viewer), game.sighting(event, 'spectator'));
};

interface Studied<T extends RulesetTypes> extends Moment<T> {
  /** What is asked next. */
  readonly next: Moment<T>['asked'];
  readonly tried: readonly T['Action'][];
  readonly isDrawn: boolean;
}

const hidesFrom = <T extends RulesetTypes>(
  game: Ruleset<T>,
  table: Table<T['Options']>,
  { state, next, tried, isDrawn }: Studied<T>,
  viewer: LiveViewer,
): void => {
  const chance = seededChance('imagined');
  const imagined = imagine(game, table, state, viewer, chance);
  looksTheSame(game, state, imagined, viewer);
  if (isDrawn) isDrawnTheSame(game, state, imagined, viewer);
  refusesTheSame(game, state, imagined, viewer, tried);
  const worlds = Array.from({ length: WORLDS_TRIED }, () => imagine(game, table, state, viewer, chance));
  if (next !== null) tellsNoMoreThanItShows(game, state, next, viewer, worlds);
};

/** Nothing of the real one can show through: it is made from the view alone. */
const imagine = <T extends RulesetTypes>(
  game: Ruleset<T>,
  table: Table<T['Options']>,
  state: T['State'],
  viewer: LiveViewer,
  chance: Chance,
): T['State'] => game.imagine(game.view(state, viewer), table, chance);

const looksTheSame = <T extends RulesetTypes>(
  game: Ruleset<T>,
  real: T['State'],
  imagined: T['State'],
  viewer: LiveViewer,
): void => {
  const view = game.view(real, viewer);
  const imaginedView = game.view(imagined, viewer);
  isSame(imaginedView, view);
  // Also in the order of its fields, which is what is sent.
  isSame(JSON.stringify(imaginedView), JSON.stringify(view));
  isSame(game.toAct(imagined), game.toAct(real));
  isSame(game.outcome(imagined), game.outcome(real));
  if (viewer === 'spectator') return;
  const actions = game.legal(real, viewer);
  isSame(game.legal(imagined, viewer), actions);
  for (const action of actions) isSame(game.label(imaginedView, action), game.label(view, action));
};

const isDrawnTheSame = <T extends RulesetTypes>(
  game: Ruleset<T>,
  real: T['State'],
  imagined: T['State'],
  viewer: LiveViewer,
): void => {
  const [view, imaginedView] = [game.view(real, viewer), game.view(imagined, viewer)];
  expect(game.draw(imaginedView, names)).toBe(game.draw(view, names));
  expect(game.picture(imaginedView, names)).toBe(game.picture(view, names));
};

/** Code, sentence and field errors are the same; what is accepted in one world is accepted in the other. */
const refusesTheSame = <T extends RulesetTypes>(
  game: Ruleset<T>,
  real: T['State'],
  imagined: T['State'],
  viewer: LiveViewer,
  tried: readonly T['Action'][],
): void => {
  if (viewer === 'spectator') return;
  const problem = (state: T['State'], action: unknown) => {
    const told = ask(game, state, viewer, action, seededChance('stray'));
    return told.ok ? 'accepted' : told.problem;
  };
  for (const action of tried.flatMap((each) => [each, { ...each, nobodyKnowsThis: 1 }])) {
    const [one, other] = [problem(real, action), problem(imagined, action)];
    if (JSON.stringify(one) !== JSON.stringify(other)) expect(other, JSON.stringify(action)).toEqual(one);
  }
};

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
): Learned => {
  const after = events.reduce<T['State']>((state, event) => game.evolve(state, event), before);
  const sightings = events.map((event) => game.sighting(event, viewer));
  const words = sightings.map((sighting) => game.describe(sighting, names));
  return { told: JSON.stringify([sightings, words]), shown: JSON.stringify(game.view(after, viewer)) };
};

/** Worlds that looked the same and look the same again were told the same; and those told the same look the same. */
const goTogether = (one: Learned, other: Learned, why: string): void => {
  if ((other.shown === one.shown) !== (other.told === one.told)) expect(other, why).toEqual(one);
};

/** Before the opening nothing is hidden, so every luck is another world that looks the same. */
const opensNoMoreThanItShows = <T extends RulesetTypes>(
  game: Ruleset<T>,
  table: Table<T['Options']>,
  viewer: LiveViewer,
): void => {
  const before = game.initial(table);
  const openings = Array.from({ length: OPENINGS_TRIED }, (_, luck) =>
    learned(game, before, game.open(before, seededChance(`opening ${luck}`)), viewer),
  );
  for (const one of openings) for (const other of openings) goTogether(one, other, `${viewer}, opening`);
};

/** One decision is taken in worlds that look the same before it: with the luck still to come another, or with other secrets. */
const tellsNoMoreThanItShows = <T extends RulesetTypes>(
  game: Ruleset<T>,
  real: T['State'],
  { seat, action }: NonNullable<Moment<T>['asked']>,
  viewer: LiveViewer,
  worlds: readonly T['State'][],
): void => {
  const decide = (state: T['State'], luck: string): readonly Learned[] => {
    const decided = game.decide(state, seat, action, seededChance(luck));
    return decided.ok ? [learned(game, state, decided.value, viewer)] : [];
  };
  const others = [...decide(real, 'other luck'), ...worlds.flatMap((world) => decide(world, 'luck'))];
  for (const one of decide(real, 'luck'))
    for (const other of others) goTogether(one, other, `${viewer} after ${JSON.stringify(action)}`);
};
