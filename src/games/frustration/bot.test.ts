import { describe as chapter, expect, test } from 'vitest';
import {
  at,
  hit,
  moved,
  pieces,
  type Rules,
  remained,
  rolled,
  wentHome,
} from '../../../test/support/frustration-scenes.js';
import { type BotLevel, botAnswer } from '../../engine/bot.js';
import { seededChance } from '../../engine/chance/seeded.js';
import { LoneRace } from './bot/lone-race.js';
import { frustration as game } from './index.js';
import { type Event, Options } from './model.js';

/** What a bot in seat 0 does with a roll, two pieces standing on these indices before it. */
const answer = (level: BotLevel, rules: Rules, before: readonly [number, number], ...events: Event[]) => {
  const { state } = pieces(rules, ...before).given(...events);
  const view = game.view(state, 0);
  const chance = seededChance('bot');
  return botAnswer(game, { seat: 0, seats: 2, options: rules, view, level, chance, hasTime: () => true })
    .type;
};

const PLANNERS = ['medium', 'hard'] as const;

chapter('bots with a plan', () => {
  test.each(PLANNERS)('%s: roll when there is nothing to decide', (level) => {
    expect(answer(level, { undos: 2 }, [3, 4])).toBe('roll');
  });

  test.each(PLANNERS)('%s: take back the lowest roll', (level) => {
    expect(answer(level, { undos: 2 }, [0, 0], rolled(0, 1, 1, 1), moved(0, at(0, 0), at(0, 2)))).toBe(
      'undo',
    );
  });

  test.each(PLANNERS)('%s: keep the highest roll', (level) => {
    expect(answer(level, { undos: 2 }, [0, 0], rolled(0, 1, 6, 6), moved(0, at(0, 0), at(0, 12)))).toBe(
      'keep',
    );
  });

  test.each(PLANNERS)('%s: take back a lost turn', (level) => {
    const lost = [rolled(0, 1, 4, 5), hit(0, 1, 10, 'forfeited'), remained(0, at(0, 0), 'hit')];
    expect(answer(level, { hitRule: 'forfeit', undos: 1 }, [0, 0], ...lost)).toBe('undo');
  });

  test.each(PLANNERS)('%s: keep a low roll that sends the leader HOME', (level) => {
    const sent = [
      rolled(0, 1, 1, 1),
      moved(0, at(0, 6), at(0, 8)),
      hit(0, 1, 9, 'sent-home'),
      wentHome(1, at(1, 17), at(1, 0)),
    ];
    expect(answer(level, { hitRule: 'send-home', undos: 1 }, [6, 17], ...sent)).toBe('keep');
  });
});

chapter('hard', () => {
  test('spends its undo when the other wins with the next roll, however good the own roll was', () => {
    // From 10 only 10 or more wins now; the other on 18 wins with anything.
    const good = [rolled(0, 1, 4, 5), moved(0, at(0, 10), at(0, 19))];
    expect(answer('medium', { undos: 1 }, [10, 18], ...good)).toBe('keep');
    expect(answer('hard', { undos: 1 }, [10, 18], ...good)).toBe('undo');
  });

  test('does not stay where two dice can never finish', () => {
    const stuck = [rolled(0, 1, 3, 4), moved(0, at(0, 12), at(0, 19))];
    expect(answer('medium', { endRule: 'forfeit', undos: 1 }, [12, 0], ...stuck)).toBe('keep');
    expect(answer('hard', { endRule: 'forfeit', undos: 1 }, [12, 0], ...stuck)).toBe('undo');
  });
});

chapter('the odds of a race alone', () => {
  const race = (rules: Rules) => new LoneRace(Options.parse(rules));

  test('who needs eight with two dice has fifteen chances in 36 to make it at once', () => {
    expect(race({}).notHomeAfter(0, 12, 1)).toBeCloseTo(1 - 15 / 36);
    expect(race({ endRule: 'forfeit' }).notHomeAfter(0, 12, 1)).toBeCloseTo(1 - 5 / 36);
  });

  test('an undo is a second chance', () => {
    expect(race({ dice: 1, endRule: 'forfeit', undos: 1 }).notHomeAfter(1, 19, 1)).toBeCloseTo((5 / 6) ** 2);
  });

  test('one square before END two dice never finish under exact END', () => {
    expect(race({ endRule: 'forfeit' }).notHomeAfter(0, 19, 60)).toBeCloseTo(1);
  });
});
