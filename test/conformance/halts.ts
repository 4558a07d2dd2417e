import { expect } from 'vitest';
import type { Chance } from '../../src/engine/chance/chance.js';
import { seededChance } from '../../src/engine/chance/seeded.js';
import { endInWords } from '../../src/engine/end-words.js';
import { emptyMatch, imaginedMatch, type Match, openMatch } from '../../src/engine/match.js';
import type { LiveViewer, Outcome, Ruleset, RulesetTypes, Seat, Table } from '../../src/engine/ruleset.js';
import { reviewerFrom } from '../../src/engine/viewer.js';
import { isSame } from './same.js';

const NAMES = ['Ann', 'Bo', 'Cy', 'Dee'];
/** As long as names may be. */
const LONG_NAMES = NAMES.map((name) => `${name} of ${'the long '.repeat(4)}`.slice(0, 40));
const ACTIONS = 40;
/** Every so many actions the match is halted in every way there is. */
const LOOK_EVERY = 9;

/** What nobody may be told when nobody is to act. */
const SOMEBODY_IS_TO_ACT =
  /\b(?:is|are) to\b|\bto (?:act|place)\b|\b(?:may|must) roll\b|Your turn|null|undefined|NaN/;

/** A match that ended from outside, or is looked at in the middle of a decision, says so in every form. */
export const saysWhenNobodyActs = <T extends RulesetTypes>(
  game: Ruleset<T>,
  table: Table<T['Options']>,
): void => {
  const chance = seededChance('halted');
  const seats = Array.from({ length: table.seats }, (_, seat) => seat);
  const opening = openMatch(game, table, chance);
  isSilentMidway(game, emptyMatch(game, table), opening.happenings);
  let { match } = opening;
  for (let acted = 0; acted < ACTIONS && match.outcome === null; acted++) {
    if (acted % LOOK_EVERY === 0) {
      for (const end of endsOf(seats)) isOver(game, match, end, seats);
      hidesNothingFromReviewers(game, table, match);
    }
    const [seat = 0] = match.toAct;
    const actions = match.legal(seat);
    const turn = match.act(seat, actions[chance.pick(actions.map((_, index) => index))], chance);
    if (!turn.ok) throw new Error(`${game.id}: a listed action was refused`);
    isSilentMidway(game, match, turn.value.happenings);
    match = turn.value.match;
  }
};

const endsOf = (seats: readonly Seat[]): readonly Outcome[] => [
  { ranking: [seats.slice(1), [0]], scores: null, ended: 'resigned', by: 0, reason: null },
  { ranking: [], scores: null, ended: 'abandoned', by: null, reason: 'some-reason' },
];

const isOver = <T extends RulesetTypes>(
  game: Ruleset<T>,
  match: Match,
  end: Outcome,
  seats: readonly Seat[],
) => {
  const over = match.halted(end);
  expect(over.outcome).toEqual(end);
  nobodyActs(game, over, seats);
  for (const viewer of [...seats, 'spectator'] as const) {
    const reviewer = reviewerFrom(viewer === 'spectator' ? null : viewer);
    isSame(over.view(viewer), over.view(reviewer), 'nothing is hidden');
    expect(over.draw(viewer, NAMES)).toContain(endInWords(end, NAMES));
    for (const line of over.draw(viewer, LONG_NAMES).split('\n'))
      if (line.length > 80) expect.fail(`too long for a terminal: ${line}`);
  }
};

const nobodyActs = <T extends RulesetTypes>(game: Ruleset<T>, match: Match, seats: readonly Seat[]): void => {
  isSame(match.toAct, []);
  for (const seat of seats) {
    isSame([match.legal(seat), match.choices(seat), match.ventures(seat)], [[], [], []]);
    const view = match.view(seat);
    isSame(game.schemas.view.parse(JSON.parse(JSON.stringify(view))), view);
    isQuiet(match.draw(seat, NAMES));
    isQuiet(match.picture(seat, NAMES));
    isSame(match.act(seat, game.schemas.action.safeParse({ type: 'roll' }).data, NO_LUCK).ok, false);
  }
};

const isQuiet = (words: string): void => {
  if (SOMEBODY_IS_TO_ACT.test(words)) expect(words).not.toMatch(SOMEBODY_IS_TO_ACT);
};

/** A version inside a decision is a version like any other: what is said of it must be so. */
const isSilentMidway = <T extends RulesetTypes>(
  game: Ruleset<T>,
  before: Match,
  happenings: readonly { readonly event: unknown }[],
): void => {
  const events = happenings.map(({ event }) => event);
  for (let told = 1; told < events.length; told++) {
    const midway = before.after(events.slice(0, told));
    if (midway.outcome !== null) continue;
    isSame(midway.halted('midway').outcome, null);
    nobodyActs(game, midway.halted('midway'), [0]);
  }
};

/** Whoever looks back can tell the position exactly: to imagine it takes no luck. */
const hidesNothingFromReviewers = <T extends RulesetTypes>(
  game: Ruleset<T>,
  table: Table<T['Options']>,
  match: Match,
): void => {
  for (const seat of [0, null]) {
    const reviewer = reviewerFrom(seat);
    const imagined = match.imagine(reviewer, NO_LUCK);
    isSame(imagined.view(reviewer), match.view(reviewer));
    isSame(imagined.toAct, match.toAct);
  }
  const { concluded: _, ...early } = match.view(reviewerFrom(null));
  expect(imaginedMatch(game, table, early, NO_LUCK).toAct, 'old forks can be read').toEqual(match.toAct);
  for (const event of game.open(game.initial(table), seededChance('reviewed'))) showsAll(game, event, table);
};

/** A reviewer is told at least what any of the others is told. */
const showsAll = <T extends RulesetTypes>(
  game: Ruleset<T>,
  event: T['Event'],
  { seats }: Table<unknown>,
): void => {
  const whole = game.sighting(event, reviewerFrom(null));
  expect(game.schemas.sighting.parse(whole)).toEqual(whole);
  const viewers: readonly LiveViewer[] = [...Array(seats).keys(), 'spectator'];
  for (const viewer of viewers) expect(whole).toMatchObject(game.sighting(event, viewer));
};

const NO_LUCK: Chance = {
  pick() {
    throw new Error('nothing is left to luck');
  },
};
