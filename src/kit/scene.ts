import type { Lot } from '../engine/chance/chance.js';
import { scriptedChance } from '../engine/chance/scripted.js';
import { ask } from '../engine/refusal.js';
import type { MinimalRuleset, RulesetTypes, Seat } from '../engine/ruleset.js';
import { inShort, must, mustBeSame } from './laws/broken.js';
import { isRefusedInFull } from './laws/other-refusals.js';

/** Given what happened, when somebody acts, then this follows: the form in which rules are tested. */
export interface Scene<T extends RulesetTypes> {
  /** What happened so far, after an empty table: luck already fallen is written in the events. */
  given(...events: readonly T['Event'][]): Scene<T>;
  /** Somebody asks for something; `luck` is what will be drawn. The action is anything a caller may send. */
  when(seat: Seat, action: unknown, ...luck: readonly Lot[]): Told<T>;
  readonly state: T['State'];
}

export interface Told<T extends RulesetTypes> {
  thenHappens(...events: readonly T['Event'][]): T['State'];
  thenRefused(code: string, detail?: RegExp): void;
}

export const scene = <T extends RulesetTypes>(
  game: MinimalRuleset<T>,
  seats: number,
  options: { readonly [option: string]: unknown } = {},
): Scene<T> => {
  const table = { seats, options: game.schemas.options.parse(options) };
  return sceneAt(game, game.initial(table));
};

/** A scene that begins in the middle, from a position. */
export const sceneAt = <T extends RulesetTypes>(game: MinimalRuleset<T>, state: T['State']): Scene<T> => {
  const after = (events: readonly T['Event'][]): T['State'] =>
    events.reduce<T['State']>((before, event) => game.evolve(before, event), state);
  return {
    state,
    given: (...events) => sceneAt(game, after(events)),
    when(seat, action, ...luck) {
      const chance = scriptedChance(luck);
      const told = ask(game, state, seat, action, chance);
      return {
        thenHappens(...events) {
          mustBeSame(told, { ok: true, value: events }, () => `what follows from ${inShort(action)}`);
          mustBeSame(chance.used(), luck.length, () => 'all the luck of this scene is drawn');
          return after(events);
        },
        thenRefused(code, detail = /./) {
          must(!told.ok, () => `${inShort(action)} should be refused as ${code}, and is accepted`);
          mustBeSame(told.problem.code, code, () => `why ${inShort(action)} is refused`);
          must(
            detail.test(told.problem.detail),
            () => `the refusal should say ${detail}, and says ${inShort(told.problem.detail)}`,
          );
          mustBeSame(chance.used(), 0, () => 'a refusal draws nothing');
          isRefusedInFull(game, code, { state, seat, action }, told.problem.detail);
        },
      };
    },
  };
};
