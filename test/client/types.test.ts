import { describe, expectTypeOf, test } from 'vitest';
import type { Action, Game, Parlor, Ruleset, View } from '../../src/client/index.js';

/**
 * What must not compile. `npm run check:types` reads this file: an expected error that does not come is an error itself.
 * The functions are never called.
 */
const mistakes = [
  async (parlor: Parlor, game: Game<'knucklebones'>) => {
    await parlor.act(game, { type: 'place', column: 1 });
    // @ts-expect-error Knucklebones has no such action.
    await parlor.act(game, { type: 'roll' });
    // @ts-expect-error A column is a number.
    await parlor.act(game, { type: 'place', column: 'left' });
    // @ts-expect-error A column must be named.
    await parlor.act(game, { type: 'place' });
    // @ts-expect-error There is no such field.
    await parlor.act(game, { type: 'place', column: 1, row: 2 });
  },
  async (parlor: Parlor) => {
    await parlor.createGame({ ruleset: 'dastan', options: { rows: 6 } });
    // @ts-expect-error There is no such ruleset.
    await parlor.createGame({ ruleset: 'chess' });
    // @ts-expect-error Dastan has no dice.
    await parlor.createGame({ ruleset: 'dastan', options: { dice: 2 } });
    // @ts-expect-error Nobody is called so.
    await parlor.createGame({ ruleset: 'dastan', seats: [{ player: 'you' }] });
  },
  (parlor: Parlor, game: Game<'cant-stop'>) =>
    // @ts-expect-error A bot for Can't Stop must not play Dastan.
    parlor.play(game, () => ({ type: 'take-offer', position: 1 })),
  async (parlor: Parlor, game: Game<'dastan'>) => {
    for await (const { event } of parlor.follow(game)) {
      // @ts-expect-error Nothing is destroyed in Dastan.
      if (event.type === 'destroyed') return;
    }
  },
];

describe('the types of the client', () => {
  test('know the actions of a game by its ruleset', () => {
    expectTypeOf<Action<'knucklebones'>>().toEqualTypeOf<{ type: 'place'; column: number }>();
    expectTypeOf<Action<'cant-stop'>['type']>().toEqualTypeOf<'roll' | 'advance' | 'stop'>();
  });

  test('know the view of a game of which only the ruleset was asked', () => {
    const dieOf = (game: Game): number | null | undefined =>
      game.ruleset === 'knucklebones' ? game.view?.die : null;
    expectTypeOf(dieOf).returns.toEqualTypeOf<number | null | undefined>();
    expectTypeOf<View<'knucklebones'>['phase']>().toEqualTypeOf<'to-place' | 'midway' | 'over'>();
  });

  test('know the rulesets on the shelf by name', () => {
    expectTypeOf<'cant-stop' | 'dastan' | 'frustration' | 'jackaroo' | 'knucklebones'>().toExtend<Ruleset>();
    expectTypeOf<string>().not.toExtend<Ruleset>();
  });

  test('keep mistakes from compiling', () => {
    expectTypeOf(mistakes).toBeArray();
  });
});
