import { describe as chapter, expect, test } from 'vitest';
import { BOT_LEVELS, type BotLevel, botAnswer } from '../../engine/bot.js';
import { seededChance } from '../../engine/chance/seeded.js';
import { jackaroo } from './index.js';
import type { Action } from './model.js';
import { play, type Setting, stateOf } from './test-scene.js';

/** How often a bot may look at the clock: it answers from what it has found by then. */
const LOOKS = 30;

const asked = (level: BotLevel, given: Setting, luck = 'a seat', looks = LOOKS): Action => {
  const state = stateOf(given);
  let left = looks;
  return botAnswer(jackaroo, {
    seat: state.seatToAct,
    seats: state.table.seats,
    options: state.table.options,
    view: jackaroo.view(state, state.seatToAct),
    level,
    chance: seededChance(luck),
    hasTime: () => left-- > 0,
  });
};

const PLANNERS = BOT_LEVELS.filter((level) => level !== 'easy');
const LUCKS = Array.from({ length: 40 }, (_, luck) => String(luck));

chapter('the easy bot, the computer player of the course', () => {
  const answers = (given: Setting): readonly Action[] => LUCKS.map((luck) => asked('easy', given, luck));

  test('plays whenever it can, any card that has a play', () => {
    const given = { hands: [['2C1', 'AC1', '3C1', '6C1']], track: { '0-0': 10 } };
    const played = new Set(answers(given).map(({ type, card }) => `${type} ${card}`));
    expect(played).toEqual(new Set(['play 2C1', 'play AC1', 'play 3C1', 'play 6C1']));
  });

  test('throws the first card of its hand away when nothing can be played', () => {
    expect(new Set(answers({ hands: [['9C1', '2C1', '3C1', '6C1']] }).map(({ card }) => card))).toEqual(
      new Set(['9C1']),
    );
  });

  test('does not discard where it may but need not', () => {
    const given = { hands: [['9C1', '2C1', 'AC1', '6C1']], options: { discardRule: 'any' } };
    for (const action of answers(given)) expect(action).toEqual(play('AC1'));
  });

  test('splits a Seven three and four, and in one order of the two marbles or the other', () => {
    const given = { hands: [['7C1']], turnNumber: 3, track: { '0-0': 10, '0-1': 40 } };
    const said = new Set(answers(given).map((action) => JSON.stringify(action)));
    expect(said).toEqual(
      new Set(
        [
          play('7C1', '0-0'),
          play('7C1', '0-1'),
          { ...play('7C1', '0-0', '0-1'), split: 3 },
          { ...play('7C1', '0-1', '0-0'), split: 3 },
        ].map((action) => JSON.stringify(action)),
      ),
    );
  });

  test('swaps with its own marble named first, as the rules list it', () => {
    const given = { hands: [['JC1']], turnNumber: 3, track: { '0-0': 10, '2-1': 40 } };
    const said = new Set(answers(given).map((action) => JSON.stringify(action)));
    expect(said).toEqual(
      new Set([play('JC1', '0-0'), play('JC1', '0-0', '2-1')].map((action) => JSON.stringify(action))),
    );
  });
});

chapter('a bot with a plan', () => {
  test.each(PLANNERS)('wins when it can (%s)', (level) => {
    const given = { track: { '0-0': 96 }, safe: { '0-1': 1, '0-2': 2, '0-3': 3 } };
    expect(asked(level, { ...given, hands: [['9C1', '2C1', '3C1', '4C1']] })).toEqual(play('3C1', '0-0'));
  });

  test.each(PLANNERS)('goes backward from its base to its entry, not all the way round (%s)', (level) => {
    const given = { hands: [['4C1', '2C1']], turnNumber: 2, track: { '0-0': 0 } };
    expect(asked(level, given)).toEqual(play('4C1', '0-0'));
  });

  test.each(PLANNERS)('swaps a fresh marble for one that stands before its entry (%s)', (level) => {
    const given = { hands: [['JC1']], turnNumber: 3, track: { '0-0': 2, '2-0': 95 } };
    expect(asked(level, given)).toEqual(play('JC1', '0-0', '2-0'));
  });

  test.each(PLANNERS)('catches a marble rather than walk past it (%s)', (level) => {
    const given = {
      seats: 2,
      hands: [['6C1', '8C1']],
      turnNumber: 2,
      track: { '0-0': 10, '1-0': 16 },
      safe: { '1-1': 3 },
    };
    expect(asked(level, given)).toEqual(play('6C1', '0-0'));
  });

  test.each(PLANNERS)('burns the marble that is nearest to its goal (%s)', (level) => {
    const given = { hands: [['marble-burner']], turnNumber: 3, track: { '1-0': 30, '2-0': 47, '3-1': 80 } };
    expect(asked(level, given)).toEqual(play('marble-burner', '2-0'));
  });

  test.each(PLANNERS)('does not walk into a trap that it sees (%s)', (level) => {
    const given = {
      hands: [['6C1', '5C1']],
      turnNumber: 2,
      track: { '0-0': 10 },
      traps: [16],
      options: { trapsVisible: true },
    };
    expect(asked(level, given)).toEqual(play('5C1', '0-0'));
  });

  test.each(PLANNERS)('fills its zone from the far end (%s)', (level) => {
    const given = { hands: [['2C1', '3C1']], turnNumber: 2, track: { '0-0': 10 }, safe: { '0-1': 0 } };
    expect(asked(level, given)).toEqual(play('3C1', '0-1'));
  });

  test.each(PLANNERS)('keeps its Ace for a marble at home (%s)', (level) => {
    const given = { hands: [['AC1', '2C1']], turnNumber: 2, track: { '0-0': 0 } };
    expect(asked(level, given)).toEqual(play('2C1', '0-0'));
  });
});

chapter('the hard bot', () => {
  test('has an answer even when there is no time at all', () => {
    expect(asked('hard', { hands: [['9C1', '2C1', 'KC1', '6C1']] }, 'a seat', 0)).toEqual(play('KC1'));
  });

  test('keeps the card that finishes for the turn it is needed in', () => {
    // The Three goes home from 98 only if the Two is not spent on the same marble first.
    const given = {
      seats: 2,
      hands: [['3C1', '2C1']],
      turnNumber: 2,
      track: { '0-0': 97 },
      safe: { '0-1': 3 },
    };
    expect(asked('hard', given)).toEqual(play('3C1', '0-0'));
  });
});
