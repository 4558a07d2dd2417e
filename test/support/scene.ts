import { expect } from 'vitest';
import type { Lot } from '../../src/engine/chance/chance.js';
import { scriptedChance } from '../../src/engine/chance/scripted.js';
import { ask } from '../../src/engine/match.js';
import type { Ruleset, RulesetTypes, Seat } from '../../src/engine/ruleset.js';

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
  game: Ruleset<T>,
  seats: number,
  options: { readonly [option: string]: unknown } = {},
): Scene<T> => {
  const table = { seats, options: game.schemas.options.parse(options) };
  return sceneAt(game, game.initial(table));
};

/** A scene that begins in the middle, from a position. */
export const sceneAt = <T extends RulesetTypes>(game: Ruleset<T>, state: T['State']): Scene<T> => ({
  state,
  given: (...events) =>
    sceneAt(
      game,
      events.reduce<T['State']>((s, e) => game.evolve(s, e), state),
    ),
  when(seat, action, ...luck) {
    const chance = scriptedChance(luck);
    const told = ask(game, state, seat, action, chance);
    return {
      thenHappens(...events) {
        expect(told).toEqual({ ok: true, value: events });
        expect(chance.used(), 'all the luck of this scene is drawn').toBe(luck.length);
        return events.reduce<T['State']>((s, e) => game.evolve(s, e), state);
      },
      thenRefused(code, detail = /./) {
        expect(told).toMatchObject({ ok: false, problem: { code, detail: expect.stringMatching(detail) } });
        expect(chance.used(), 'a refusal draws nothing').toBe(0);
      },
    };
  },
});
