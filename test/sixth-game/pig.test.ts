import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { goofspiel } from '../../examples/games/goofspiel/index.js';
import { pig } from '../../examples/games/pig/index.js';
import { BOT_LEVELS, type BotLevel } from '../../src/engine/bot.js';
import { scriptedChance } from '../../src/engine/chance/scripted.js';
import { seededChance } from '../../src/engine/chance/seeded.js';
import { complete } from '../../src/engine/defaults/complete.js';
import type { Match } from '../../src/engine/match.js';
import { oddsFor } from '../../src/engine/odds.js';
import { winnerOf } from '../../src/engine/outcome.js';
import { type LaidTable, rulebook } from '../../src/engine/rulebook.js';
import type { MinimalRuleset, Ruleset, RulesetTypes, Said } from '../../src/engine/ruleset.js';
import { quickLawsOf } from '../../src/kit/laws/all.js';
import { answersAsItsSeat } from '../../src/kit/laws/bots.js';
import { obeysTheLaws } from '../../src/kit/laws/contract.js';
import { saysWhenNobodyActs } from '../../src/kit/laws/halts.js';
import { tablesOf } from '../../src/kit/laws/random-play.js';
import { keepsSecrets } from '../../src/kit/laws/secrets.js';

/** Pig leaves out all that may be left out: what is tested here is what the engine gives it instead. */

const book = rulebook(pig);

const laid = (options: object): LaidTable => {
  const table = book.lay(2, options);
  if (!table.ok) throw new Error('Pig does not take these options');
  return table.value;
};

const played = (match: Match, ...actions: readonly [action: Said, face?: number][]): Match =>
  actions.reduce((now, [action, face]) => {
    const [seat = 0] = now.toAct;
    const turn = now.act(seat, action, scriptedChance(face === undefined ? [] : [face]));
    if (!turn.ok) throw new Error(turn.problem.detail);
    return turn.value.match;
  }, match);

const ROLL = { type: 'roll' };
const HOLD = { type: 'hold' };
const begun = (options: object = {}): Match => laid(options).open(seededChance('any')).match;

describe('a ruleset without odds, picture and bots', () => {
  test('obeys the laws like any other', () => book.unseal(laws));

  test('has odds: the events that may come, counted, and how the game may end', () => {
    const match = played(begun({ goal: 10 }), [ROLL, 6], [ROLL, 5]);
    const [rolls, holds] = oddsFor(match, 0);
    expect(rolls).toMatchObject({ label: 'Roll the die', basis: { kind: 'exact', ways: 6 } });
    expect(rolls?.outcomes).toEqual([
      { what: 'rolled', text: 'Rolled.', chance: 1, of: [6, 6] },
      { what: 'turn-passed', text: 'Turn passed.', chance: 0.166667, of: [1, 6] },
    ]);
    expect(holds?.outcomes.map(({ what, chance }) => [what, chance])).toEqual([
      ['held', 1],
      ['wins', 1],
    ]);
  });

  test('has a picture: its text board, with every name escaped, every column kept, and no more room than names need', () => {
    const names = ['Ann', 'Bo <b>&'];
    const picture = begun().picture('spectator', names);
    expect(picture).toContain('Bo &#60;b&#62;&#38;');
    expect(picture).not.toContain('<b>');
    const lines = [...picture.matchAll(/<text [^>]*>([^<]*)</g)].map(([, line = '']) =>
      line.replaceAll('\u00a0', ' '),
    );
    expect(lines.slice(0, 2)).toEqual(['Ann       0 *', 'Bo &#60;b&#62;&#38;   0']);
    expect(lines.at(-1)).toBe('0 points in this turn; 100 win the game.');
  });

  test('has a bot that plays worlds out, and beats the one without a plan', () => {
    const games = Array.from({ length: 30 }, (_, game) => game);
    const won = games.filter((game) => winnerSeat('medium', game) === game % 2);
    expect(won.length).toBeGreaterThan(20);
  });

  test('has bots that give the same answer to the same question, and one even without any time', () => {
    const match = played(begun(), [ROLL, 4]);
    for (const level of BOT_LEVELS) {
      expect(answer(match, level, 'luck', 200)).toEqual(answer(match, level, 'luck', 200));
      expect(match.legal(0)).toContainEqual(answer(match, level, 'luck', 0));
    }
  });

  test('has bots that see a win and take it', () => {
    const match = played(begun({ goal: 20 }), [ROLL, 6], [ROLL, 6], [ROLL, 6], [ROLL, 6]);
    for (const level of ['medium', 'hard'] as const) expect(answer(match, level, 'luck', 200)).toEqual(HOLD);
  });
});

describe('a ruleset without words', () => {
  const { label: _label, describe: _describe, ...mute } = pig;
  const { label: _, describe: __, ...sealed } = goofspiel;
  const seat = z.int();
  const place = { type: 'place', column: 1 };
  const titled = (action: z.ZodType<Said>): MinimalRuleset<RulesetTypes> => ({
    ...Object(mute),
    schemas: { ...mute.schemas, action, sighting: action },
  });

  test('obeys the laws like any other, hidden bids or none', () => {
    for (const { check } of [...quickLawsOf(mute), ...quickLawsOf(sealed)]) check();
  });

  test('has labels: what the schema calls an action, and its fields', () => {
    const { label } = complete(mute);
    const view = mute.view(mute.initial({ seats: 2, options: { goal: 10 } }), 0);
    expect([label(view, { type: 'roll' }), label(view, { type: 'hold' })]).toEqual([
      'Roll the die',
      'Keep your points',
    ]);
    const said = (action: Said, meta: { title?: string; description?: string } = {}): string => {
      const fields = z.looseObject({ type: z.literal(action.type) });
      return complete(titled(fields.meta(meta))).label({}, action);
    };
    expect(said({ type: 'roll' })).toBe('Roll');
    expect(said({ type: 'take-offer' })).toBe('Take offer');
    expect(said(place)).toBe('Place: column 1');
    expect(said(place, { title: 'place a die' })).toBe('Place a die: column 1');
    expect(said(place, { description: 'Puts a die where it costs the other player the most.' })).toBe(
      'Place: column 1',
    );
    expect(said({ type: 'move', from: { row: 1, column: 2 }, isJump: true, ways: [1, 2] })).toBe(
      'Move: from row 1, column 2, is jump, ways 1 and 2',
    );
    expect(said({ type: 'say', words: 'so '.repeat(99) })).toHaveLength(72);
  });

  test('has sentences: who, what, and what the viewer may see of it', () => {
    const told = (sighting: Said, meta: { title?: string; description?: string } = {}): string => {
      const schema = z.looseObject({ type: z.literal(sighting.type), seat: seat.optional() });
      return complete(titled(z.discriminatedUnion('type', [schema.meta(meta)]))).describe(sighting, [
        'Ann',
        'Bo',
      ]);
    };
    expect(told({ type: 'rolled', seat: 0, face: 5 })).toBe('Ann rolled: face 5.');
    expect(told({ type: 'rolled', face: 5 })).toBe('Rolled: face 5.');
    expect(told({ type: 'rolled', seat: 1, face: 5 }, { title: 'Rolled the die' })).toBe(
      'Bo rolled the die: face 5.',
    );
    expect(told({ type: 'turn-passed', seat: 1 })).toBe('Turn passed: Bo.');
    expect(told({ type: 'dealt', seat: 0, card: null })).toBe('Ann dealt.');
    expect(told({ type: 'bids-shown', bids: [3, 1], prize: 2, winner: 1 })).toBe(
      'Bids shown: 3 and 1, prize 2, winner Bo.',
    );
  });
});

test('what a ruleset says itself goes before what the engine would say', () => {
  const own = rulebook({ ...pig, picture: () => '<svg/>' });
  const table = own.lay(2, {});
  if (!table.ok) throw new Error('Pig does not take these options');
  expect(table.value.open(seededChance('any')).match.picture('spectator', [])).toBe('<svg/>');
});

function laws<T extends RulesetTypes>(ruleset: Ruleset<T>): void {
  for (const { table } of tablesOf(ruleset)) {
    obeysTheLaws(ruleset, table, 'one');
    saysWhenNobodyActs(ruleset, table);
    keepsSecrets(ruleset, table, seededChance('secrets'));
    for (const level of BOT_LEVELS) answersAsItsSeat(ruleset, table, level);
  }
}

function answer(match: Match, level: BotLevel, seed: string, thoughts: number): Said {
  const [seat = 0] = match.toAct;
  let left = thoughts;
  return book.botAnswer({
    seat,
    seats: 2,
    options: { goal: match.view(seat).goal },
    view: match.view(seat),
    level,
    chance: seededChance(seed),
    hasTime: () => left-- > 0,
  });
}

/** Against the easy bot, in turns in either seat, with so little time that it is the same on any machine. */
function winnerSeat(level: BotLevel, game: number): number | null {
  const chance = seededChance(`game ${game}`);
  let { match } = laid({ goal: 30 }).open(chance);
  for (let thought = 0; match.outcome === null; thought++) {
    const [seat = 0] = match.toAct;
    const action = answer(match, seat === game % 2 ? level : 'easy', `${game} ${thought}`, 150);
    const turn = match.act(seat, action, chance);
    if (!turn.ok) throw new Error(turn.problem.detail);
    match = turn.value.match;
  }
  return winnerOf(match.outcome);
}
