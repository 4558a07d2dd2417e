import type { Chance } from '../../engine/chance/chance.js';
import { seededChance } from '../../engine/chance/seeded.js';
import { endInWords } from '../../engine/end-words.js';
import { emptyMatch, imaginedMatch, type Match, openMatch } from '../../engine/match.js';
import type { Outcome, Ruleset, RulesetTypes, Seat, Table } from '../../engine/ruleset.js';
import { reviewerFrom } from '../../engine/viewer.js';
import { inShort, LawBroken, must, mustBeSame } from './broken.js';
import { viewersOf } from './contract.js';

const NAMES = ['Ann', 'Bo', 'Cy', 'Dee'];
/** As long as names may be. */
const LONG_NAMES = NAMES.map((name) => `${name} of ${'the long '.repeat(4)}`.slice(0, 40));
const ACTIONS = 40;
/** Every so many actions the match is halted in every way there is. */
const LOOK_EVERY = 17;

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
    if (!turn.ok) throw new LawBroken(`\`decide\` refuses a listed action: ${inShort(turn.problem)}`);
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
  mustBeSame(over.outcome, end, () => 'a match that was ended from outside must say how');
  nobodyActs(game, over, seats);
  for (const viewer of [...seats, 'spectator'] as const) {
    const reviewer = reviewerFrom(viewer === 'spectator' ? null : viewer);
    mustBeSame(
      over.view(viewer),
      over.view(reviewer),
      () => `\`view\` must hide nothing from ${viewer} when the game was ended from outside`,
    );
    must(
      over.draw(viewer, NAMES).includes(endInWords(end, NAMES)),
      () => `\`draw\` must say how the game ended (\`endOnBoard\`): "${endInWords(end, NAMES)}"`,
    );
    for (const line of over.draw(viewer, LONG_NAMES).split('\n'))
      must(line.length <= 80, () => `with long names a line of \`draw\` is too wide: ${inShort(line)}`);
  }
};

const nobodyActs = <T extends RulesetTypes>(game: Ruleset<T>, match: Match, seats: readonly Seat[]): void => {
  const silent = (text: string, who: string): void => {
    const [word] = SOMEBODY_IS_TO_ACT.exec(text) ?? [];
    must(word === undefined, () => `where nobody is to act ${who} must not say "${word}"`);
  };
  mustBeSame(match.toAct, [], () => 'nobody is to act in a halted match');
  for (const seat of seats) {
    const offered = [match.legal(seat), match.choices(seat), match.ventures(seat)];
    mustBeSame(offered, [[], [], []], () => 'nothing is to be done in a halted match');
    const view = match.view(seat);
    const parsed = game.schemas.view.safeParse(JSON.parse(JSON.stringify(view)));
    must(parsed.success, () => `\`schemas.view\` does not take the view of a halted match: ${inShort(view)}`);
    mustBeSame(parsed.data, view, () => 'the view of a halted match must be read back as it was');
    silent(match.draw(seat, NAMES), '`draw`');
    silent(match.picture(seat, NAMES), '`picture`');
  }
};

/** A version inside a decision is a version like any other: what is said of it must be so. */
const isSilentMidway = <T extends RulesetTypes>(
  game: Ruleset<T>,
  before: Match,
  happenings: readonly { readonly event: unknown }[],
): void => {
  const events = happenings.map(({ event }) => event);
  const { outcome } = before.after(events);
  for (let told = 1; told < events.length; told++) {
    const midway = before.after(events.slice(0, told));
    if (midway.outcome !== null) {
      mustBeSame(
        midway.outcome,
        outcome,
        () =>
          'in the middle of a decision `outcome` must be null, or say what it says after its last event already',
      );
      continue;
    }
    must(midway.halted('midway').outcome === null, () => 'in the middle of a decision there is no outcome');
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
    mustBeSame(
      imagined.view(reviewer),
      match.view(reviewer),
      () => 'what a reviewer sees must be enough for `imagine` to give the position itself',
    );
    mustBeSame(imagined.toAct, match.toAct, () => 'a position imagined by a reviewer has the same to act');
  }
  const { concluded: _, ...early } = match.view(reviewerFrom(null));
  mustBeSame(imaginedMatch(game, table, early, NO_LUCK).toAct, match.toAct, () => 'old forks can be read');
  for (const event of game.open(game.initial(table), seededChance('reviewed'))) showsAll(game, event, table);
};

/** A reviewer is told at least what any of the others is told. */
const showsAll = <T extends RulesetTypes>(
  game: Ruleset<T>,
  event: T['Event'],
  table: Table<unknown>,
): void => {
  const whole = game.sighting(event, reviewerFrom(null));
  mustBeSame(
    game.schemas.sighting.parse(whole),
    whole,
    () => "a reviewer's sighting must be read back as it was",
  );
  for (const viewer of viewersOf(table))
    for (const [field, value] of Object.entries(game.sighting(event, viewer)).filter(isShown))
      mustBeSame(
        Reflect.get(whole, field),
        value,
        () => `a reviewer must see what ${viewer} sees of \`${field}\` in ${inShort(event)}`,
      );
};

/** Null stands for what may not be seen. */
const isShown = ([, value]: readonly [string, unknown]): boolean => value !== null;

const NO_LUCK: Chance = {
  pick() {
    throw new LawBroken('to a reviewer nothing is hidden, so `imagine` must not draw for one');
  },
};
