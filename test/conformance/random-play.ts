import type { Chance } from '../../src/engine/chance/chance.js';
import type { Ruleset, RulesetTypes, Seat, Table } from '../../src/engine/ruleset.js';

/** One moment of a random game: the state, and what was just asked and told. */
export interface Moment<T extends RulesetTypes> {
  readonly state: T['State'];
  readonly asked: { readonly seat: Seat; readonly action: T['Action'] } | null;
  readonly events: readonly T['Event'][];
}

/** Every moment of a game played by choosing any legal action, from the opening to the end. */
export function* randomPlay<T extends RulesetTypes>(
  game: Ruleset<T>,
  table: Table<T['Options']>,
  chance: Chance,
  longest = 100_000,
): Generator<Moment<T>> {
  const before = game.initial(table);
  const opening = game.open(before, chance);
  let state = fold(game, before, opening);
  yield { state, asked: null, events: opening };
  for (let step = 0; game.outcome(state) === null; step++) {
    if (step === longest) throw new Error(`${game.id}: no end after ${longest} actions`);
    const seat = chance.pick(game.toAct(state));
    const actions = game.legal(state, seat);
    const action = actions[chance.pick(actions.map((_, index) => index))];
    if (action === undefined) throw new Error(`${game.id}: seat ${seat} is to act and has nothing to do`);
    const decided = game.decide(state, seat, action, chance);
    if (!decided.ok) throw new Error(`${game.id}: a listed action was refused with ${decided.problem.code}`);
    state = fold(game, state, decided.value);
    yield { state, asked: { seat, action }, events: decided.value };
  }
}

export const fold = <T extends RulesetTypes>(
  game: Ruleset<T>,
  start: T['State'],
  events: readonly T['Event'][],
): T['State'] => events.reduce<T['State']>((state, event) => game.evolve(state, event), start);

/** The tables every law is tried on: each preset with each number of seats it takes. */
export const tablesOf = <T extends RulesetTypes>(game: Ruleset<T>): readonly NamedTable<T>[] =>
  game.presets.flatMap((preset) => {
    const counts = Array.from(
      { length: game.seats.max - game.seats.min + 1 },
      (_, extra) => game.seats.min + extra,
    );
    return counts
      .map((seats) => ({ seats, options: game.schemas.options.parse(preset.options) }))
      .filter((table) => (game.fits?.(table) ?? null) === null)
      .map((table) => ({ name: `${preset.id}, ${table.seats} seats`, preset: preset.id, table }));
  });

export interface NamedTable<T extends RulesetTypes> {
  readonly name: string;
  readonly preset: string;
  readonly table: Table<T['Options']>;
}
