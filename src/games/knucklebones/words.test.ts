import { describe as chapter, expect, test } from 'vitest';
import { scene } from '../../kit/scene.js';
import { german } from './german.js';
import { knucklebones as game } from './index.js';
import type { Event } from './model.js';
import { boardScore } from './score.js';

chapter('dice that are destroyed', () => {
  test.each<[Event, english: string, german: string]>([
    [
      { type: 'destroyed', seat: 1, column: 2, face: 5, count: 2 },
      'Bo loses two 5s from the third column: −20.',
      'Bo verliert zwei Fünfen aus der dritten Spalte: −20.',
    ],
    [
      { type: 'destroyed', seat: 0, column: 0, face: 1, count: 1 },
      'Ann loses a 1 from the first column: −1.',
      'Ann verliert eine Eins aus der ersten Spalte: −1.',
    ],
  ])('%j', (event, inEnglish, inGerman) => {
    expect(game.describe(event, ['Ann', 'Bo'])).toBe(inEnglish);
    expect(german.describe(event, ['Ann', 'Bo'])).toBe(inGerman);
  });

  test('cost as many points as the board then has less', () => {
    const before = scene(game, 2, { width: 3, height: 3 }).given(
      { type: 'placed', seat: 1, column: 0, slot: 0, face: 4 },
      { type: 'placed', seat: 1, column: 0, slot: 1, face: 6 },
      { type: 'placed', seat: 1, column: 0, slot: 2, face: 4 },
    ).state;
    const event: Event = { type: 'destroyed', seat: 1, column: 0, face: 4, count: 2 };
    const lost = boardScore(before, 1) - boardScore(game.evolve(before, event), 1);
    expect(game.describe(event, ['Ann', 'Bo'])).toMatch(new RegExp(`: −${lost}\\.$`));
  });
});
