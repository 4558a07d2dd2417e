import { describe, expect, test } from 'vitest';
import { BOT_LEVELS } from '../../src/engine/bot.js';
import { seededChance } from '../../src/engine/chance/seeded.js';
import { itemAt } from '../../src/engine/item-at.js';
import { COMMON_REFUSALS } from '../../src/engine/match.js';
import type { Ruleset, RulesetTypes } from '../../src/engine/ruleset.js';
import { RULEBOOKS } from '../../src/games/registry.js';
import { answersAsItsSeat, momentsToAsk } from './bots.js';
import { saysWhenNobodyActs } from './halts.js';
import { obeysTheLaws } from './laws.js';
import { tablesOf } from './random-play.js';
import { keepsSecrets } from './secrets.js';
import { isSpelledAlike, saysWhoActs } from './spelling.js';

const SEEDS = ['one', 'two', 'three'];

for (const book of RULEBOOKS) {
  describe(book.id, () => {
    book.unseal(conformance);
  });
}

/** Of the first table three games are played, of each of the others one: what differs between them is little. */
const seedsFor = (index: number): readonly string[] =>
  index === 0 ? SEEDS : [itemAt(SEEDS, index % SEEDS.length)];

/** A section of a manual, from its heading to the next. */
const sectionOf = (manual: string, section: string): string =>
  manual.split(/^(?=#{2,} )/m).find((part) => part.replace(/^#+ /, '').match(/^[\d.]*\d/)?.[0] === section) ??
  '';

function conformance<T extends RulesetTypes>(game: Ruleset<T>): void {
  for (const [index, { name, table }] of tablesOf(game).entries()) {
    test.each(seedsFor(index))(`${name}: a random game obeys the laws (seed %s)`, (seed) => {
      obeysTheLaws(game, table, seed);
    });
    test(`${name}: bots of every level answer from what their seat sees, and legally`, () => {
      const moments = momentsToAsk(game, table);
      for (const level of BOT_LEVELS) answersAsItsSeat(game, table, moments, level);
    });
    test(`${name}: where nobody is to act, everything says so, and an end hides nothing`, () => {
      saysWhenNobodyActs(game, table);
    });
    test(`${name}: what is hidden stays hidden`, () => {
      keepsSecrets(game, table, seededChance('secrets'));
    });
  }

  test('its words are spelled as in every game', () => {
    isSpelledAlike(game);
    for (const { table } of tablesOf(game)) saysWhoActs(game, table);
  });

  test('every preset can be played', () => {
    expect(new Set(tablesOf(game).map(({ preset }) => preset))).toEqual(
      new Set(game.presets.map(({ id }) => id)),
    );
  });

  test('an option nobody knows is refused', () => {
    expect(game.schemas.options.safeParse({ nobodyKnowsThis: 1 }).success).toBe(false);
  });

  test('an action with a field nobody knows is malformed', () => {
    const [first] = tablesOf(game);
    if (first === undefined) throw new Error('no table to play at');
    const state = game.initial(first.table);
    const opened = game
      .open(state, seededChance('law'))
      .reduce<T['State']>((s, e) => game.evolve(s, e), state);
    const [seat = 0] = game.toAct(opened);
    const [action] = game.legal(opened, seat);
    expect(game.schemas.action.safeParse({ ...action, nobodyKnowsThis: 1 }).success).toBe(false);
  });

  test('refusals have codes of their own, a title and a section of the manual', () => {
    for (const [code, entry] of Object.entries<Ruleset<T>['refusals'][T['Refusal']]>(game.refusals)) {
      expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(Object.keys(COMMON_REFUSALS)).not.toContain(code);
      expect(entry.title).toMatch(/^[A-Z].*[^.]$/);
      expect(game.manual, `section ${entry.section}`).toMatch(
        new RegExp(`^#{2,} ${entry.section.replace('.', '\\.')}\\.? `, 'm'),
      );
      for (const words of entry.says.split(' … '))
        expect(sectionOf(game.manual, entry.section), `${code} quotes its section`).toContain(words);
      expect(entry.says, code).toMatch(/^[A-Z`].*\.$/);
    }
  });
}
