import { seededChance } from '../../engine/chance/seeded.js';
import { Outcome } from '../../engine/outcome.js';
import type { LiveViewer, Ruleset, RulesetTypes, Seat, Table } from '../../engine/ruleset.js';
import { inShort, LawBroken, must, mustBeSame } from './broken.js';
import { fold, type Moment, randomPlay } from './random-play.js';
import { boardsAreReadable, wordsAreReadable } from './readable.js';

/** Heavy laws look at every n-th moment of a long game, and at all of a short one; drawing is the heaviest. */
const MOMENTS_STUDIED = 32;
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
  everyActionIsListedOnce(game, table, [...seen.values()]);
  replayGivesTheSame(game, table, moments);
};

/** Where the rules number their actions, no legal one is without a number, and none has two. */
const everyActionIsListedOnce = <T extends RulesetTypes>(
  game: Ruleset<T>,
  table: Table<T['Options']>,
  seen: readonly T['Action'][],
): void => {
  if (game.everyAction === undefined) return;
  const listed = game.everyAction(table).map((action) => JSON.stringify(action));
  const all = new Set(listed);
  must(all.size === listed.length, () => '`everyAction` lists an action twice');
  for (const action of seen)
    must(
      all.has(JSON.stringify(action)),
      () => `\`everyAction\` does not list ${inShort(action)}, which \`legal\` does`,
    );
};

const seatsOf = (table: Table<unknown>): readonly Seat[] =>
  Array.from({ length: table.seats }, (_, seat) => seat);
export const viewersOf = (table: Table<unknown>): readonly LiveViewer[] => [...seatsOf(table), 'spectator'];

const legalActions = <T extends RulesetTypes>(game: Ruleset<T>, table: Table<unknown>, state: T['State']) =>
  seatsOf(table).flatMap((seat) => game.legal(state, seat));

const someoneIsToActUntilTheEnd = <T extends RulesetTypes>(
  game: Ruleset<T>,
  table: Table<unknown>,
  state: T['State'],
) => {
  const toAct = game.toAct(state);
  const outcome = game.outcome(state);
  must(
    toAct.length > 0 === (outcome === null),
    () =>
      `\`toAct\` must be empty exactly when \`outcome\` is not null; it is ${inShort(toAct)}, and the outcome ${inShort(outcome)}`,
  );
  for (const seat of seatsOf(table))
    must(
      game.legal(state, seat).length > 0 === toAct.includes(seat),
      () =>
        `\`legal\` must list something for seat ${seat} exactly when \`toAct\` names it; \`toAct\` is ${inShort(toAct)} and \`legal\` ${inShort(game.legal(state, seat))}`,
    );
  if (outcome !== null) saysWhoWon(outcome, table);
};

const saysWhoWon = (outcome: Outcome, table: Table<unknown>): void => {
  const parsed = Outcome.safeParse(outcome);
  must(
    parsed.success,
    () => `\`outcome\` must have all fields of an outcome (make it with \`finished\`): ${inShort(outcome)}`,
  );
  mustBeSame(outcome, parsed.data, () => '`outcome` must have no other fields');
  mustBeSame(
    outcome.ranking.flat().toSorted((one, other) => one - other),
    seatsOf(table),
    () => '`ranking` must name every seat once',
  );
  must(
    outcome.ended === 'finished' && outcome.by === null,
    () => `an end by the rules is \`finished\` by nobody, not ${inShort(outcome)}`,
  );
};

const legalActionsAreAccepted = <T extends RulesetTypes>(
  game: Ruleset<T>,
  table: Table<unknown>,
  state: T['State'],
) => {
  for (const seat of seatsOf(table)) {
    const actions = game.legal(state, seat);
    const spelled = actions.map((action) => JSON.stringify(action));
    must(
      new Set(spelled).size === spelled.length,
      () => `\`legal\` lists an action twice: ${inShort(actions)}`,
    );
    mustBeSame(game.legal(state, seat), actions, () => '`legal` must give the same list in the same order');
    for (const action of actions) {
      const parsed = game.schemas.action.safeParse(action);
      must(
        parsed.success && JSON.stringify(parsed.data) === JSON.stringify(action),
        () => `\`legal\` lists ${inShort(action)}, which \`schemas.action\` does not take as it is`,
      );
      const decided = game.decide(state, seat, action, seededChance('law'));
      must(
        decided.ok,
        () =>
          `\`legal\` lists ${inShort(action)} for seat ${seat}, and \`decide\` refuses it: ${inShort(decided)}`,
      );
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
      isRefused(game, state, seat, action);
    }
  }
};

const isRefused = <T extends RulesetTypes>(
  game: Ruleset<T>,
  state: T['State'],
  seat: Seat,
  action: T['Action'],
): void => {
  const decided = game.decide(state, seat, action, seededChance('law'));
  if (decided.ok)
    throw new LawBroken(
      `\`decide\` accepts ${inShort(action)} from seat ${seat}, and \`legal\` does not list it`,
    );
  must(
    decided.problem.code in game.refusals,
    () => `\`decide\` refuses with "${decided.problem.code}", which is not in the table \`refusals\``,
  );
};

const evolveChangesNothing = <T extends RulesetTypes>(
  game: Ruleset<T>,
  before: Moment<T> | undefined,
  after: Moment<T>,
) => {
  if (before === undefined) return;
  const copy = structuredClone(before.state);
  const story = structuredClone(after.events);
  mustBeSame(
    fold(game, before.state, after.events),
    after.state,
    () => '`evolve` is not pure: the same events on the same state gave another state',
  );
  mustBeSame(before.state, copy, () => '`evolve` is not pure: it changed the state it was given');
  mustBeSame(after.events, story, () => '`evolve` is not pure: it changed the event it was given');
};

const whatLeavesParses = <T extends RulesetTypes>(
  game: Ruleset<T>,
  table: Table<unknown>,
  moment: Moment<T>,
) => {
  for (const event of moment.events) isAsItsSchemaSays(game.schemas.event, event, '`schemas.event`');
  for (const viewer of viewersOf(table)) {
    isAsItsSchemaSays(game.schemas.view, game.view(moment.state, viewer), '`schemas.view`');
    for (const event of moment.events)
      isAsItsSchemaSays(game.schemas.sighting, game.sighting(event, viewer), '`schemas.sighting`');
  }
};

/** What crosses a boundary comes back from JSON, through its schema, as it was. */
const isAsItsSchemaSays = (
  schema: Ruleset<RulesetTypes>['schemas']['event' | 'view'],
  said: unknown,
  name: string,
): void => {
  const parsed = schema.safeParse(JSON.parse(JSON.stringify(said)));
  must(parsed.success, () => `${name} does not take ${inShort(said)}: ${parsed.error?.message}`);
  mustBeSame(said, parsed.data, () => `what ${name} reads back from JSON must be what was written`);
};

const replayGivesTheSame = <T extends RulesetTypes>(
  game: Ruleset<T>,
  table: Table<T['Options']>,
  moments: readonly Moment<T>[],
) => {
  const log: unknown[] = JSON.parse(JSON.stringify(moments.flatMap((moment) => moment.events)));
  const events = log.map((event) => game.schemas.event.parse(event));
  mustBeSame(
    fold(game, game.initial(table), events),
    moments.at(-1)?.state,
    () => 'the log, written as JSON and folded again, must give the same state',
  );
};
