import { expect } from 'vitest';
import { seededChance } from '../../src/engine/chance/seeded.js';
import { Outcome } from '../../src/engine/outcome.js';
import type { LiveViewer, Ruleset, RulesetTypes, Seat, Table } from '../../src/engine/ruleset.js';
import { fold, type Moment, randomPlay } from './random-play.js';
import { isSame } from './same.js';

/** Heavy laws look at every n-th moment of a long game, and at all of a short one; drawing is the heaviest. */
const MOMENTS_STUDIED = 48;
const MOMENTS_DRAWN = 8;

/** The laws of the contract, tried on every moment of one random game. */
export const obeysTheLaws = <T extends RulesetTypes>(
  game: Ruleset<T>,
  table: Table<T['Options']>,
  seed: string,
): void => {
  const moments = [...randomPlay(game, table, seededChance(seed))];
  const everyNth = Math.ceil(moments.length / MOMENTS_STUDIED);
  const drawnNth = everyNth * Math.ceil(MOMENTS_STUDIED / MOMENTS_DRAWN);
  const seen = new Map<string, T['Action']>();
  for (const [index, moment] of moments.entries()) {
    for (const action of legalActions(game, table, moment.state)) seen.set(JSON.stringify(action), action);
    const isLast = index === moments.length - 1;
    if (index % everyNth !== 0 && !isLast) continue;
    someoneIsToActUntilTheEnd(game, table, moment.state);
    legalActionsAreAccepted(game, table, moment.state);
    otherActionsAreRefused(game, moment.state, [...seen.values()], `${seed}/${index}`);
    evolveChangesNothing(game, moments[index - 1], moment);
    whatLeavesParses(game, table, moment);
    wordsAreReadable(game, table, moment);
    if (index % drawnNth === 0 || isLast) boardsAreReadable(game, table, moment);
  }
  replayGivesTheSame(game, table, moments);
};

const seatsOf = (table: Table<unknown>): readonly Seat[] =>
  Array.from({ length: table.seats }, (_, seat) => seat);
const viewersOf = (table: Table<unknown>): readonly LiveViewer[] => [...seatsOf(table), 'spectator'];
const names = ['Ann', 'Bo & <Co>', 'Cy "the cat"', 'Dee'];

const legalActions = <T extends RulesetTypes>(game: Ruleset<T>, table: Table<unknown>, state: T['State']) =>
  seatsOf(table).flatMap((seat) => game.legal(state, seat));

const someoneIsToActUntilTheEnd = <T extends RulesetTypes>(
  game: Ruleset<T>,
  table: Table<unknown>,
  state: T['State'],
) => {
  const toAct = game.toAct(state);
  expect(toAct.length > 0).toBe(game.outcome(state) === null);
  for (const seat of seatsOf(table)) {
    expect(game.legal(state, seat).length > 0, `seat ${seat} has something to do`).toBe(toAct.includes(seat));
  }
  const outcome = game.outcome(state);
  if (outcome === null) return;
  expect(Outcome.parse(outcome), 'always all fields').toEqual(outcome);
  expect(outcome.ranking.flat().toSorted()).toEqual(seatsOf(table));
  expect(outcome).toMatchObject({ ended: 'finished', by: null });
};

const legalActionsAreAccepted = <T extends RulesetTypes>(
  game: Ruleset<T>,
  table: Table<unknown>,
  state: T['State'],
) => {
  for (const seat of seatsOf(table)) {
    const actions = game.legal(state, seat);
    const spelled = actions.map((action) => JSON.stringify(action));
    expect(new Set(spelled).size, 'no action is listed twice').toBe(spelled.length);
    isSame(game.legal(state, seat), actions, 'the order is fixed');
    for (const action of actions) {
      const isAsWritten = JSON.stringify(game.schemas.action.parse(action)) === JSON.stringify(action);
      const isAccepted = game.decide(state, seat, action, seededChance('law')).ok;
      if (!isAsWritten || !isAccepted)
        expect.fail(`listed, but not accepted as it is: ${JSON.stringify(action)}`);
    }
  }
};

/** Actions that were legal at other moments are the likeliest mistakes. */
const otherActionsAreRefused = <T extends RulesetTypes>(
  game: Ruleset<T>,
  state: T['State'],
  pool: readonly T['Action'][],
  seed: string,
) => {
  const chance = seededChance(seed);
  for (const seat of game.toAct(state)) {
    const listed = new Set(game.legal(state, seat).map((action) => JSON.stringify(action)));
    const strangers = pool.filter((action) => !listed.has(JSON.stringify(action)));
    for (let i = 0; i < Math.min(20, strangers.length); i++) {
      const action = strangers[chance.pick(strangers.map((_, at) => at))];
      if (action === undefined || game.tolerates?.(state, seat, action)) continue;
      const decided = game.decide(state, seat, action, seededChance('law'));
      if (decided.ok) expect.fail(`accepted, but not listed: ${JSON.stringify(action)}`);
      if (!(decided.problem.code in game.refusals))
        expect.fail(`not in the table of refusals: ${decided.problem.code}`);
    }
  }
};

const evolveChangesNothing = <T extends RulesetTypes>(
  game: Ruleset<T>,
  before: Moment<T> | undefined,
  after: Moment<T>,
) => {
  if (before === undefined) return;
  const copy = structuredClone(before.state);
  const story = structuredClone(after.events);
  isSame(fold(game, before.state, after.events), after.state);
  isSame(before.state, copy, 'the old state is still true');
  isSame(after.events, story, 'events are facts');
};

const whatLeavesParses = <T extends RulesetTypes>(
  game: Ruleset<T>,
  table: Table<unknown>,
  moment: Moment<T>,
) => {
  for (const event of moment.events) isSame(game.schemas.event.parse(event), event);
  for (const viewer of viewersOf(table)) {
    const view = game.view(moment.state, viewer);
    isSame(game.schemas.view.parse(JSON.parse(JSON.stringify(view))), view);
    for (const event of moment.events) {
      const sighting = game.sighting(event, viewer);
      isSame(game.schemas.sighting.parse(JSON.parse(JSON.stringify(sighting))), sighting);
    }
  }
};

const boardsAreReadable = <T extends RulesetTypes>(
  game: Ruleset<T>,
  table: Table<unknown>,
  moment: Moment<T>,
) => {
  // Where nothing is hidden all views are the same, which is a law of its own.
  const viewers = game.hidesSomething ? viewersOf(table) : (['spectator'] as const);
  for (const viewer of viewers) {
    const view = game.view(moment.state, viewer);
    const board = game.draw(view, names);
    for (const line of board.split('\n'))
      if (Array.from(line).length > 80) expect.fail(`too long for a terminal: ${line}`);
    const picture = game.picture(view, names);
    expect(picture).toMatch(/^<svg [^>]*viewBox="[^"]+".*<title .*<desc .*<\/svg>$/s);
    expect(picture).not.toMatch(/<script|<foreignObject|\son\w+=|href="(?!#)|Bo & <Co>|NaN|undefined/);
  }
};

const wordsAreReadable = <T extends RulesetTypes>(
  game: Ruleset<T>,
  table: Table<unknown>,
  moment: Moment<T>,
) => {
  for (const viewer of viewersOf(table)) {
    for (const event of moment.events) isSentence(game.describe(game.sighting(event, viewer), names));
    if (viewer === 'spectator') continue;
    const view = game.view(moment.state, viewer);
    for (const action of game.legal(moment.state, viewer)) isLabel(game.label(view, action));
  }
};

/** Asked thousands of times: `expect` is only called when there is something to say. */
const isSentence = (words: string): void => {
  if (words.length <= 3 || /undefined|null|NaN|\[object/.test(words)) expect.fail(`not a sentence: ${words}`);
};

const isLabel = (words: string): void => {
  isSentence(words);
  if (words.length > 72) expect.fail(`too long for a button: ${words}`);
};

const replayGivesTheSame = <T extends RulesetTypes>(
  game: Ruleset<T>,
  table: Table<T['Options']>,
  moments: readonly Moment<T>[],
) => {
  const log: unknown[] = JSON.parse(JSON.stringify(moments.flatMap((moment) => moment.events)));
  const events = log.map((event) => game.schemas.event.parse(event));
  isSame(fold(game, game.initial(table), events), moments.at(-1)?.state);
};
