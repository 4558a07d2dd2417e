import { describe as chapter, expect, test } from 'vitest';
import { seededChance } from '../../../engine/chance/seeded.js';
import { randomPlay, tablesOf } from '../../../kit/laws/random-play.js';
import { dastan } from '../index.js';
import type { State } from '../model.js';
import { listEndings } from './candidates.js';
import { movesOf } from './deepening.js';
import {
  ARMY,
  actionOf,
  BY_OFFER,
  choiceOf,
  mirzaNumber,
  NOBODY,
  packMove,
  play,
  playPass,
  type Study,
  studyOf,
  takeBack,
  takeBackPass,
} from './study.js';

/** A study in words that do not depend on which piece is which. */
const written = ({ at, scores, queues, seatToAct, turnsPlayed, passes, isOver }: Study) => ({
  board: Array.from(at, standing).join(''),
  scores: [...scores],
  queues: [...queues],
  seatToAct,
  turnsPlayed,
  passes,
  isOver,
});

const standing = (man: number): string => {
  if (man === NOBODY) return '.';
  const sign = man <= ARMY ? 'a' : 'b';
  return man === mirzaNumber(0) || man === mirzaNumber(1) ? sign.toUpperCase() : sign;
};

const writtenByRules = (state: State) => ({ ...written(studyOf(state)), isOver: state.ended !== null });

/** What the rules make of every action that ends a turn. */
const turnsFrom = (state: State) =>
  dastan
    .legal(state, state.seatToAct)
    .filter((action) => action.type !== 'take-offer')
    .map((action) => {
      const told = dastan.decide(state, state.seatToAct, action, seededChance('unused'));
      return { action, next: told.ok ? told.value.reduce(dastan.evolve, state) : state };
    });

chapter('a study', () => {
  test.each(tablesOf(dastan))('goes by the rules and back again: $name', ({ table }) => {
    const moments = [...randomPlay(dastan, table, seededChance('study'))].slice(0, -1);
    for (const { state } of moments.filter((_, index) => index % 9 === 0)) {
      const study = studyOf(state);
      const before = written(study);
      for (const { action, next } of turnsFrom(state)) {
        if (action.type === 'move') play(study, packMove(action.choice, action.from, action.to));
        else playPass(study);
        expect(written(study)).toEqual(writtenByRules(next));
        if (action.type === 'move') takeBack(study);
        else takeBackPass(study);
        expect(written(study)).toEqual(before);
      }
    }
  });

  test.each(tablesOf(dastan))('lists the moves and the endings of the rules: $name', ({ table }) => {
    const unlimited = { ...table, options: { ...table.options, maxTurns: null } };
    const moments = [...randomPlay(dastan, unlimited, seededChance('lists'), 2000)].slice(0, -1);
    for (const { state } of moments.filter((_, index) => index % 9 === 0)) {
      const turns = turnsFrom(state).filter(({ action }) => action.type === 'move');
      const study = studyOf(state);
      const listed = movesOf(study).map(actionOf);
      expect(listed).toHaveLength(turns.length);
      expect(listed).toEqual(expect.arrayContaining(turns.map(({ action }) => action)));
      const endings: number[] = [];
      endings.length = listEndings(study, endings);
      const byQueue = endings.filter((move) => choiceOf(move) !== BY_OFFER).map(actionOf);
      const byRules = turns.filter(({ next }) => next.ended !== null).map(({ action }) => action);
      expect(byQueue).toHaveLength(byRules.length);
      expect(byQueue).toEqual(expect.arrayContaining(byRules));
    }
  });
});
