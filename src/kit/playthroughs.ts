import { seededChance } from '../engine/chance/seeded.js';
import { complete } from '../engine/defaults/complete.js';
import type { MinimalRuleset, Ruleset, RulesetTypes, Viewer } from '../engine/ruleset.js';
import { type Moment, type NamedTable, randomPlay, tablesOf } from './laws/random-play.js';

const NAMES = ['Ann', 'Bo', 'Cy', 'Dee'];
/** Long games are printed up to here, and their last moment: enough for a reviewer to read the diff. */
const MOMENTS_PRINTED = 24;

/** One seeded game as a text that a reviewer reads: a change of rules or words shows as a diff of it. */
export interface Playthrough {
  /** `pig-classic`. */
  readonly name: string;
  text(): string;
}

/** One for each preset, at its largest table. */
export const playthroughsOf = <T extends RulesetTypes>(given: MinimalRuleset<T>): readonly Playthrough[] => {
  const game = complete(given);
  const largest = new Map(tablesOf(game).map((named) => [named.preset, named]));
  return [...largest.values()].map((named) => ({
    name: `${game.id}-${named.preset}`,
    text: () => transcript(game, named),
  }));
};

const transcript = <T extends RulesetTypes>(game: Ruleset<T>, { name, table }: NamedTable<T>): string => {
  const moments = [...randomPlay(game, table, seededChance(`playthrough ${game.id} ${name}`))];
  const printed =
    moments.length <= MOMENTS_PRINTED
      ? moments
      : [...moments.slice(0, MOMENTS_PRINTED - 1), ...moments.slice(-1)];
  const head = [`${game.name}, version ${game.version}: ${name}`, `options ${JSON.stringify(table.options)}`];
  const story = printed.map((moment) => page(game, moment, moments.indexOf(moment), table.seats));
  return [
    ...head,
    `${moments.length - 1} actions`,
    ...story,
    `outcome ${JSON.stringify(outcomeOf(game, moments))}`,
    '',
  ].join('\n');
};

const outcomeOf = <T extends RulesetTypes>(game: Ruleset<T>, moments: readonly Moment<T>[]) => {
  const last = moments.at(-1);
  return last === undefined ? null : game.outcome(last.state);
};

const page = <T extends RulesetTypes>(
  game: Ruleset<T>,
  { state, asked, events }: Moment<T>,
  index: number,
  seats: number,
): string => {
  const viewers: readonly Viewer[] = !game.hidesSomething
    ? ['spectator']
    : [...Array(seats).keys(), 'spectator'];
  return [
    '',
    `--- ${index} ${asked === null ? 'opening' : `seat ${asked.seat} ${JSON.stringify(asked.action)}`}`,
    ...events.map((event) => JSON.stringify(event)),
    ...viewers.flatMap((viewer) => [
      `[${viewer}] ${events.map((event) => game.describe(game.sighting(event, viewer), NAMES)).join(' ')}`,
      game.draw(game.view(state, viewer), NAMES).trimEnd(),
    ]),
    ...viewers.map((viewer) => `[${viewer}] ${JSON.stringify(game.view(state, viewer))}`),
    ...game.toAct(state).map((actor) => `legal for seat ${actor}: ${labels(game, state, actor)}`),
  ].join('\n');
};

const labels = <T extends RulesetTypes>(game: Ruleset<T>, state: T['State'], seat: number): string => {
  const actions = game.legal(state, seat).map((action) => game.label(game.view(state, seat), action));
  return actions.length <= 12
    ? actions.join(' | ')
    : `${actions.slice(0, 12).join(' | ')} | … ${actions.length} in all`;
};
