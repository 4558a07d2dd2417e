import { expect } from 'vitest';
import { scriptedChance } from '../../src/engine/chance/scripted.js';
import { ask } from '../../src/engine/refusal.js';
import type { RulesetTypes } from '../../src/engine/ruleset.js';
import type { Adapter, Comparison, Replayed, Vector } from './adapters/adapter.js';

/** Plays a vector through the engine with its luck scripted, comparing after every step. */
export const replay = <T extends RulesetTypes>(adapter: Adapter<T>, vector: Vector): void => {
  const { game } = adapter;
  const table = {
    seats: adapter.seats(vector),
    options: game.schemas.options.parse(optionsOf(adapter, vector.options)),
  };
  expect(game.fits?.(table) ?? null).toBeNull();
  const script = adapter.script(vector);
  const chance = scriptedChance(script);

  let now = begin(adapter, vector, game.initial(table), (state) => game.open(state, chance));
  same(adapter.start(vector, now), 'start');
  for (const [index, step] of vector.steps.entries()) {
    const drawn = chance.used();
    const action = adapter.action?.(step.action) ?? step.action;
    const told = ask(game, now.state, step.seat, action, chance);
    const where = `step ${index}: ${JSON.stringify(step.action)}`;
    if (step.error !== undefined) {
      expect(told.ok ? 'accepted' : told.problem.code, where).toBe(step.error);
      expect(chance.used(), 'a refusal draws nothing').toBe(drawn);
      continue;
    }
    if (!told.ok) throw new Error(`${where} was refused: ${told.problem.code}, ${told.problem.detail}`);
    now = after(adapter, now.state, told.value);
    same(adapter.step(step.expect ?? {}, now), where);
  }
  same(adapter.result(vector, now), 'result');
  expect(chance.used(), 'the script is used up').toBe(script.length);
};

/** Options as given, with what they resolve to, or refused. */
export const checkOptions = <T extends RulesetTypes>(adapter: Adapter<T>, file: OptionsVector): void => {
  const { options } = adapter.game.schemas;
  for (const { options: given, resolved } of file.accepted)
    expect(options.parse(optionsOf(adapter, given))).toEqual(optionsOf(adapter, resolved));
  for (const refused of file.refused) {
    const parsed = options.safeParse(optionsOf(adapter, refused.options));
    const seats = refused.seats ?? adapter.game.seats.max;
    const fits = parsed.success
      ? (adapter.game.fits?.({ seats, options: parsed.data }) ?? null) === null
      : false;
    const seated = seats >= adapter.game.seats.min && seats <= adapter.game.seats.max;
    expect(fits && seated, JSON.stringify(refused)).toBe(false);
  }
};

export interface OptionsVector {
  readonly accepted: readonly { readonly options: Vector['options']; readonly resolved: Vector['options'] }[];
  readonly refused: readonly { readonly options: Vector['options']; readonly seats?: number }[];
}

const optionsOf = <T extends RulesetTypes>(
  adapter: Adapter<T>,
  given: Vector['options'],
): Vector['options'] => adapter.options?.(given) ?? given;

const begin = <T extends RulesetTypes>(
  adapter: Adapter<T>,
  vector: Vector,
  initial: T['State'],
  open: (state: T['State']) => readonly T['Event'][],
): Replayed<T> => {
  const position = adapter.position?.(vector);
  return position === undefined ? after(adapter, initial, open(initial)) : after(adapter, position, []);
};

const after = <T extends RulesetTypes>(
  { game }: Adapter<T>,
  before: T['State'],
  events: readonly T['Event'][],
): Replayed<T> => {
  const state = events.reduce<T['State']>((s, e) => game.evolve(s, e), before);
  return { state, events, outcome: game.outcome(state) };
};

const same = ({ said, expected }: Comparison, where: string): void => {
  expect(said, where).toEqual(expected);
};
