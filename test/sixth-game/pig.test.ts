import { describe, expect, test } from 'vitest';
import { BOT_LEVELS, type BotLevel } from '../../src/engine/bot.js';
import { scriptedChance } from '../../src/engine/chance/scripted.js';
import { seededChance } from '../../src/engine/chance/seeded.js';
import type { Match } from '../../src/engine/match.js';
import { oddsFor } from '../../src/engine/odds.js';
import { winnerOf } from '../../src/engine/outcome.js';
import { type LaidTable, rulebook } from '../../src/engine/rulebook.js';
import type { Ruleset, RulesetTypes, Said } from '../../src/engine/ruleset.js';
import { answersAsItsSeat } from '../../src/kit/laws/bots.js';
import { obeysTheLaws } from '../../src/kit/laws/contract.js';
import { saysWhenNobodyActs } from '../../src/kit/laws/halts.js';
import { tablesOf } from '../../src/kit/laws/random-play.js';
import { keepsSecrets } from '../../src/kit/laws/secrets.js';
import { pig } from './pig.js';

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

  test('has a picture: its text board, with every name escaped and every space kept', () => {
    const names = ['Ann', 'Bo <b>&'];
    const picture = begun().picture('spectator', names);
    expect(picture).toContain('Bo &#60;b&#62;&#38;');
    expect(picture).not.toContain('<b>');
    const lines = [...picture.matchAll(/<text [^>]*>([^<]*)</g)].map(([, line = '']) =>
      line.replaceAll('\u00a0', ' '),
    );
    expect(lines.at(0)).toBe(begun().draw('spectator', names).split('\n').at(0));
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
