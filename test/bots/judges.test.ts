import { describe, expect, test } from 'vitest';
import { botAnswer } from '../../src/engine/bot.js';
import { seededChance } from '../../src/engine/chance/seeded.js';
import { judgedByBot } from '../../src/engine/judged.js';
import type { Ruleset, RulesetTypes } from '../../src/engine/ruleset.js';
import { RULEBOOKS, rulebookOf } from '../../src/games/registry.js';
import { randomPlay } from '../../src/kit/laws/random-play.js';

/** What hard bots say of each choice, where they choose by chances to win. */

const MOMENTS = 5;

const judgedIn = <T extends RulesetTypes>(ruleset: Ruleset<T>) => {
  const table = { seats: ruleset.seats.min, options: ruleset.schemas.options.parse({}) };
  const moments = [...randomPlay(ruleset, table, seededChance('judges'))].slice(0, -1);
  const everyNth = Math.ceil(moments.length / MOMENTS);
  return moments
    .filter((_, index) => index % everyNth === 0)
    .flatMap(({ state }) =>
      ruleset.toAct(state).map((seat) => {
        const asked = () => {
          let looks = 0;
          const hasTime = () => looks++ < 3;
          const chance = seededChance('a judge');
          return {
            seat,
            seats: table.seats,
            options: table.options,
            view: ruleset.view(state, seat),
            chance,
            hasTime,
          };
        };
        return {
          legal: ruleset.legal(state, seat).map((action) => JSON.stringify(action)),
          judged: judgedByBot(ruleset, asked()),
          best: JSON.stringify(botAnswer(ruleset, { ...asked(), level: 'hard' })),
        };
      }),
    );
};

describe.each(RULEBOOKS.map((book) => [book.id, book] as const))('%s', (id, book) => {
  test('every choice has a chance within its interval, or none has one', () => {
    for (const { legal, judged } of book.unseal(judgedIn)) {
      if (id === 'dastan') {
        expect(judged).toBeNull();
        continue;
      }
      expect(judged?.map(({ action }) => JSON.stringify(action)).toSorted()).toEqual(legal.toSorted());
      for (const { chance, low, high } of judged ?? []) {
        expect(low <= chance && chance <= high && low >= 0 && high <= 1).toBe(true);
        // Where nothing is decided there is doubt.
        if (chance > 0.1 && chance < 0.9) expect(high - low).toBeGreaterThan(0.02);
      }
    }
  });
});

test.each(['knucklebones', 'cant-stop', 'frustration'])(
  'what %s’s hard bot does is what it thinks best',
  (id) => {
    const moments = rulebookOf(id)?.unseal(judgedIn) ?? [];
    expect(moments.length).toBeGreaterThan(2);
    for (const { judged, best } of moments) {
      const most = Math.max(...(judged ?? []).map(({ chance }) => chance));
      const own = judged?.find(({ action }) => JSON.stringify(action) === best);
      expect(own?.chance).toBe(most);
    }
  },
);

/** On a board with one place the first die ends the game. */
const atOnce = <T extends RulesetTypes>(ruleset: Ruleset<T>) => {
  const table = { seats: 2, options: ruleset.schemas.options.parse({ width: 1, height: 1 }) };
  const [first] = randomPlay(ruleset, table, seededChance('at once'));
  if (first === undefined) return expect.fail();
  const [seat = 0] = ruleset.toAct(first.state);
  const view = ruleset.view(first.state, seat);
  const chance = seededChance('a judge');
  return judgedByBot(ruleset, { seat, ...table, view, chance, hasTime: () => true });
};

test('what wins at once is a win, without doubt', () => {
  expect(rulebookOf('knucklebones')?.unseal(atOnce)).toEqual([
    { action: { type: 'place', column: 0 }, chance: 1, low: 1, high: 1 },
  ]);
});
