import { describe as chapter, expect, test } from 'vitest';
import { BOT_LEVELS, type BotLevel, botAnswer } from '../../engine/bot.js';
import { seededChance } from '../../engine/chance/seeded.js';
import { type Drawing, drawnPosition } from './drawn-position.js';
import { dastan } from './index.js';
import type { Action, State } from './model.js';
import { mirzaOf } from './squares.js';

const options = dastan.schemas.options.parse({});
const drawn = (drawing: Omit<Drawing, 'options'>): State => drawnPosition({ options, ...drawing });

/** How often a bot may look at the clock: it answers from what it has found by then. */
const LOOKS = 20;

const asked = (level: BotLevel, state: State): Action => {
  let looks = LOOKS;
  return botAnswer(dastan, {
    seat: state.seatToAct,
    seats: 2,
    options: state.options,
    view: dastan.view(state, state.seatToAct),
    level,
    chance: seededChance(`${level} has a seat`),
    hasTime: () => looks-- > 0,
  });
};

const after = (state: State, action: Action, chance = seededChance('offers')): State => {
  const told = dastan.decide(state, state.seatToAct, action, chance);
  return told.ok ? told.value.reduce(dastan.evolve, state) : state;
};

const PLANNERS = BOT_LEVELS.filter((level) => level !== 'easy');

chapter('a bot with a plan', () => {
  const rows = ['..A...', '......', '......', '...a..', '.bb...', '...B..'];
  const capture = { type: 'move', choice: 1, from: 44, to: 64 };

  test.each(PLANNERS)('takes the mirza when that wins (%s)', (level) => {
    expect(asked(level, drawn({ rows, front: ['cuirassier'], scores: [100, 105] }))).toEqual(capture);
  });

  test.each(PLANNERS)('leaves the mirza alone when that would lose (%s)', (level) => {
    const behind = drawn({ rows, front: ['cuirassier'], scores: [80, 105] });
    expect(dastan.legal(behind, 0)).toContainEqual(capture);
    expect(asked(level, behind)).not.toMatchObject({ to: 64 });
  });

  test.each(PLANNERS)('enters the kotla when it is ahead (%s)', (level) => {
    const near = ['......', '......', '.....B', 'bb....', '..A...', '......'];
    const state = drawn({ rows: near, front: ['chowkidar'], scores: [104, 100] });
    expect(asked(level, state)).toEqual({ type: 'move', choice: 1, from: 53, to: 64 });
  });

  test.each(PLANNERS)('does not leave its mirza where the leader can take it (%s)', (level) => {
    const attacked = ['..A...', 'aaa...', '..b...', '......', '......', '...B..'];
    const state = drawn({ rows: attacked, scores: [90, 120] });
    const next = after(state, asked(level, state));
    const mirza = next.board.indexOf(mirzaOf(0));
    expect(dastan.legal(next, 1).filter((action) => action.type === 'move' && action.to === mirza)).toEqual(
      [],
    );
  });

  test.each(PLANNERS)('moves by the cheapest option when nothing is to be won by another (%s)', (level) => {
    expect(
      asked(level, drawn({ rows: ['..A...', '.aaaa.', '......', '......', '.bbbb.', '...B..'] })),
    ).toMatchObject({
      choice: 1,
    });
  });
});

chapter('the hard bot', () => {
  test('takes the offer that wins, and wins with it', () => {
    const rows = ['..A...', '......', '......', '...a..', '.bb...', '...B..'];
    const state = {
      ...drawn({ rows, front: ['ryott', 'faujdar', 'ryott'], scores: [110, 100] }),
      offer: 'cuirassier',
    } as const;
    const taking = asked('hard', state);
    expect(taking).toMatchObject({ type: 'take-offer' });
    expect(asked('hard', after(state, taking))).toMatchObject({ type: 'move', from: 44, to: 64 });
  });

  test('wins the game it is ahead in', () => {
    let state = drawn({
      rows: ['..A...', '.aaaa.', '......', '......', '.b....', '...B..'],
      scores: [110, 100],
    });
    const luck = seededChance('the offers');
    while (state.ended === null && state.turnsPlayed < 40) {
      const action = asked(state.seatToAct === 0 ? 'hard' : 'medium', state);
      state = after(state, action, luck);
    }
    expect(dastan.outcome(state)?.ranking).toEqual([[0], [1]]);
  });
});
