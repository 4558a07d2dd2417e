import type { Chance } from '../../engine/chance/chance.js';
import { seededChance } from '../../engine/chance/seeded.js';
import { ask } from '../../engine/refusal.js';
import type { LiveViewer, Ruleset, RulesetTypes, Table } from '../../engine/ruleset.js';
import { reviewerFrom } from '../../engine/viewer.js';
import { inShort, must, mustBeSame } from './broken.js';
import { viewersOf } from './contract.js';
import { otherRefusals } from './other-refusals.js';
import { type Moment, randomPlay } from './random-play.js';
import {
  names,
  opensNoMoreThanItShows,
  sealsWhatOthersChose,
  tellsNoMoreThanItShows,
  whoIs,
} from './telling.js';

/** Drawing is the heaviest, and it is told the view and nothing else, so a few moments are enough to see that it has no other source. */
const MOMENTS_STUDIED = 24;
const MOMENTS_DRAWN = 5;
const MISTAKES_TRIED = 12;
/** Somebody's own action is possible in every world imagined for them; another's must be met with by luck. */
const WORLDS_TRIED = 8;

/**
 * A world imagined from what a viewer may know looks exactly the same to that viewer, whatever is asked of it.
 * In a game that hides nothing every viewer must see the same, and the position is imagined exactly.
 *
 * What can be shown of a game whose rules we do not know: a position gives nothing away but its view; and the opening and every
 * decision tell, in their sightings, nothing that the views before and after do not show. So two logs whose views go along, event
 * for event, have the same sightings. What somebody else chose, where others see nothing of it, they are not told either. It says nothing of a game that means to reveal something in passing: that needs a test of its own.
 * To retell a whole log with other secrets one must know the rules: `test/secrecy` does that for Jackaroo.
 */
export const keepsSecrets = <T extends RulesetTypes>(
  game: Ruleset<T>,
  table: Table<T['Options']>,
  chance: Chance,
): void => {
  const viewers = viewersOf(table);
  const moments = [...randomPlay(game, table, chance)];
  const everyNth = Math.ceil(moments.length / MOMENTS_STUDIED);
  const tried = mistakesFrom(moments);
  if (game.hidesSomething) {
    hidesWhatItSays(game, moments);
    for (const viewer of viewers) opensNoMoreThanItShows(game, table, viewer);
  }
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

/** A game that hides something shows a spectator less than a reviewer, at some moment. */
const hidesWhatItSays = <T extends RulesetTypes>(game: Ruleset<T>, moments: readonly Moment<T>[]): void => {
  const reviewer = reviewerFrom(null);
  const hides = ({ state, events }: Moment<T>): boolean =>
    JSON.stringify(game.view(state, 'spectator')) !== JSON.stringify(game.view(state, reviewer)) ||
    events.some(
      (event) =>
        JSON.stringify(game.sighting(event, 'spectator')) !== JSON.stringify(game.sighting(event, reviewer)),
    );
  must(moments.some(hides), () => '`hidesSomething` is true, and everybody is shown everything');
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
  if (game.outcome(state) === null)
    mustBeSame(imagined, state, () => 'nothing is hidden, so `imagine` must give the position itself');
  const [view, open] = [game.view(state, viewer), game.view(state, 'spectator')];
  mustBeSame(open, view, () => `\`hidesSomething\` is false, and ${viewer} sees what a spectator does not`);
  for (const event of events)
    mustBeSame(
      game.sighting(event, 'spectator'),
      game.sighting(event, viewer),
      () => `\`hidesSomething\` is false, and ${viewer} is told what a spectator is not`,
    );
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
  if (next === null) return;
  tellsNoMoreThanItShows(game, state, next, viewer, worlds);
  if (next.seat !== viewer) sealsWhatOthersChose(game, state, next, viewer);
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
  const leaks = (what: string) => (): string =>
    `${what} gives ${whoIs(viewer)} something away: in a world that \`imagine\` made of that view alone it is another`;
  mustBeSame(imaginedView, view, leaks('`view`'));
  // Also in the order of its fields, which is what is sent.
  mustBeSame(JSON.stringify(imaginedView), JSON.stringify(view), leaks('the order of fields in `view`'));
  mustBeSame(game.toAct(imagined), game.toAct(real), leaks('`toAct`'));
  mustBeSame(game.outcome(imagined), game.outcome(real), leaks('`outcome`'));
  if (viewer === 'spectator') return;
  const actions = game.legal(real, viewer);
  mustBeSame(game.legal(imagined, viewer), actions, leaks('`legal`'));
  for (const action of actions)
    mustBeSame(game.label(imaginedView, action), game.label(view, action), leaks('`label`'));
};

const isDrawnTheSame = <T extends RulesetTypes>(
  game: Ruleset<T>,
  real: T['State'],
  imagined: T['State'],
  viewer: LiveViewer,
): void => {
  const [view, imaginedView] = [game.view(real, viewer), game.view(imagined, viewer)];
  const same = () => 'the same view must be drawn the same';
  mustBeSame(game.draw(imaginedView, names), game.draw(view, names), same);
  mustBeSame(game.picture(imaginedView, names, viewer), game.picture(view, names, viewer), same);
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
    if (told.ok) return 'accepted';
    return [told.problem, ...otherRefusals(game, told.problem.code, { state, seat: viewer, action })];
  };
  for (const action of tried.flatMap((each) => [each, { ...each, nobodyKnowsThis: 1 }])) {
    const [one, other] = [problem(real, action), problem(imagined, action)];
    must(
      JSON.stringify(one) === JSON.stringify(other),
      () =>
        `a refusal gives ${whoIs(viewer)} something away: ${inShort(action)} is answered with ${inShort(one)}, and with ${inShort(other)} in a world that looks the same`,
    );
  }
};
