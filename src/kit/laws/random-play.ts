import type { Chance } from '../../engine/chance/chance.js';
import { itemAt } from '../../engine/item-at.js';
import type { Ruleset, RulesetTypes, Seat, Table } from '../../engine/ruleset.js';
import { inShort, LawBroken, must } from './broken.js';

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
    if (step === longest)
      throw new LawBroken(`a random game has not ended after ${longest} actions: give it an end`);
    const toAct = game.toAct(state);
    must(toAct.length > 0, () => 'nobody is to act, and `outcome` says that the game goes on');
    const seat = chance.pick(toAct);
    const actions = game.legal(state, seat);
    must(actions.length > 0, () => `seat ${seat} is in \`toAct\`, and \`legal\` lists nothing for it`);
    const action = itemAt(actions, chance.pick(actions.map((_, index) => index)));
    const decided = game.decide(state, seat, action, chance);
    if (!decided.ok)
      throw new LawBroken(
        `\`legal\` lists ${inShort(action)} for seat ${seat}, and \`decide\` refuses it with "${decided.problem.code}"`,
      );
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
